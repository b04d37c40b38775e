import LifecycleModel

/// A rule is new.
enum AddedRule: DiffRule {
  static let kind = ChangeKind(
    id: "added-rule",
    part: .new,
    title: "Rules",
    impact: .compatible,
    headline: "Rule was added",
    explanation: """
      The new page makes a claim about all runs that the old page does not make.
      """,
    example: (
      old: ExamplePage.rules.replacing("\n\n## Rules\n\n- `Player.onStart()` before `Player.onStop()`", with: ""),
      new: ExamplePage.rules
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.rules.added(of: subject.new.rules.count).map { id in
      let text = subject.new.rules[id.index].text
      return Change(
        kind: kind, oldPlace: nil, newPlace: .rule(id), element: text, old: nil, new: text,
        message: "Rule '\(text)' was added", advice: nil, edits: subject.edits(of: subject.newNames[id]))
    }
  }
}
