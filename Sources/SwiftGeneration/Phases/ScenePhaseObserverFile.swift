import LifecycleModel

/// The file that observes SwiftUI's scene phase; the members are the tags of `Swift/ScenePhaseObserver.mustache`.
package struct ScenePhaseObserverFile: Sendable {
  /// The lines of the documentation comment.
  let typeComment: [String]
  /// `@available(…)`.
  let typeAttributes: [String]
  /// The delegate's name as a string literal.
  let delegateLiteral: String
  /// The name of the enumeration of the page's states.
  let statesName: String
  /// The closures that a view can pass.
  let hooks: [ScenePhaseHook]
  /// `true` where there are any.
  let hasHooks: Bool
  /// The lines of the initialiser's documentation comment.
  let initComment: [String]
  /// The parameters of the closure of `onChange`, up to its `in`: the old value as `old` where a case needs it, the new one
  /// as `phase`; in the form of iOS 17 where the page begins with that, else in that of iOS 14.
  let closureParameters: String
  /// `true` where the page begins before iOS 17, and so needs the form of iOS 17 too, which is not deprecated there.
  let hasLaterForm: Bool
  /// The parameters of the closure of `onChange` in the form of iOS 17.
  let laterClosureParameters: String
  /// The parameters of the function that both closures call.
  let changeParameters: String
  /// The arguments of that call.
  let changeArguments: String
  /// The subject of the `switch`.
  let subject: String
  /// The changes with their closures; the first match counts.
  let cases: [ScenePhaseCase]

  /// Creates the file of an observed delegate.
  init(_ id: DelegateID, in lifecycle: Lifecycle, names: SwiftTypeNames) {
    let baseline = SwiftBaseline(lifecycle)
    let derived = ScenePhaseHooks(of: id, in: lifecycle)
    let words = ScenePhaseStrings(derived, of: id, in: lifecycle)
    typeComment = words.typeComment
    initComment = words.initComment
    let platform = APICatalog.standard.entries(of: ["ScenePhase"]).first?.availability(on: lifecycle.platform)
    typeAttributes = [baseline.attribute(since: platform?.since)].compactMap { $0 }
    delegateLiteral = SwiftLiteral.string(lifecycle[id].name)
    statesName = names.states
    hooks = derived.hooks.enumerated().map { index, hook in
      ScenePhaseHook(name: SwiftIdentifier.quoted(hook.name), separator: index == derived.hooks.count - 1 ? "" : ",")
    }
    hasHooks = !hooks.isEmpty
    hasLaterForm = !baseline.includes([("iOS", 17), ("tvOS", 17), ("macOS", 14), ("watchOS", 10), ("visionOS", 1)])
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
