import LifecycleModel

/// A transition continues a chain, or no longer does.
enum ChangedChain: DiffRule {
  static let kind = ChangeKind(
    id: "changed-chain",
    impact: .breaking,
    headline: "A transition goes on by itself, or does not any more",
    explanation: """
      In a chain `A → B → C` one event passes through B and runs on to C. A hop that was the rest of a chain needs an event of its own
      now, and life rests in B; or the other way round.
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
      let now = "follows by itself now, '\(source)' is passed through"
      let before = "needs an event of its own now, life rests in '\(source)' before"
      return Change(
        kind: kind, oldPlace: .transition(pair.old), newPlace: .transition(pair.new), element: name,
        old: transition.isContinuation ? "an event of its own" : "follows by itself",
        new: transition.isContinuation ? "follows by itself" : "an event of its own",
        message: "'\(name)' \(transition.isContinuation ? now : before)",
        advice: transition.isContinuation
          ? "Do not wait in '\(source)' for another event" : "Do not rely on '\(name)' following at once", edits: edits)
    }
  }
}
