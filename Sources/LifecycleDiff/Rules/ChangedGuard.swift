import LifecycleModel

/// A transition is taken under another condition.
enum ChangedGuard: DiffRule {
  static let kind = ChangeKind(
    id: "changed-guard",
    impact: .compatible,
    headline: "Guard of a transition changed",
    explanation: """
      The states, the event and the calls are the same; the guard in brackets is different. Check what happens where the transition is
      no longer taken.
      """,
    example: (
      old: ExamplePage.player.replacing("Playing\n- Stop", with: "Playing [online]\n- Stop"),
      new: ExamplePage.player
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let text = { (transition: Transition) in transition.guard?.text }
    return subject.runs { pair -> [NameKey?]? in
      let keys = [subject.old[pair.old], subject.new[pair.new]].map { $0.guard?.key }
      return keys[0] == keys[1] ? nil : keys
    }.map { run in
      let (old, new) = (text(subject.old[run[0].old]), text(subject.new[run[0].new]))
      let name = subject.new.headline(of: run.map(\.new))
      let words = { (condition: String?) in condition.map { "if [\($0)]" } ?? "always" }
      return Change(
        kind: kind, oldPlace: .transition(run[0].old), newPlace: .transition(run[0].new), element: name,
        old: words(old), new: words(new), message: "'\(name)' is now taken \(words(new)) (it was \(words(old)))",
        advice: new == nil ? nil : "Check what happens if the guard is false",
        edits: run.flatMap { subject.edits(of: subject.newNames[$0.new], .guard) })
    }
  }
}
