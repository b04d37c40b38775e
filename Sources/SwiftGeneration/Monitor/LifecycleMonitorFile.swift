import Documents
import LifecycleModel
import LifecyclePaths

/// The file that listens to the callbacks; the members are the tags of `Swift/LifecycleMonitor.mustache`.
package struct LifecycleMonitorFile: Sendable {
  /// The lines of the documentation comment.
  let typeComment: [String]
  /// Whether there is but one life on the page, that of the process.
  let hasOneLife: Bool
  /// The lines that declare the page's life cycle: names, and rows of numbers.
  let tables: [String]

  /// Writes the file for those of a lifecycle's callbacks that are told; `nil` where there is nothing to follow.
  init?(_ lifecycle: Lifecycle, observing callbacks: Set<CallbackID>) {
    let runs = RunGraph(lifecycle)
    guard !callbacks.isEmpty, let automaton = CallAutomaton(of: runs, observing: callbacks) else { return nil }
    let isOfProcess = { (callback: CallbackID) in lifecycle.delegate(of: callback).multiplicity == .process }
    hasOneLife = runs.defaultSceneCount == 1 && callbacks.allSatisfy(isOfProcess)
    let title = lifecycle.name.isEmpty ? "a page" : "“\(MarkdownWriter.escaped(lifecycle.name))”"
    typeComment = SwiftComment.lines([
      "Follows the life cycle of \(title) by its callbacks, and notices each that the page does not allow.",
      """
      It knows objects by their addresses, holds on to none, and allocates no memory once it is made, but for a \
      problem. A problem is logged, and told to `onProblem`; nothing is stopped.
      """,
      "    LifecycleMonitor.shared.onProblem = { assertionFailure(\"\\($0)\") }",
    ])
    tables = MonitorTables(automaton, observing: callbacks, in: lifecycle).lines
  }
}
