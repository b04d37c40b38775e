import LifecycleModel

/// Prose or sources of an element changed.
enum ChangedWords: DiffRule {
  static let kind = ChangeKind(
    id: "changed-words",
    part: .words,
    impact: .editorial,
    headline: "Documentation changed",
    explanation: """
      Documentation, notes, links, the spelling of a name or the status of a claim (documented or observed) changed. Behaviour does not
      change.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing(": start.", with: ": start again.")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    WordChange.all(in: subject).map { change in
      Change(
        kind: kind, oldPlace: change.oldPlace, newPlace: change.newPlace, element: change.element, old: change.old,
        new: change.new, message: "Documentation of '\(change.element)' changed", advice: nil,
        edits: change.edits)
    }
  }
}
