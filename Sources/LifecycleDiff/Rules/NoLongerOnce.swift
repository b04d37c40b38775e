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
    AttributeChange.all([.frequency], in: subject) { $0.frequency }.filter { $0.growth < 0 }.map { change in
      change.reportedFrequency(as: kind, "may now be called", advice: "Check that its method may run again")
    }
  }
}
