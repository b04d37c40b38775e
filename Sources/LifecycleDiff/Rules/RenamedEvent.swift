import Diagnostics
import LifecycleModel

/// An event has another name.
enum RenamedEvent: DiffRule {
  static let kind = ChangeKind(
    id: "renamed-event",
    impact: .editorial,
    headline: "An event has another name",
    explanation: """
      The transition has the same states, the same guard and the same calls. Nothing behaves differently; scripts that play the event
      by its name have to be changed.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("Play:", with: "Start:")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.hopPairs.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .event)
      let (old, new) = (subject.old[pair.old].event, subject.new[pair.new].event)
      guard !edits.isEmpty, NameKey(old) != NameKey(new) else { return nil }
      let words = { (event: String) in event.isEmpty ? "no name" : "'\(event)'" }
      return Change(
        kind: kind, oldPlace: .transition(pair.old), newPlace: .transition(pair.new),
        element: subject.newWords.name(of: pair.new), old: old, new: new,
        message: "The event of '\(subject.newWords.name(of: pair.new))' has \(words(new)) now (it had \(words(old)))",
        advice: nil, edits: edits)
    }
  }
}
