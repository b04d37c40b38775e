import LifecycleModel

/// A call may be skipped now.
enum NowMayBeSkipped: DiffRule {
  static let kind = ChangeKind(
    id: "now-may-be-skipped",
    impact: .breaking,
    headline: "A call may be skipped now",
    explanation: """
      It always came, or came later; now it may not come at all. What is only done in its method may not be done.

      Do what must be done in a call that always comes, or check there whether it has been done.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter { $0.new.certainty.word == "may-be-skipped" }.map { change in
      change.reported(
        as: kind, "may be skipped now", advice: "Do not rely on it: do in a call that always comes what must be done")
    }
  }
}
