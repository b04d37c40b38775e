import LifecycleModel

/// A call always comes now.
enum NowCertain: DiffRule {
  static let kind = ChangeKind(
    id: "now-certain",
    impact: .compatible,
    headline: "Call is no longer skipped or deferred",
    explanation: """
      The call could be skipped or deferred; now it cannot. Code that was correct before still is.
      """,
    example: (
      old: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped)"),
      new: ExamplePage.delegates
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter(\.gainedDoubts.isEmpty).map { change in
      let words =
        change.new.certainty.isAlways
        ? "now always comes" : change.lostDoubts == [.deferred] ? "is no longer deferred" : "is no longer skipped"
      return change.reported(as: kind, words, advice: nil)
    }
  }
}

/// A call may now be deferred.
enum NowDeferred: DiffRule {
  static let kind = ChangeKind(
    id: "now-deferred",
    impact: .breaking,
    headline: "Call may now be deferred",
    explanation: """
      The call was made on the transition; now it may be made later, or not before the process ends. What it sets up for other methods
      may be missing.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (deferred: the next launch)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter { $0.gainedDoubts == [.deferred] }.map { change in
      change.reported(
        as: kind, "may now be deferred", advice: "Do not rely on it here: what it sets up may be missing")
    }
  }
}

/// A call may be skipped now.
enum NowMayBeSkipped: DiffRule {
  static let kind = ChangeKind(
    id: "now-may-be-skipped",
    impact: .breaking,
    headline: "Call may now be skipped",
    explanation: """
      The call always came, or was deferred; now it may not come at all. Work that only its method does may not be done.

      Do required work in a call that always comes, or check there whether it has been done.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.certainties(in: subject).filter { $0.gainedDoubts.contains(.mayBeSkipped) }.map { change in
      change.reported(
        as: kind, change.gainedDoubts.contains(.deferred) ? "may now be skipped or deferred" : "may now be skipped",
        advice: "Do not rely on it: do required work in a call that always comes")
    }
  }
}

/// A callback is called at most once now.
enum NowOnce: DiffRule {
  static let kind = ChangeKind(
    id: "now-once",
    impact: .compatible,
    headline: "Callback is now called at most once",
    explanation: """
      The callback could be called any number of times, or once in a shorter life; now it is called at most once. Code that was correct
      before still is, unless it waits for a second call. Transitions that no longer call it are reported one by one.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing(
        "`sceneDidBecomeActive(_:)`: start", with: "`sceneDidBecomeActive(_:)` (once): start")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.all([.frequency], in: subject) { $0.frequency }.filter { $0.growth > 0 }.map { change in
      change.reportedFrequency(as: kind, "is now called", advice: nil)
    }
  }
}

/// A callback may be called more often.
enum NoLongerOnce: DiffRule {
  static let kind = ChangeKind(
    id: "no-longer-once",
    impact: .breaking,
    headline: "Callback may be called more often",
    explanation: """
      The callback was called at most once in the life of the process, of a scene or of its delegate; now it may be called again. What
      its method sets up would be set up twice.
      """,
    example: (
      old: ExamplePage.callbacks.replacing(
        "`sceneDidBecomeActive(_:)`: start", with: "`sceneDidBecomeActive(_:)` (once): start"),
      new: ExamplePage.callbacks
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.all([.frequency], in: subject) { $0.frequency }.filter { $0.growth < 0 }.map { change in
      change.reportedFrequency(as: kind, "may now be called", advice: "Check that its method may run again")
    }
  }
}

/// The condition of a skipped or deferred call changed.
enum ChangedCondition: DiffRule {
  static let kind = ChangeKind(
    id: "changed-condition",
    impact: .compatible,
    headline: "Condition of a skipped or deferred call changed",
    explanation: """
      The call could be skipped or deferred before. The page now gives a different condition.
      """,
    example: (
      old: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped: at night)"),
      new: ExamplePage.delegates.replacing(
        "sceneDidBecomeActive(_:)`", with: "sceneDidBecomeActive(_:)` (may be skipped: on Sundays)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.all([.condition], in: subject) { [$0.certainty.word, $0.certainty.condition] }
      .filter { $0.old.certainty.word == $0.new.certainty.word }
      .map { change in
        let (old, new) = (change.old.certainty.condition, change.new.certainty.condition)
        let words = { (condition: String?) in condition ?? "no reason given" }
        return Change(
          kind: kind, oldPlace: change.oldPlace, newPlace: change.newPlace, element: change.element,
          old: "\(change.name): \(words(old))", new: "\(change.name): \(words(new))",
          message: "The condition of '\(change.name)'\(change.place) is now '\(words(new))'",
          advice: nil, edits: change.edits)
      }
  }
}

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

/// A transition leads to another state.
enum ChangedTarget: DiffRule {
  static let kind = ChangeKind(
    id: "changed-target",
    impact: .breaking,
    headline: "Target of a transition changed",
    explanation: """
      The event and the source state are the same, but the target state is different.
      """,
    example: (
      old: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Loading**").replacing(
        "- Stop:", with: "- Loaded: Loading → Playing\n- Stop:"),
      new: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Loading**").replacing(
        "Idle → Playing", with: "Idle → Loading\n- Loaded: Loading → Playing")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.transitionPairs.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .source, .target)
      guard !edits.isEmpty else { return nil }
      let (old, new) = (subject.oldWords.name(of: pair.old), subject.newWords.name(of: pair.new))
      let (was, now) = (subject.old[pair.old].target, subject.new[pair.new].target)
      return Change(
        kind: kind, oldPlace: .transition(pair.old), newPlace: .transition(pair.new), element: new, old: old, new: new,
        message: "'\(new)' previously led to '\(subject.old[was].name)'",
        advice:
          "Prepare for '\(subject.new[now].name)' here, and for '\(subject.old[was].name)' where it is now reached",
        edits: edits)
    }
  }
}
