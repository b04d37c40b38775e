import LifecycleModel

/// A rule was removed, but not its subject.
enum RemovedRule: DiffRule {
  static let kind = ChangeKind(
    id: "removed-rule",
    impact: .breaking,
    headline: "Rule was removed",
    explanation: """
      Its calls and states still exist, but the new page no longer makes the claim. If the rule was removed by mistake, add it again:
      `instar check` says whether it still holds.
      """,
    example: (
      old: ExamplePage.rules,
      new: ExamplePage.rules.replacing("\n\n## Rules\n\n- `Player.onStart()` before `Player.onStop()`", with: "")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.removedRules.filter { !subject.isObsolete($0) }.map { id in
      let text = subject.old.rules[id.index].text
      return Change(
        kind: kind, oldPlace: .rule(id), newPlace: .page, element: text, old: text, new: nil,
        message: "Rule '\(text)' was removed",
        advice: "Do not rely on it; if it still holds, add it again", edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}
