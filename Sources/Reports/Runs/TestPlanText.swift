import LifecyclePaths
import Text

/// A test plan as people read it on a terminal.
package struct TestPlanText: Sendable {
  private let plan: TestPlan
  private let isColored: Bool

  /// Prepares for a plan; `isColored` for escape sequences, which never carry meaning alone.
  package init(_ plan: TestPlan, isColored: Bool) {
    self.plan = plan
    self.isColored = isColored
  }

  /// The whole text.
  package var text: String {
    let head = [styled(plan.title), plan.summary.terminalSafe].map { $0 + "\n" }.joined()
    return ([head] + plan.sequences.enumerated().map { sequence($1, number: $0 + 1) }).joined(separator: "\n")
  }

  private func sequence(_ sequence: TestPlan.Sequence, number: Int) -> String {
    let trace = RunTrace(sequence.run, in: RunNotation(plan.runs))
    let title = styled("Sequence \(number): " + sequence.title)
    let words = sequence.words.map(ShellWord.quoted).joined(separator: " ")
    return "\(title)\n\(words)\n\n\(RunTraceText(trace, isColored: isColored).happenings)"
  }

  private func styled(_ text: String) -> String {
    isColored ? TextStyle.strong.applied(to: text.terminalSafe) : text.terminalSafe
  }
}
