import LifecycleDiff
import LifecycleModel

/// The file that watches SwiftUI's scene phase; the members are the tags of `Swift/ScenePhaseObserver.mustache`.
package struct ScenePhaseObserverFile: Sendable {
  /// The lines of the documentation comment.
  let typeComment: [String]
  /// `@available(…)`.
  let typeAttributes: [String]
  /// The delegate's name as a string literal.
  let delegateLiteral: String
  /// The closures that a view can give.
  let hooks: [ScenePhaseHook]
  /// Whether there is any.
  let hasHooks: Bool
  /// The lines of the initialiser's documentation comment.
  let initComment: [String]
  /// What the closure of `onChange` takes, up to its `in`: with the old value as `old` where a case needs it, the new one as
  /// `phase`; in the form of iOS 17 where the page begins with that, else in that of iOS 14.
  let closureParameters: String
  /// Whether the page begins before iOS 17, so that the form of iOS 17, which is not deprecated there, is needed too.
  let hasLaterForm: Bool
  /// What the closure of `onChange` takes in the form of iOS 17.
  let laterClosureParameters: String
  /// What the function takes that both closures call.
  let changeParameters: String
  /// What it is called with.
  let changeArguments: String
  /// What is switched over.
  let subject: String
  /// Which change calls which closure, the first that matches.
  let cases: [ScenePhaseCase]

  /// Writes the file of an observed delegate.
  init(_ id: DelegateID, in lifecycle: Lifecycle) {
    let baseline = SwiftBaseline(lifecycle)
    let derived = ScenePhaseHooks(of: id, in: lifecycle)
    let words = ScenePhaseStrings(derived, of: id, in: lifecycle)
    typeComment = words.typeComment
    initComment = words.initComment
    let platform = APICatalog.standard.entries(of: ["ScenePhase"]).first?.availability(on: lifecycle.platform)
    typeAttributes = [baseline.attribute(since: platform?.since)].compactMap { $0 }
    delegateLiteral = SwiftLiteral.string(lifecycle[id].name)
    hooks = derived.hooks.enumerated().map { index, hook in
      ScenePhaseHook(name: SwiftIdentifier.quoted(hook.name), separator: index == derived.hooks.count - 1 ? "" : ",")
    }
    hasHooks = !hooks.isEmpty
    hasLaterForm = ![("iOS", 17), ("tvOS", 17), ("macOS", 14), ("watchOS", 10), ("visionOS", 1)].contains {
      baseline.includes(Version($1), of: $0)
    }
    laterClosureParameters = derived.needsOld ? "old, phase" : "_, phase"
    let earlierClosureParameters = derived.needsOld ? "[old = scenePhase] phase" : "phase"
    closureParameters = hasLaterForm ? earlierClosureParameters : laterClosureParameters
    changeParameters = (derived.needsOld ? "from old: ScenePhase, " : "") + "to phase: ScenePhase"
    changeArguments = (derived.needsOld ? "from: old, " : "") + "to: phase"
    subject = derived.needsOld ? "(old, phase)" : "phase"
    cases = derived.changes.map { change in
      let pattern = derived.needsOld ? "(\(change.old.map { "." + $0 } ?? "_"), .\(change.new))" : ".\(change.new)"
      return ScenePhaseCase(pattern: pattern, hook: SwiftIdentifier.quoted(change.hook))
    }
  }
}
