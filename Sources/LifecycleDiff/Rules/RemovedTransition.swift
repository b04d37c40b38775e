import LifecycleModel

/// A transition was removed.
enum RemovedTransition: DiffRule {
  static let kind = ChangeKind(
    id: "removed-transition",
    part: .stopped,
    title: "Removed transitions",
    labels: ["Previously called", "Now"],
    impact: .breaking,
    headline: "Transition was removed",
    explanation: """
      The event no longer leads there, and the calls on the way are not made for it.
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
        kind: kind, oldPlace: .transition(run.first), newPlace: subject.home(ofRemoved: run), element: name,
        old: calls ?? "nothing is called", new: nil, message: "'\(name)' is no longer possible",
        advice: subject.advice(forRemoved: run),
        edits: run.transitions.flatMap {
          subject.editsWithSteps(of: subject.oldNames[$0], subject.oldNames.steps(of: $0))
        })
    }
  }
}
