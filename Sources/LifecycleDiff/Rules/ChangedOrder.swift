import LifecycleModel

/// The order of calls changed.
enum ChangedOrder: DiffRule {
  static let kind = ChangeKind(
    id: "changed-order",
    impact: .breaking,
    headline: "Order of calls changed",
    explanation: """
      The transition makes the same calls, but one of them earlier or later than before. A method that needs what another one sets
      up may now run before it.

      Only the calls that have to move are reported; the others keep their relative order.
      """,
    example: (
      old: ExamplePage.twoCalls,
      new: ExamplePage.delegates.replacing(
        "1. `SceneDelegate.sceneDidBecomeActive(_:)`",
        with: "1. `SceneDelegate.sceneDidBecomeActive(_:)`\n2. `SceneDelegate.sceneWillEnterForeground(_:)`")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.transitionPairs.flatMap { pair in
      CallOrder(pair, old: subject.old, new: subject.new).moved.map { move in
        let transition = subject.newWords.name(of: pair.new)
        let name = subject.newWords.name(of: subject.new[pair.new].steps[move.new].callback)
        let place = move.after.map { "after '\(subject.newWords.name(of: $0))'" } ?? "first"
        let before = move.wasAfter.map { "after '\(subject.newWords.name(of: $0))'" } ?? "first"
        return Change(
          kind: kind, oldPlace: .step(pair.old, move.old), newPlace: .step(pair.new, move.new), element: transition,
          old: "\(name) \(before)", new: "\(name) \(place)",
          message: "'\(name)' is now called \(place) on '\(transition)' (it was \(before))",
          advice: "Check that '\(name)' does not depend on calls that now follow it",
          edits: subject.edits(of: subject.newNames[pair.new], .order))
      }
    }
  }
}
