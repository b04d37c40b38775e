import Diagrams
import Documents
import Emission
import LifecycleModel
import LifecyclePaths
import Text

/// A test plan as a check list in Markdown.
package struct TestPlanMarkdown: Sendable {
  private let plan: TestPlan

  /// Prepares for a plan.
  package init(_ plan: TestPlan) {
    self.plan = plan
  }

  /// The whole text.
  package var text: String {
    let summary = plan.summary + plan.words.fullStop
    var lines = ["# " + MarkdownWriter.escaped(plan.title), "", MarkdownWriter.escaped(summary)]
    if !plan.sequences.isEmpty {
      lines += ["", plan.words.phrase("plan.beginning", "**" + MarkdownWriter.escaped(plan.beginning) + "**")]
    }
    for (index, sequence) in plan.sequences.enumerated() {
      lines += ["", "## \(index + 1). " + MarkdownWriter.escaped(sequence.title), ""]
      lines += [MarkdownWriter.code(sequence.words.map(ShellWord.quoted).joined(separator: " ")), ""]
      lines += sequence.actions.flatMap(self.lines)
      lines += ["", MarkdownWriter.escaped(plan.words.phrase("plan.end", sequence.end))]
    }
    lines += gaps
    return lines.map { $0 + "\n" }.joined()
  }

  private var gaps: [String] {
    let lifecycle = plan.runs.lifecycle
    let items = plan.plan.gaps.map { gap in
      "- " + MarkdownWriter.escaped("\(gap.target.name(in: lifecycle)): \(gap.reason.text(in: lifecycle))")
    }
    return items.isEmpty ? [] : ["", "## " + MarkdownWriter.escaped(plan.words.phrase("plan.notCovered")), ""] + items
  }

  /// One event to tick off, with its calls below.
  private func lines(of action: TestPlan.Action) -> [String] {
    let scene = action.scene.map { MarkdownWriter.escaped($0 + plan.words.colon) } ?? ""
    let condition = action.condition.map { " \\[" + MarkdownWriter.escaped($0) + "\\]" } ?? ""
    let instruction = plan.words.instruction(of: action).map { MarkdownWriter.escaped(plan.words.colon + $0) } ?? ""
    let head =
      "- [ ] \(scene)**\(MarkdownWriter.escaped(action.name))**\(condition)\(instruction)"
      + " → **\(MarkdownWriter.escaped(action.target))**"
    return [head] + action.calls.enumerated().flatMap { lines(of: $1, number: $0 + 1) }
  }

  /// One call, or a group in any order.
  private func lines(of group: [Step], number: Int) -> [String] {
    guard group.count > 1 else { return group.map { "  \(number). " + line(of: $0, isAlone: true) } }
    let margin = String(repeating: " ", count: "\(number). ".count + 2)
    let order = plan.words.anyOrder
    let heading = order.prefix(1).uppercased() + order.dropFirst() + plan.words.colon.trimmed
    return ["  \(number). " + MarkdownWriter.escaped(heading)]
      + group.map { margin + "- " + line(of: $0, isAlone: false) }
  }

  private func line(of step: Step, isAlone: Bool) -> String {
    MarkdownWriter.code(plan.runs.lifecycle.qualifiedName(of: step.callback))
      + MarkdownWriter.escaped(plan.words.remark(on: step, isAlone: isAlone))
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmed: String { String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]) }
}
