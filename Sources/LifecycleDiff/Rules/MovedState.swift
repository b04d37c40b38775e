import LifecycleModel

/// A state moved into or out of a composite state with transitions of its own.
enum MovedState: DiffRule {
  static let kind = ChangeKind(
    id: "moved-state",
    impact: .breaking,
    headline: "A state is inside another one, whose transitions hold for it",
    explanation: """
      A transition out of a composite state holds for each state in it. The state has left such a composite, or has got into one:
      events do now what they did not do in it before, or no longer do it.
      """,
    example: (
      old: ExamplePage.player.replacing("- **Playing**", with: "- **On**\n  - **Playing**\n  - **Paused**")
        .replacing("- Stop: Playing", with: "- Pause: Playing → Paused\n- Stop: On"),
      new: ExamplePage.player.replacing("- **Playing**", with: "- **On**\n  - **Playing**\n- **Paused**")
        .replacing("- Stop: Playing", with: "- Pause: Playing → Paused\n- Stop: On")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    ParentChange.all(in: subject).filter(\.matters).map { change in
      change.reported(as: kind, advice: "See what the transitions of \(change.composites) mean for '\(change.name)'")
    }
  }
}
