import Documents
import LifecycleModel
import LifecyclePaths

/// The file of the monitor; the members are the tags of `Swift/LifecycleMonitor.mustache`.
package struct LifecycleMonitorFile: Sendable {
  /// The lines of the documentation comment.
  let typeComment: [String]
  /// `true` where the page has a single life, that of the process.
  let hasOneLife: Bool
  /// The number of modes that the process may have.
  let modeCount: String
  /// The lines that declare the page's life cycle: names, and rows of numbers.
  let tables: [String]

  /// Creates the file for the observed callbacks of a life cycle; `nil` where there is nothing to follow.
  init?(_ lifecycle: Lifecycle, observing callbacks: Set<CallbackID>) {
    let runs = RunGraph(lifecycle)
    guard !callbacks.isEmpty, let automaton = CallAutomaton(of: runs, observing: callbacks) else { return nil }
    let isOfProcess = { (callback: CallbackID) in lifecycle.delegate(of: callback).multiplicity == .process }
    hasOneLife = runs.defaultSceneCount == 1 && callbacks.allSatisfy(isOfProcess)
    modeCount = String(runs.modes.count)
    let title = lifecycle.name.isEmpty ? "a page" : "“\(MarkdownWriter.escaped(lifecycle.name))”"
    typeComment = SwiftComment.lines([
      "Follows the life cycle of \(title) by its callbacks, and reports each callback that the page does not allow.",
      """
      Objects are identified by address and not retained; after its creation, the monitor allocates memory for \
      problems only. A problem is logged and passed to `onProblem`; execution continues.
      """,
      "    LifecycleMonitor.shared.onProblem = { assertionFailure(\"\\($0)\") }",
    ])
    tables = MonitorTables(automaton, observing: callbacks, in: lifecycle).lines
  }
}
