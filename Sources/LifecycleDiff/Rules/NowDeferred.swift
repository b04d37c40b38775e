import LifecycleModel

/// A call may now be deferred.
enum NowDeferred: DiffRule {
  static let kind = ChangeKind(
    id: "now-deferred",
    impact: .breaking,
    headline: "Call may now be deferred",
    explanation: """
      The call was made on the transition; now it may be made later, or not before the process ends. What it sets up for other methods
      may be missing.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (deferred: the next launch)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter { $0.gainedDoubts == [.deferred] }.map { change in
      change.reported(
        as: kind, "may now be deferred", advice: "Do not rely on it here: what it sets up may be missing")
    }
  }
}
