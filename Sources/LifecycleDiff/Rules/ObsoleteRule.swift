import LifecycleModel

/// A rule was removed together with its subject.
enum ObsoleteRule: DiffRule {
  static let kind = ChangeKind(
    id: "obsolete-rule",
    impact: .editorial,
    headline: "Rule was removed together with its subject",
    explanation: """
      The rule is about a callback or a state that was removed. That removal is reported separately.
      """,
    example: (
      old: ExamplePage.rules,
      new: ExamplePage.rules.replacing("\n\n## Rules\n\n- `Player.onStart()` before `Player.onStop()`", with: "")
        .replacing(": `Player.onStart()`", with: "")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.removedRules.filter(subject.isObsolete).map { id in
      let text = subject.old.rules[id.index].text
      return Change(
        kind: kind, oldPlace: .rule(id), newPlace: .page, element: text, old: text, new: nil,
        message: "Rule '\(text)' was removed together with its subject", advice: nil,
        edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}
