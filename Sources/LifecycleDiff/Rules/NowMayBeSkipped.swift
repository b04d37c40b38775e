import LifecycleModel

/// A call may be skipped now.
enum NowMayBeSkipped: DiffRule {
  static let kind = ChangeKind(
    id: "now-may-be-skipped",
    impact: .breaking,
    headline: "Call may now be skipped",
    explanation: """
      The call always came, or was deferred; now it may not come at all. Work that only its method does may not be done.

      Do required work in a call that always comes, or check there whether it has been done.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter { $0.gainedDoubts.contains(.mayBeSkipped) }.map { change in
      change.reported(
        as: kind, change.gainedDoubts.contains(.deferred) ? "may now be skipped or deferred" : "may now be skipped",
        advice: "Do not rely on it: do required work in a call that always comes")
    }
  }
}
