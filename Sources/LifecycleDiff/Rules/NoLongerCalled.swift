import LifecycleModel

/// A callback is no longer called on a transition.
enum NoLongerCalled: DiffRule {
  static let kind = ChangeKind(
    id: "no-longer-called",
    part: .stopped,
    title: "Calls that no longer occur on some transitions",
    impact: .breaking,
    headline: "Callback is no longer called on a transition",
    explanation: """
      The callback still exists and is called elsewhere, but no longer here. What its method did on this transition is not done.

      Do it in another callback of this transition, or on the next transition that calls this one.
      """,
    example: (
      old: ExamplePage.chain.replacing(
        "3. `SceneDelegate", with: "3. `SceneDelegate.sceneWillEnterForeground(_:)`\n4. `SceneDelegate"),
      new: ExamplePage.chain
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let common = Set(subject.callbacks.common.map(\.old))
    return subject.transitionPairs.flatMap { pair in
      pair.dropped.compactMap { index -> Change? in
        let id = subject.old[pair.old].steps[index].callback
        guard common.contains(id) else { return nil }
        let (name, transition) = (subject.oldWords.name(of: id), subject.newWords.name(of: pair.new))
        return Change(
          kind: kind, oldPlace: .step(pair.old, index), newPlace: .transition(pair.new), element: transition, old: name,
          new: nil, message: "'\(name)' is no longer called on '\(transition)'",
          advice: subject.advice(forMissing: id, on: pair),
          edits: subject.edits(of: .step(pair.oldSteps[index])) + subject.edits(of: subject.oldNames[pair.old], .order))
      }
    }
  }
}
