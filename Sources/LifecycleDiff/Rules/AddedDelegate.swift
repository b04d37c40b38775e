import LifecycleModel

/// A delegate is new.
enum AddedDelegate: DiffRule {
  static let kind = ChangeKind(
    id: "added-delegate",
    part: .new,
    impact: .compatible,
    headline: "Delegate was added",
    explanation: """
      The new page has another delegate. Its callbacks are reported one by one.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing(
        "`UIWindowSceneDelegate`\n", with: "`UIWindowSceneDelegate`\n- `ScenePhase`: observed\n")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.added(of: subject.new.delegates.count).map { id in
      let delegate = subject.new[id]
      let summary = subject.newWords.summary(of: delegate)
      return Change(
        kind: kind, oldPlace: nil, newPlace: .delegate(id), element: delegate.name, old: nil, new: summary,
        message: "Delegate '\(delegate.name)' was added: \(summary)", advice: nil,
        edits: subject.edits(of: subject.newNames[id]))
    }
  }
}
