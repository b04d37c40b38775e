import LifecycleModel

/// A transition is new.
enum AddedTransition: DiffRule {
  static let kind = ChangeKind(
    id: "added-transition",
    part: .new,
    title: "Transitions",
    impact: .compatible,
    headline: "Transition was added",
    explanation: """
      Something can happen that could not happen before. The message lists the calls of the transition in their order.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing("- Stop:", with: "- Skip: Playing → Playing\n- Stop:")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let pairs = subject.correspondence.transitions
    return ChainPart.all(in: subject.new) { pairs.old(for: $0) == nil }.map { run in
      let name = subject.newWords.name(of: run)
      let calls = subject.newWords.calls(of: run)
      return Change(
        kind: kind, oldPlace: nil, newPlace: .transition(run.first), element: name, old: nil,
        new: calls ?? "no call",
        message: "'\(name)' was added" + (calls.map { ": it calls \($0)" } ?? "; the page lists no call for it"),
        advice: nil,
        edits: run.transitions.flatMap {
          subject.editsWithSteps(of: subject.newNames[$0], subject.newNames.steps(of: $0))
        })
    }
  }
}
