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

/// The order of some calls is no longer fixed.
enum OrderNoLongerFixed: DiffRule {
  static let kind = ChangeKind(
    id: "order-no-longer-fixed",
    impact: .breaking,
    headline: "Order of calls is no longer fixed",
    explanation: """
      The calls had one order; now they may come in any order. A method that needs what another one sets up may run before it.

      Make the methods independent of each other, or do the work in a call that always follows them.
      """,
    example: (
      old: ExamplePage.twoCalls,
      new: ExamplePage.delegates.replacing(
        "1. `SceneDelegate.sceneDidBecomeActive(_:)`",
        with: """
          1. In any order:
             - `SceneDelegate.sceneWillEnterForeground(_:)`
             - `SceneDelegate.sceneDidBecomeActive(_:)`
          """)
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.transitionPairs.compactMap { pair in
      let names = CallOrder(pair, old: subject.old, new: subject.new).loosened.map(subject.newWords.name(of:))
      guard !names.isEmpty else { return nil }
      let transition = subject.newWords.name(of: pair.new)
      let said = names.count == 1 ? "no longer has a fixed place" : "may now come in any order"
      return Change(
        kind: kind, oldPlace: .transition(pair.old), newPlace: .transition(pair.new), element: transition,
        old: "\(names.joined(separator: ", ")) in order", new: "\(names.joined(separator: ", ")) in any order",
        message: "\(ElementStrings.list(names)) \(said) on '\(transition)'",
        advice: "Check that none of them needs what another one sets up",
        edits: subject.edits(of: subject.newNames[pair.new], .order))
    }
  }
}

/// The order of some calls is now fixed.
enum OrderNowFixed: DiffRule {
  static let kind = ChangeKind(
    id: "order-now-fixed",
    impact: .compatible,
    headline: "Order of calls is now fixed",
    explanation: """
      The calls could come in any order; now their order is fixed. Code that was correct before still is.
      """,
    example: (
      old: ExamplePage.delegates.replacing(
        "1. `SceneDelegate.sceneDidBecomeActive(_:)`",
        with: """
          1. In any order:
             - `SceneDelegate.sceneWillEnterForeground(_:)`
             - `SceneDelegate.sceneDidBecomeActive(_:)`
          """),
      new: ExamplePage.twoCalls
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.transitionPairs.compactMap { pair in
      let names = CallOrder(pair, old: subject.old, new: subject.new).fixed.map(subject.newWords.name(of:))
      guard !names.isEmpty else { return nil }
      let transition = subject.newWords.name(of: pair.new)
      let said = names.count == 1 ? "now has a fixed place" : "now come in a fixed order"
      return Change(
        kind: kind, oldPlace: .transition(pair.old), newPlace: .transition(pair.new), element: transition,
        old: "\(names.joined(separator: ", ")) in any order", new: "\(names.joined(separator: ", ")) in order",
        message: "\(ElementStrings.list(names)) \(said) on '\(transition)'", advice: nil,
        edits: subject.edits(of: subject.newNames[pair.new], .order))
    }
  }
}
