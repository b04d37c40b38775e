import LifecycleModel

/// A rule was removed, but not its subject.
enum RemovedRule: DiffRule {
  static let kind = ChangeKind(
    id: "removed-rule",
    impact: .breaking,
    headline: "A rule is no longer promised",
    explanation: """
      All that it speaks of is still there, but the new page does not claim it any more. If it is only no longer written down, write it
      down again: `instar check` says whether it still holds.
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
        message: "The rule '\(text)' is no longer promised",
        advice: "Do not rely on it; if it still holds, put it back", edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}
