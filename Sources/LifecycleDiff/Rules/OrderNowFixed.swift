import LifecycleModel

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
