import LifecycleModel

/// A callback is new.
enum AddedCallback: DiffRule {
  static let kind = ChangeKind(
    id: "added-callback",
    part: .new,
    impact: .compatible,
    headline: "A callback is new",
    explanation: """
      The new page has a callback that the old one had not. Code that does not implement it goes on as before; whether it should
      be implemented, its documentation says.
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
        message: "'\(name)' is new" + (events.map { ", called on \($0)" } ?? ""),
        advice: nil, edits: subject.edits(ofFresh: id))
    }
  }
}
