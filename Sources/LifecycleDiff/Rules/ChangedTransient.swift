import LifecycleModel

/// A state became transient, or is no longer transient.
enum ChangedTransient: DiffRule {
  static let kind = ChangeKind(
    id: "changed-transient",
    impact: .compatible,
    headline: "State became transient or is no longer transient",
    explanation: """
      The page claims that the state is only passed through (`transient`), or no longer claims it.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing("- **Playing**", with: "- **Playing** (transient)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .transient)
      guard !edits.isEmpty else { return nil }
      let (name, isTransient) = (subject.new[pair.new].name, subject.new[pair.new].isTransient)
      return Change(
        kind: kind, oldPlace: .state(pair.old), newPlace: .state(pair.new), element: name,
        old: isTransient ? "not transient" : "transient", new: isTransient ? "transient" : "not transient",
        message: isTransient ? "'\(name)' is now only passed through" : "'\(name)' is no longer only passed through",
        advice: nil, edits: edits)
    }
  }
}
