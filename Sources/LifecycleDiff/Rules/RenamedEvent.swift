import LifecycleModel

/// An event has another name.
enum RenamedEvent: DiffRule {
  static let kind = ChangeKind(
    id: "renamed-event",
    impact: .editorial,
    headline: "Event was renamed",
    explanation: """
      The transition has the same states, guard and calls. Behaviour does not change, but scripts that name the event must be changed.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("Play:", with: "Start:")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.runs { pair -> [NameKey]? in
      let names = [NameKey(subject.old[pair.old].event), NameKey(subject.new[pair.new].event)]
      return names[0] == names[1] ? nil : names
    }.map { run in
      let (old, new) = (subject.old[run[0].old].event, subject.new[run[0].new].event)
      let name = subject.new.headline(of: run.map(\.new))
      let words = { (event: String) in event.isEmpty ? "no name" : "the name '\(event)'" }
      return Change(
        kind: kind, oldPlace: .transition(run[0].old), newPlace: .transition(run[0].new), element: name, old: old,
        new: new, message: "The event of '\(name)' now has \(words(new)) (it had \(words(old)))", advice: nil,
        edits: run.flatMap { subject.edits(of: subject.newNames[$0.new], .event) })
    }
  }
}
