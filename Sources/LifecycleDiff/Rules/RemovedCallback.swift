import LifecycleModel

/// A callback is no longer called at all.
enum RemovedCallback: DiffRule {
  static let kind = ChangeKind(
    id: "removed-callback",
    part: .stopped,
    title: "Methods that are no longer called",
    labels: ["Previously called on", "Now"],
    impact: .breaking,
    headline: "Callback was removed",
    explanation: """
      The new page no longer has it, or names it only in a rule that it never comes. A method for it still compiles but is
      never called again: the usual bug of a migration.

      Move its code to its counterpart. The advice names one if the pages' Equivalents, `replaced by` or Apple's catalog do; a
      callback that was added and replaces this one is reported as `moved-callback`.
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
      let replacement = subject.replacements.replacement(for: id)
        .map { "; '\(subject.newWords.name(of: $0))' is called instead" }
      return Change(
        kind: kind, oldPlace: .callback(id), newPlace: subject.home(ofRemoved: id), element: name,
        old: subject.oldWords.events(of: id), new: nil, message: "'\(name)' is no longer called\(replacement ?? "")",
        advice: subject.advice(forRemoved: id), edits: subject.edits(ofRemoved: id))
    }
  }
}
