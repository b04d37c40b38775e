import LifecycleModel

/// The file that watches SwiftUI's scene phase; the members are the tags of `Swift/ScenePhaseObserver.mustache`.
struct ScenePhaseObserverFile: Sendable {
  /// The lines of the documentation comment.
  let typeComment: [String]
  /// `@available(…)`.
  let typeAttributes: [String]
  /// The delegate's name as a string literal.
  let delegateLiteral: String
  /// Whether the page begins with the systems whose `onChange(of:initial:_:)` gives the old value too.
  let hasTwoParameters: Bool

  /// Writes the file of an observed delegate.
  init(_ id: DelegateID, in lifecycle: Lifecycle) {
    let baseline = SwiftBaseline(lifecycle)
    let summary = "Logs every value that SwiftUI's scene phase takes, for the scene of the view it modifies."
    let usage = "    ContentView().modifier(ScenePhaseObserver())"
    typeComment = SwiftComment.lines([lifecycle[id].documentation.capitalized, summary, usage])
    let platform = APICatalog.standard.entries(of: ["ScenePhase"]).first?.availability(on: lifecycle.platform)
    typeAttributes = [baseline.attribute(since: platform?.since)].compactMap { $0 }
    delegateLiteral = SwiftLiteral.string(lifecycle[id].name)
    hasTwoParameters = [("iOS", 17), ("tvOS", 17), ("macOS", 14), ("watchOS", 10), ("visionOS", 1)].contains {
      baseline.includes(Version($1), of: $0)
    }
  }
}
