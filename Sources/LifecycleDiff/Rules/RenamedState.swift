import LifecycleModel

/// A state has another name.
enum RenamedState: DiffRule {
  static let kind = ChangeKind(
    id: "renamed-state",
    impact: .editorial,
    headline: "State was renamed",
    explanation: """
      It has the transitions, calls and neighbours of a state that had another name, so it is the same state. Behaviour does not change,
      but logs and tests that name the state must be changed.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("Idle", with: "Silent")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.all.compactMap { pair in
      let (old, new) = (subject.old[pair.old].name, subject.new[pair.new].name)
      guard NameKey(old) != NameKey(new) else { return nil }
      return Change(
        kind: kind, oldPlace: .state(pair.old), newPlace: .state(pair.new), element: new, old: old, new: new,
        message: "State '\(old)' was renamed to '\(new)'", advice: "Rename it in logs and tests that name it",
        edits: subject.edits(of: subject.newNames[pair.new], .name))
    }
  }
}
