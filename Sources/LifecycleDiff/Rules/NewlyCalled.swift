import LifecycleModel

/// A callback is now called on another transition.
enum NewlyCalled: DiffRule {
  static let kind = ChangeKind(
    id: "newly-called",
    part: .new,
    title: "New calls on existing transitions",
    impact: .compatible,
    headline: "Callback is now called on another transition",
    explanation: """
      The callback existed and was called elsewhere; now it is also called here. Check that its method may run on this transition.
      """,
    example: (
      old: ExamplePage.chain,
      new: ExamplePage.chain.replacing(
        "3. `SceneDelegate", with: "3. `SceneDelegate.sceneWillEnterForeground(_:)`\n4. `SceneDelegate")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let common = Set(subject.callbacks.common.map(\.new))
    return subject.transitionPairs.flatMap { pair in
      pair.added.compactMap { index -> Change? in
        let id = subject.new[pair.new].steps[index].callback
        guard common.contains(id) else { return nil }
        let (name, transition) = (subject.newWords.name(of: id), subject.newWords.name(of: pair.new))
        return Change(
          kind: kind, oldPlace: .transition(pair.old), newPlace: .step(pair.new, index), element: transition, old: nil,
          new: name, message: "'\(name)' is now also called on '\(transition)'", advice: "Check that it may run then",
          edits: subject.edits(of: .step(pair.newSteps[index])) + subject.edits(of: subject.newNames[pair.new], .order))
      }
    }
  }
}
