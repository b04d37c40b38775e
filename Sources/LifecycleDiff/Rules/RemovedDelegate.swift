import LifecycleModel

/// A delegate was removed.
enum RemovedDelegate: DiffRule {
  static let kind = ChangeKind(
    id: "removed-delegate",
    part: .stopped,
    title: "Delegates that are gone",
    impact: .breaking,
    headline: "A delegate is gone",
    explanation: """
      The new page does not know it any more. What becomes of its callbacks is reported one by one.
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
        old: subject.oldWords.summary(of: delegate), new: nil, message: "Delegate '\(delegate.name)' is gone",
        advice: "See what becomes of its calls, then take '\(delegate.name)' out",
        edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}
