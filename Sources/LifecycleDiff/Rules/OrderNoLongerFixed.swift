import LifecycleModel

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
