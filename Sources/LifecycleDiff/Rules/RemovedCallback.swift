import LifecycleModel

/// A callback is no longer called at all.
enum RemovedCallback: DiffRule {
  static let kind = ChangeKind(
    id: "removed-callback",
    part: .stopped,
    title: "Methods that are never called again",
    labels: ["It was called on", "Now"],
    impact: .breaking,
    headline: "A callback is no longer called at all",
    explanation: """
      The new page does not know it any more, or names it only to say that it never comes. A method for it still compiles,
      and is never called again: the usual bug of a migration.

      Move what it does to the callback that stands in for it. Where the pages' Equivalents, `replaced by` or Apple's catalog
      name one, the advice does; a callback that is new and takes the place of this one is reported as `moved-callback`.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing("- `sceneWillResignActive(_:)`: stop.\n", with: "")
        .replacing("\n\n1. `SceneDelegate.sceneWillResignActive(_:)`", with: "")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let moved = Set(subject.moves.map(\.old))
    return subject.callbacks.removed.filter { !moved.contains($0) }.map { id in
      let name = subject.oldWords.name(of: id)
      return Change(
        kind: kind, oldPlace: .callback(id), newPlace: subject.home(ofGone: id), element: name,
        old: subject.oldWords.events(of: id), new: nil, message: "'\(name)' is no longer called",
        advice: subject.advice(forGone: id), edits: subject.edits(ofGone: id))
    }
  }
}
