import LifecycleModel

/// A callback may be called more often.
enum NoLongerOnce: DiffRule {
  static let kind = ChangeKind(
    id: "no-longer-once",
    impact: .breaking,
    headline: "Callback may be called more often",
    explanation: """
      The callback was called at most once in the life of the process, of a scene or of its delegate; now it may be called again. What
      its method sets up would be set up twice.
      """,
    example: (
      old: ExamplePage.callbacks.replacing(
        "`sceneDidBecomeActive(_:)`: start", with: "`sceneDidBecomeActive(_:)` (once): start"),
      new: ExamplePage.callbacks
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.all([.frequency], in: subject) { $0.frequency }.compactMap { change in
      let (old, new) = (change.old.frequency, change.new.frequency)
      guard change.growth < 0 else { return nil }
      let words = { (frequency: Frequency?) in frequency?.text ?? "any number of times" }
      return Change(
        kind: kind, oldPlace: change.oldPlace, newPlace: change.newPlace, element: change.element,
        old: "\(change.name): \(words(old))", new: "\(change.name): \(words(new))",
        message: "'\(change.name)' may now be called \(words(new))\(change.place) (it was \(words(old)))",
        advice: "Check that its method may run again", edits: change.edits)
    }
  }
}
