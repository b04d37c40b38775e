import LifecycleModel

/// A transition was removed.
enum RemovedTransition: DiffRule {
  static let kind = ChangeKind(
    id: "removed-transition",
    part: .stopped,
    title: "Transitions that are gone",
    labels: ["It called", "Now"],
    impact: .breaking,
    headline: "A transition is no longer possible",
    explanation: """
      The event does not lead there any more, and what was called on the way is not called for it.
      """,
    example: (
      old: ExamplePage.player.replacing("- Stop:", with: "- Skip: Playing → Playing\n- Stop:"),
      new: ExamplePage.player
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let pairs = subject.correspondence.transitions
    return ChainPart.all(in: subject.old) { pairs.new(for: $0) == nil }.map { run in
      let name = subject.oldWords.name(of: run)
      let calls = subject.oldWords.calls(of: run)
      return Change(
        kind: kind, oldPlace: .transition(run.first), newPlace: subject.home(ofGone: run), element: name,
        old: calls ?? "nothing is called", new: nil, message: "'\(name)' is no longer possible",
        advice: subject.advice(forGone: run),
        edits: run.transitions.flatMap {
          subject.editsWithSteps(of: subject.oldNames[$0], subject.oldNames.steps(of: $0))
        })
    }
  }
}
