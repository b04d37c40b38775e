import LifecycleModel

/// A state moved into or out of a composite state without transitions of its own.
enum RegroupedState: DiffRule {
  static let kind = ChangeKind(
    id: "regrouped-state",
    impact: .editorial,
    headline: "State moved into or out of a composite state without transitions",
    explanation: """
      The composite state has no transitions of its own, so behaviour does not change.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing("- **Playing**", with: "- **On**\n  - **Playing**")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    ParentChange.all(in: subject).filter { !$0.matters }.map { $0.reported(as: kind, advice: nil) }
  }
}
