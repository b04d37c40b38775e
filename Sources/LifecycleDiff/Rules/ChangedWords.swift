import LifecycleModel

/// Prose or sources of an element changed.
enum ChangedWords: DiffRule {
  static let kind = ChangeKind(
    id: "changed-words",
    part: .words,
    impact: .editorial,
    headline: "Something is said in other words",
    explanation: """
      Documentation, notes, links, the spelling of a name, whether a claim is documented or observed: what the page says changed, what
      happens did not.
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
        new: change.new, message: "What is said of '\(change.element)' reads differently", advice: nil,
        edits: change.edits)
    }
  }
}
