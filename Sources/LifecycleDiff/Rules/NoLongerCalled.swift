import LifecycleModel

/// A callback is no longer called on a transition.
enum NoLongerCalled: DiffRule {
  static let kind = ChangeKind(
    id: "no-longer-called",
    impact: .breaking,
    headline: "A callback is no longer called on a transition",
    explanation: """
      It still exists and is called elsewhere, but not here any more. What the method did on this occasion is not done.

      Do it in a call that still comes on this transition, or on the next one on which this method is called.
      """,
    example: (
      old: ExamplePage.chain.replacing(
        "3. `SceneDelegate", with: "3. `SceneDelegate.sceneWillEnterForeground(_:)`\n4. `SceneDelegate"),
      new: ExamplePage.chain
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let kept = Set(subject.callbacks.kept.map(\.old))
    return subject.hopPairs.flatMap { pair in
      pair.dropped.compactMap { index -> Change? in
        let id = subject.old[pair.old].steps[index].callback
        guard kept.contains(id) else { return nil }
        let (name, hop) = (subject.oldWords.name(of: id), subject.newWords.name(of: pair.new))
        return Change(
          kind: kind, oldPlace: .step(pair.old, index), newPlace: .transition(pair.new), element: hop, old: name,
          new: nil, message: "'\(name)' is no longer called on '\(hop)'",
          advice: subject.advice(forMissing: id, on: pair),
          edits: subject.edits(of: .step(pair.oldSteps[index])) + subject.edits(of: subject.oldNames[pair.old], .order))
      }
    }
  }
}
