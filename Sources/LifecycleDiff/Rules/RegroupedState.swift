import LifecycleModel

/// A state moved into or out of a composite state without transitions of its own.
enum RegroupedState: DiffRule {
  static let kind = ChangeKind(
    id: "regrouped-state",
    impact: .editorial,
    headline: "A state is drawn inside another one",
    explanation: """
      The composite state that it has left or got into has no transitions of its own, so nothing behaves differently.
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
