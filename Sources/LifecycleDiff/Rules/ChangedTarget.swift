import LifecycleModel

/// A transition leads to another state.
enum ChangedTarget: DiffRule {
  static let kind = ChangeKind(
    id: "changed-target",
    impact: .breaking,
    headline: "Target of a transition changed",
    explanation: """
      The event and the source state are the same, but the target state is different.
      """,
    example: (
      old: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Loading**").replacing(
        "- Stop:", with: "- Loaded: Loading → Playing\n- Stop:"),
      new: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Loading**").replacing(
        "Idle → Playing", with: "Idle → Loading\n- Loaded: Loading → Playing")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.transitionPairs.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .source, .target)
      guard !edits.isEmpty else { return nil }
      let (old, new) = (subject.oldWords.name(of: pair.old), subject.newWords.name(of: pair.new))
      let (was, now) = (subject.old[pair.old].target, subject.new[pair.new].target)
      return Change(
        kind: kind, oldPlace: .transition(pair.old), newPlace: .transition(pair.new), element: new, old: old, new: new,
        message: "'\(new)' previously led to '\(subject.old[was].name)'",
        advice:
          "Prepare for '\(subject.new[now].name)' here, and for '\(subject.old[was].name)' where it is now reached",
        edits: edits)
    }
  }
}
