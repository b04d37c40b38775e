import LifecycleModel

/// A call always comes now.
enum NowCertain: DiffRule {
  static let kind = ChangeKind(
    id: "now-certain",
    impact: .compatible,
    headline: "Call is no longer skipped or deferred",
    explanation: """
      The call could be skipped or deferred; now it cannot. Code that was correct before still is.
      """,
    example: (
      old: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped)"),
      new: ExamplePage.delegates
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter(\.gainedDoubts.isEmpty).map { change in
      let words =
        change.new.certainty.isAlways
        ? "now always comes" : change.lostDoubts == [.deferred] ? "is no longer deferred" : "is no longer skipped"
      return change.reported(as: kind, words, advice: nil)
    }
  }
}
