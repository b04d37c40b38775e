import LifecycleModel
import Text

/// A state is new.
enum AddedState: DiffRule {
  static let kind = ChangeKind(
    id: "added-state",
    part: .new,
    title: "States",
    impact: .compatible,
    headline: "State was added",
    explanation: """
      The life cycle has a state that it did not have before. Code that lists all states must handle it.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Paused**").replacing(
        "- Stop:", with: "- Pause: Playing → Paused\n- Stop:")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.added(of: subject.new.states.count).map { id in
      let name = subject.new[id].name
      let parent = subject.new[id].parent.map { " in '\(subject.new[$0].name)'" } ?? ""
      return Change(
        kind: kind, oldPlace: nil, newPlace: .state(id), element: name, old: nil, new: name,
        message: "State '\(name)' was added\(parent)", advice: nil, edits: subject.edits(of: subject.newNames[id]))
    }
  }
}

/// A state was removed.
enum RemovedState: DiffRule {
  static let kind = ChangeKind(
    id: "removed-state",
    part: .stopped,
    title: "Removed states",
    impact: .breaking,
    headline: "State was removed",
    explanation: """
      The life cycle is never in it any more. A state with other transitions and another name is a different state; one that only
      changed its name is reported as `renamed-state`.
      """,
    example: (
      old: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Paused**").replacing(
        "- Stop:", with: "- Pause: Playing → Paused\n- Stop:"),
      new: ExamplePage.player
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.removed(of: subject.old.states.count).map { id in
      let name = subject.old[id].name
      let arrivals = subject.old.transitions.filter { $0.target == id && $0.source != id && !$0.event.isEmpty }
      let events = arrivals.map(\.event).unique
      let where_ = events.isEmpty ? "" : ", to which \(ElementStrings.list(events)) led"
      return Change(
        kind: kind, oldPlace: .state(id), newPlace: .page, element: name, old: name, new: nil,
        message: "State '\(name)' was removed", advice: "Remove code that waits for '\(name)'\(where_)",
        edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}

/// A state has another name.
enum RenamedState: DiffRule {
  static let kind = ChangeKind(
    id: "renamed-state",
    impact: .editorial,
    headline: "State was renamed",
    explanation: """
      It has the transitions, calls and neighbours of a state that had another name, so it is the same state. Behaviour does not change,
      but logs and tests that name the state must be changed.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("Idle", with: "Silent")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.all.compactMap { pair in
      let (old, new) = (subject.old[pair.old].name, subject.new[pair.new].name)
      guard NameKey(old) != NameKey(new) else { return nil }
      return Change(
        kind: kind, oldPlace: .state(pair.old), newPlace: .state(pair.new), element: new, old: old, new: new,
        message: "State '\(old)' was renamed to '\(new)'", advice: "Rename it in logs and tests that name it",
        edits: subject.edits(of: subject.newNames[pair.new], .name))
    }
  }
}

/// A state moved into or out of a composite state with transitions of its own.
enum MovedState: DiffRule {
  static let kind = ChangeKind(
    id: "moved-state",
    impact: .breaking,
    headline: "State moved into or out of a composite state with transitions",
    explanation: """
      A transition out of a composite state applies to each state in it. The state moved out of or into such a composite state, so
      events that had no effect in it now have one, or the other way round.
      """,
    example: (
      old: ExamplePage.player.replacing("- **Playing**", with: "- **On**\n  - **Playing**\n  - **Paused**")
        .replacing("- Stop: Playing", with: "- Pause: Playing → Paused\n- Stop: On"),
      new: ExamplePage.player.replacing("- **Playing**", with: "- **On**\n  - **Playing**\n- **Paused**")
        .replacing("- Stop: Playing", with: "- Pause: Playing → Paused\n- Stop: On")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    ParentChange.all(in: subject).filter(\.matters).map { change in
      change.reported(as: kind, advice: "Check what the transitions of \(change.composites) do in '\(change.name)'")
    }
  }
}

/// A state moved into or out of a composite state without transitions of its own.
enum RegroupedState: DiffRule {
  static let kind = ChangeKind(
    id: "regrouped-state",
    impact: .editorial,
    headline: "State moved into or out of a composite state without transitions",
    explanation: """
      The composite state has no transitions of its own, so behaviour does not change.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing("- **Playing**", with: "- **On**\n  - **Playing**")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    ParentChange.all(in: subject).filter { !$0.matters }.map { $0.reported(as: kind, advice: nil) }
  }
}

/// The life cycle, or a composite state, has another initial state.
enum ChangedInitial: DiffRule {
  static let kind = ChangeKind(
    id: "changed-initial",
    impact: .breaking,
    headline: "Initial state changed",
    explanation: """
      The initial state of the life cycle, or of a composite state, is a different one. What was set up on the way from the old one may
      be missing.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing(
        "- **Idle** (initial)\n- **Playing**", with: "- **Idle**\n- **Playing** (initial)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let common = subject.correspondence.states.all.filter {
      subject.edit(of: subject.newNames[$0.new], .initial) != nil
    }
    let hierarchy = StateHierarchy(subject.new)
    let parents = common.map { subject.new[$0.new].parent }
    var seen: Set<StateID?> = []
    return zip(common, parents).filter { seen.insert($1).inserted }.map { first, parent in
      let family = common.filter { subject.new[$0.new].parent == parent }
      let edits = family.flatMap { subject.edits(of: subject.newNames[$0.new], .initial) }
      let beginning = hierarchy.initialChild(of: parent) ?? first.new
      let before = subject.initialSibling(ofNew: first)
      let (old, new) = (subject.old[before].name, subject.new[beginning].name)
      let whole = parent.map { "'\(subject.new[$0].name)'" } ?? "The life cycle"
      return Change(
        kind: kind, oldPlace: .state(before), newPlace: .state(beginning), element: new, old: old, new: new,
        message: "\(whole) now begins in '\(new)' (it began in '\(old)')",
        advice: "Check that nothing depends on what was done on the way from '\(old)'", edits: edits)
    }
  }
}

/// A state became final, or is no longer final.
enum ChangedFinal: DiffRule {
  static let kind = ChangeKind(
    id: "changed-final",
    impact: .breaking,
    headline: "State became final or is no longer final",
    explanation: """
      Nothing is called after a final state: the life cycle ends there, and begins again only in a new process.
      """,
    example: (
      old: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Gone** (final)").replacing(
        "- Stop:", with: "- Quit: Playing → Gone\n- Stop:"),
      new: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Gone**").replacing(
        "- Stop:", with: "- Quit: Playing → Gone\n- Stop:")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .final)
      guard !edits.isEmpty else { return nil }
      let (name, isFinal) = (subject.new[pair.new].name, subject.new[pair.new].isFinal)
      return Change(
        kind: kind, oldPlace: .state(pair.old), newPlace: .state(pair.new), element: name,
        old: isFinal ? "not final" : "final", new: isFinal ? "final" : "not final",
        message: isFinal ? "State '\(name)' is now final" : "State '\(name)' is no longer final",
        advice: isFinal ? "Finish before '\(name)': nothing is called after it" : "Handle calls after '\(name)'",
        edits: edits)
    }
  }
}

/// A state became transient, or is no longer transient.
enum ChangedTransient: DiffRule {
  static let kind = ChangeKind(
    id: "changed-transient",
    impact: .compatible,
    headline: "State became transient or is no longer transient",
    explanation: """
      The page claims that the state is only passed through (`transient`), or no longer claims it.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing("- **Playing**", with: "- **Playing** (transient)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .transient)
      guard !edits.isEmpty else { return nil }
      let (name, isTransient) = (subject.new[pair.new].name, subject.new[pair.new].isTransient)
      return Change(
        kind: kind, oldPlace: .state(pair.old), newPlace: .state(pair.new), element: name,
        old: isTransient ? "not transient" : "transient", new: isTransient ? "transient" : "not transient",
        message: isTransient ? "'\(name)' is now only passed through" : "'\(name)' is no longer only passed through",
        advice: nil, edits: edits)
    }
  }
}
