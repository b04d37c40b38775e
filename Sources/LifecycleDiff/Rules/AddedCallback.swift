import LifecycleModel

/// A callback is new.
enum AddedCallback: DiffRule {
  static let kind = ChangeKind(
    id: "added-callback",
    part: .new,
    impact: .compatible,
    headline: "Callback was added",
    explanation: """
      The new page has a callback that the old page does not have. Code that does not implement it behaves as before. See the
      callback's documentation to decide whether to implement it.
      """,
    example: (
      old: ExamplePage.callbacks.replacing("- `sceneWillResignActive(_:)`: stop.\n", with: "")
        .replacing("\n\n1. `SceneDelegate.sceneWillResignActive(_:)`", with: ""),
      new: ExamplePage.callbacks
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let moved = Set(subject.moves.map(\.new))
    return subject.callbacks.added.filter { !moved.contains($0) }.map { id in
      let name = subject.newWords.name(of: id)
      let events = subject.newWords.events(of: id)
      return Change(
        kind: kind, oldPlace: nil, newPlace: .callback(id), element: name, old: nil, new: events,
        message: "'\(name)' was added" + (events.map { " and is called on \($0)" } ?? ""),
        advice: nil, edits: subject.edits(ofAdded: id))
    }
  }
}
