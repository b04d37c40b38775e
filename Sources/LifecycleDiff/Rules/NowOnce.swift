import LifecycleModel

/// A callback is called at most once now.
enum NowOnce: DiffRule {
  static let kind = ChangeKind(
    id: "now-once",
    impact: .compatible,
    headline: "Callback is now called at most once",
    explanation: """
      The callback could be called any number of times, or once in a shorter life; now it is called at most once. Code that was correct
      before still is, unless it waits for a second call. Transitions that no longer call it are reported one by one.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing(
        "`sceneDidBecomeActive(_:)`: start", with: "`sceneDidBecomeActive(_:)` (once): start")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.all([.frequency], in: subject) { $0.frequency }.filter { $0.growth > 0 }.map { change in
      change.reportedFrequency(as: kind, "is now called", advice: nil)
    }
  }
}
