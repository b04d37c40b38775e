import LifecycleModel

/// A call may come later now.
enum NowDeferred: DiffRule {
  static let kind = ChangeKind(
    id: "now-deferred",
    impact: .breaking,
    headline: "A call may come later now",
    explanation: """
      It came on the transition; now it may come later, or not before the process ends. What other methods take from it may not be
      there yet.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (deferred: the next launch)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter { $0.new.certainty.word == "deferred" }.map { change in
      change.reported(
        as: kind, "may come later now", advice: "Do not rely on it here: what it sets up may not be there yet")
    }
  }
}
