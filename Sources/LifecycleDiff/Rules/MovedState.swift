import LifecycleModel

/// A state moved into or out of a composite state with transitions of its own.
enum MovedState: DiffRule {
  static let kind = ChangeKind(
    id: "moved-state",
    impact: .breaking,
    headline: "State moved into or out of a composite state with transitions",
    explanation: """
      A transition out of a composite state applies to each state in it. The state moved out of or into such a composite state, so
      events that had no effect in it now have one, or the other way round.
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
      change.reported(as: kind, advice: "Check what the transitions of \(change.composites) do in '\(change.name)'")
    }
  }
}
