import LifecycleModel

/// A transition continues a chain, or no longer does.
enum ChangedChain: DiffRule {
  static let kind = ChangeKind(
    id: "changed-chain",
    impact: .breaking,
    headline: "Transition joined or left a chain",
    explanation: """
      In a chain `A → B → C` one event passes through B and continues to C. A segment that continued a chain now needs a separate event,
      and the life cycle waits in B, or the other way round.
      """,
    example: (
      old: ExamplePage.chain,
      new: ExamplePage.chain.replacing("Play: Idle → Loading → Playing", with: "Play: Idle → Loading")
        .replacing("2. **Loading**\n3.", with: "\n### Play: Loading → Playing\n\n1.")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.transitionPairs.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .continuation)
      guard !edits.isEmpty else { return nil }
      let transition = subject.new[pair.new]
      let (name, source) = (subject.newWords.name(of: pair.new), subject.new[transition.source].name)
      let now = "now follows by itself; '\(source)' is only passed through"
      let before = "now needs an event of its own; the life cycle waits for it in '\(source)'"
      return Change(
        kind: kind, oldPlace: .transition(pair.old), newPlace: .transition(pair.new), element: name,
        old: transition.isContinuation ? "an event of its own" : "follows by itself",
        new: transition.isContinuation ? "follows by itself" : "an event of its own",
        message: "'\(name)' \(transition.isContinuation ? now : before)",
        advice: transition.isContinuation
          ? "Do not wait in '\(source)' for another event" : "Do not expect '\(name)' to follow immediately",
        edits: edits)
    }
  }
}
