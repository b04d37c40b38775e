import LifecycleModel

/// A state is new.
enum AddedState: DiffRule {
  static let kind = ChangeKind(
    id: "added-state",
    part: .new,
    title: "States",
    impact: .compatible,
    headline: "State was added",
    explanation: """
      The life cycle has a state that it did not have before. Code that lists all states must handle it.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Paused**").replacing(
        "- Stop:", with: "- Pause: Playing → Paused\n- Stop:")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.added(of: subject.new.states.count).map { id in
      let name = subject.new[id].name
      let parent = subject.new[id].parent.map { " in '\(subject.new[$0].name)'" } ?? ""
      return Change(
        kind: kind, oldPlace: nil, newPlace: .state(id), element: name, old: nil, new: name,
        message: "State '\(name)' was added\(parent)", advice: nil, edits: subject.edits(of: subject.newNames[id]))
    }
  }
}
