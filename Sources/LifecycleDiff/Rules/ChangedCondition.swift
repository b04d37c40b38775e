import LifecycleModel

/// The condition of a skipped or deferred call changed.
enum ChangedCondition: DiffRule {
  static let kind = ChangeKind(
    id: "changed-condition",
    impact: .compatible,
    headline: "Condition of a skipped or deferred call changed",
    explanation: """
      The call could be skipped or deferred before. The page now gives a different condition.
      """,
    example: (
      old: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped: at night)"),
      new: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped: on Sundays)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.all([.condition], in: subject) { [$0.certainty.word, $0.certainty.condition] }
      .filter { $0.old.certainty.word == $0.new.certainty.word }
      .map { change in
        let (old, new) = (change.old.certainty.condition, change.new.certainty.condition)
        let words = { (condition: String?) in condition ?? "no reason given" }
        return Change(
          kind: kind, oldPlace: change.oldPlace, newPlace: change.newPlace, element: change.element,
          old: "\(change.name): \(words(old))", new: "\(change.name): \(words(new))",
          message: "The condition of '\(change.name)'\(change.place) is now '\(words(new))'",
          advice: nil, edits: change.edits)
      }
  }
}
