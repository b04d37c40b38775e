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

/// An event has another name.
enum RenamedEvent: DiffRule {
  static let kind = ChangeKind(
    id: "renamed-event",
    impact: .editorial,
    headline: "Event was renamed",
    explanation: """
      The transition has the same states, guard and calls. Behaviour does not change, but scripts that name the event must be changed.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("Play:", with: "Start:")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.runs { pair -> [NameKey]? in
      let names = [NameKey(subject.old[pair.old].event), NameKey(subject.new[pair.new].event)]
      return names[0] == names[1] ? nil : names
    }.map { run in
      let (old, new) = (subject.old[run[0].old].event, subject.new[run[0].new].event)
      let name = subject.new.headline(of: run.map(\.new))
      let words = { (event: String) in event.isEmpty ? "no name" : "the name '\(event)'" }
      return Change(
        kind: kind, oldPlace: .transition(run[0].old), newPlace: .transition(run[0].new), element: name, old: old,
        new: new, message: "The event of '\(name)' now has \(words(new)) (it had \(words(old)))", advice: nil,
        edits: run.flatMap { subject.edits(of: subject.newNames[$0.new], .event) })
    }
  }
}

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
