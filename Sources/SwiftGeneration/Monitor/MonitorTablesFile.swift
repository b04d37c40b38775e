import Documents
import LifecycleModel
import LifecyclePaths

/// The file of the life cycle that the monitor follows; the members are the tags of `Swift/MonitorTables.mustache`.
package struct MonitorTablesFile: Sendable {
  /// The lines of the documentation comment.
  let typeComment: [String]
  /// The name of the page's states, which the tables belong to.
  let statesName: String
  /// `true` where the page has a single life, that of the process; a Boolean literal.
  let hasOneLife: String
  /// The number of modes that the process may have.
  let modeCount: String
  /// The lines that declare the page's life cycle: names, and rows of numbers.
  let tables: [String]

  /// Creates the file for the observed callbacks of a life cycle; `nil` where there is nothing to follow.
  init?(_ lifecycle: Lifecycle, names: SwiftTypeNames, observing callbacks: Set<CallbackID>) {
    let runs = RunGraph(lifecycle)
    guard !callbacks.isEmpty, let automaton = CallAutomaton(of: runs, observing: callbacks) else { return nil }
    let isOfProcess = { (callback: CallbackID) in lifecycle.delegate(of: callback).multiplicity == .process }
    hasOneLife = String(runs.defaultSceneCount == 1 && callbacks.allSatisfy(isOfProcess))
    modeCount = String(runs.modes.count)
    let title = lifecycle.name.isEmpty ? "a page" : SwiftComment.code(lifecycle.name)
    typeComment = SwiftComment.lines(["The life cycle of \(title), as `LifecycleMonitor` follows it."])
    statesName = names.states
    tables = MonitorTables(automaton, observing: callbacks, in: lifecycle).lines
  }
}
