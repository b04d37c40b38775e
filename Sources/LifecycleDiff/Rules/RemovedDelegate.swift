import LifecycleModel

/// A delegate was removed.
enum RemovedDelegate: DiffRule {
  static let kind = ChangeKind(
    id: "removed-delegate",
    part: .stopped,
    title: "Removed delegates",
    impact: .breaking,
    headline: "Delegate was removed",
    explanation: """
      The new page no longer has it. Changes of its callbacks are reported one by one.
      """,
    example: (
      old: ExamplePage.delegates.replacing(
        "`UIWindowSceneDelegate`\n", with: "`UIWindowSceneDelegate`\n- `ScenePhase`: observed\n"),
      new: ExamplePage.delegates
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.removed(of: subject.old.delegates.count).map { id in
      let delegate = subject.old[id]
      return Change(
        kind: kind, oldPlace: .delegate(id), newPlace: .page, element: delegate.name,
        old: subject.oldWords.summary(of: delegate), new: nil, message: "Delegate '\(delegate.name)' was removed",
        advice: "Move the code of its callbacks, then remove '\(delegate.name)'",
        edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}
