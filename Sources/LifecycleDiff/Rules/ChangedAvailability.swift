import LifecycleModel

/// The availability of an element changed.
enum ChangedAvailability: DiffRule {
  static let kind = ChangeKind(
    id: "changed-availability",
    impact: .compatible,
    headline: "Availability changed",
    explanation: """
      The versions (`since`, `deprecated`, `removed`) of a delegate, state, callback, call, transition, rule or scenario changed. To
      see the effect on one version, compare the page at two versions with `--from` and `--to`.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("Idle → Playing\n", with: "Idle → Playing (since iOS 15)\n")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let deprecated = Set(subject.newlyDeprecated.map { Element.callback($0.new) })
    let calls = AttributeChange.all([.availability], in: subject) { $0.availability }
      .filter { !deprecated.contains($0.newPlace) }
      .map { change in
        AvailabilityChange(
          name: "'\(change.name)'", place: change.place, old: change.old.availability, new: change.new.availability,
          oldPlace: change.oldPlace, newPlace: change.newPlace, edits: change.edits)
      }
    return (AvailabilityChange.elements(in: subject) + calls).map { $0.reported(as: kind) }
  }
}
