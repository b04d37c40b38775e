import LifecycleModel

/// A call always comes now.
enum NowCertain: DiffRule {
  static let kind = ChangeKind(
    id: "now-certain",
    impact: .compatible,
    headline: "Call is no longer skipped or deferred",
    explanation: """
      The call could be skipped or deferred; now it always comes. Code that was correct before still is.
      """,
    example: (
      old: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped)"),
      new: ExamplePage.delegates
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter { $0.new.certainty.word == "always" }.map { change in
      change.reported(as: kind, "now always comes", advice: nil)
    }
  }
}
