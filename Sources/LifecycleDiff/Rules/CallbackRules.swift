import LifecycleModel

/// A callback is new.
enum AddedCallback: DiffRule {
  static let kind = ChangeKind(
    id: "added-callback",
    part: .new,
    impact: .compatible,
    headline: "Callback was added",
    explanation: """
      The new page has a callback that the old page does not have. Code that does not implement it behaves as before. See the
      callback's documentation to decide whether to implement it.
      """,
    example: (
      old: ExamplePage.callbacks.replacing("- `sceneWillResignActive(_:)`: stop.\n", with: "")
        .replacing("\n\n1. `SceneDelegate.sceneWillResignActive(_:)`", with: ""),
      new: ExamplePage.callbacks
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let moved = Set(subject.moves.map(\.new))
    return subject.callbacks.added.filter { !moved.contains($0) }.map { id in
      let name = subject.newWords.name(of: id)
      let events = subject.newWords.events(of: id)
      return Change(
        kind: kind, oldPlace: nil, newPlace: .callback(id), element: name, old: nil, new: events,
        message: "'\(name)' was added" + (events.map { " and is called on \($0)" } ?? ""),
        advice: nil, edits: subject.edits(ofAdded: id))
    }
  }
}

/// A callback is no longer called at all.
enum RemovedCallback: DiffRule {
  static let kind = ChangeKind(
    id: "removed-callback",
    part: .stopped,
    title: "Methods that are no longer called",
    labels: ["Previously called on", "Now"],
    impact: .breaking,
    headline: "Callback was removed",
    explanation: """
      The new page no longer has it, or names it only in a rule that it never comes. A method for it still compiles but is
      never called again: the usual bug of a migration.

      Move its code to its counterpart. The advice names one if the pages' Equivalents, `replaced by` or Apple's catalog do; a
      callback that was added and replaces this one is reported as `moved-callback`.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing("- `sceneWillResignActive(_:)`: stop.\n", with: "")
        .replacing("\n\n1. `SceneDelegate.sceneWillResignActive(_:)`", with: "")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let moved = Set(subject.moves.map(\.old))
    return subject.callbacks.removed.filter { !moved.contains($0) }.map { id in
      let name = subject.oldWords.name(of: id)
      let replacement = subject.replacements.replacement(for: id)
        .map { "; '\(subject.newWords.name(of: $0))' is called instead" }
      return Change(
        kind: kind, oldPlace: .callback(id), newPlace: subject.home(ofRemoved: id), element: name,
        old: subject.oldWords.events(of: id), new: nil, message: "'\(name)' is no longer called\(replacement ?? "")",
        advice: subject.advice(forRemoved: id), edits: subject.edits(ofRemoved: id))
    }
  }
}

/// A callback is now called on another transition.
enum NewlyCalled: DiffRule {
  static let kind = ChangeKind(
    id: "newly-called",
    part: .new,
    title: "New calls on existing transitions",
    impact: .compatible,
    headline: "Callback is now called on another transition",
    explanation: """
      The callback existed and was called elsewhere; now it is also called here. Check that its method may run on this transition.
      """,
    example: (
      old: ExamplePage.chain,
      new: ExamplePage.chain.replacing(
        "3. `SceneDelegate", with: "3. `SceneDelegate.sceneWillEnterForeground(_:)`\n4. `SceneDelegate")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let common = Set(subject.callbacks.common.map(\.new))
    return subject.transitionPairs.flatMap { pair in
      pair.added.compactMap { index -> Change? in
        let id = subject.new[pair.new].steps[index].callback
        guard common.contains(id) else { return nil }
        let (name, transition) = (subject.newWords.name(of: id), subject.newWords.name(of: pair.new))
        return Change(
          kind: kind, oldPlace: .transition(pair.old), newPlace: .step(pair.new, index), element: transition, old: nil,
          new: name, message: "'\(name)' is now also called on '\(transition)'", advice: "Check that it may run then",
          edits: subject.edits(of: .step(pair.newSteps[index])) + subject.edits(of: subject.newNames[pair.new], .order))
      }
    }
  }
}

/// A callback is no longer called on a transition.
enum NoLongerCalled: DiffRule {
  static let kind = ChangeKind(
    id: "no-longer-called",
    part: .stopped,
    title: "Calls that no longer occur on some transitions",
    impact: .breaking,
    headline: "Callback is no longer called on a transition",
    explanation: """
      The callback still exists and is called elsewhere, but no longer here. What its method did on this transition is not done.

      Do it in another callback of this transition, or on the next transition that calls this one.
      """,
    example: (
      old: ExamplePage.chain.replacing(
        "3. `SceneDelegate", with: "3. `SceneDelegate.sceneWillEnterForeground(_:)`\n4. `SceneDelegate"),
      new: ExamplePage.chain
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let common = Set(subject.callbacks.common.map(\.old))
    return subject.transitionPairs.flatMap { pair in
      pair.dropped.compactMap { index -> Change? in
        let id = subject.old[pair.old].steps[index].callback
        guard common.contains(id) else { return nil }
        let (name, transition) = (subject.oldWords.name(of: id), subject.newWords.name(of: pair.new))
        return Change(
          kind: kind, oldPlace: .step(pair.old, index), newPlace: .transition(pair.new), element: transition, old: name,
          new: nil, message: "'\(name)' is no longer called on '\(transition)'",
          advice: subject.advice(forMissing: id, on: pair),
          edits: subject.edits(of: .step(pair.oldSteps[index])) + subject.edits(of: subject.oldNames[pair.old], .order))
      }
    }
  }
}

/// A callback is deprecated.
enum NewlyDeprecated: DiffRule {
  static let kind = ChangeKind(
    id: "newly-deprecated",
    impact: .compatible,
    headline: "Callback was deprecated",
    explanation: """
      The callback is still called. The advice names its replacement if the page or Apple's catalog does.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing(
        "`sceneDidBecomeActive(_:)`: start", with: "`sceneDidBecomeActive(_:)` (deprecated iOS 26): start")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.newlyDeprecated.map { pair in
      let name = subject.newWords.name(of: pair.new)
      let since = subject.new.availability(of: pair.new).deprecated.map { " since \($0)" } ?? ""
      let edits = AttributeChange.all([.availability], in: subject) { $0.availability }
        .filter { $0.newPlace == .callback(pair.new) }.flatMap(\.edits)
      return Change(
        kind: kind, oldPlace: .callback(pair.old), newPlace: .callback(pair.new), element: name, old: nil,
        new: "deprecated\(since)", message: "'\(name)' is deprecated\(since)",
        advice: subject.advice(forDeprecated: pair), edits: edits)
    }
  }
}

/// An Equivalents row was added, removed or changed.
enum ChangedEquivalents: DiffRule {
  static let kind = ChangeKind(
    id: "changed-equivalents",
    impact: .editorial,
    headline: "Counterparts changed",
    explanation: """
      A row of the page's Equivalents was added, removed or changed. The row is advice; behaviour does not change.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates
        + "\n\n## Equivalents\n\n| SceneDelegate | Notes |\n|---|---|\n| `sceneDidBecomeActive(_:)` | Start. |\n"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let pairs = subject.correspondence.equivalences
    let (olds, news) = (subject.correspondence.old.equivalences, subject.correspondence.new.equivalences)
    let changed = news.indices.compactMap { index -> Change? in
      let id = ElementID<Equivalents.Row>(index)
      let old = pairs.old(for: id).map { olds[$0.index] }
      return change(from: old, to: news[index], edits: subject.edits(of: subject.newNames[id]))
    }
    let removed = pairs.removed(of: olds.count).compactMap { id in
      change(from: olds[id.index], to: nil, edits: subject.edits(of: subject.oldNames[id]))
    }
    return changed + removed
  }

  private static func change(from old: EquivalenceRow?, to new: EquivalenceRow?, edits: [Edit]) -> Change? {
    guard !edits.isEmpty, let title = (new ?? old)?.text else { return nil }
    let verb = old == nil ? "were added" : new == nil ? "were removed" : "changed"
    return Change(
      kind: kind, oldPlace: old.map(Element.row), newPlace: new.map(Element.row) ?? .page, element: title,
      old: old?.text, new: new?.text, message: "Counterparts '\(title)' \(verb)", advice: nil, edits: edits)
  }
}

/// A delegate has another multiplicity.
enum ChangedMultiplicity: DiffRule {
  static let kind = ChangeKind(
    id: "changed-multiplicity",
    impact: .breaking,
    headline: "Multiplicity of a delegate changed",
    explanation: """
      There is now one delegate per scene instead of one per process, or the other way round. What the object stores is no longer
      shared, or is now shared.
      """,
    example: (
      old: ExamplePage.delegates.replacing("`UIWindowSceneDelegate`", with: "`UIWindowSceneDelegate`, one per process"),
      new: ExamplePage.delegates.replacing("`UIWindowSceneDelegate`", with: "`UIWindowSceneDelegate`, one per scene")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .multiplicity)
      guard !edits.isEmpty else { return nil }
      let (old, new) = (subject.old[pair.old].multiplicity.rawValue, subject.new[pair.new].multiplicity.rawValue)
      let name = subject.new[pair.new].name
      return Change(
        kind: kind, oldPlace: .delegate(pair.old), newPlace: .delegate(pair.new), element: name, old: "one per \(old)",
        new: "one per \(new)", message: "There is now one '\(name)' per \(new) (it was one per \(old))",
        advice: "Move what it stores to an object that exists once per \(old)", edits: edits)
    }
  }
}

/// The page's title, platform, versions or other metadata changed.
enum ChangedProperty: DiffRule {
  static let kind = ChangeKind(
    id: "changed-property",
    impact: .editorial,
    headline: "Property of the page changed",
    explanation: """
      The title, platform, versions, language, Swift module or log subsystem changed, or whether there is Swift for the page or
      one of its delegates. Behaviour does not change, but generated files may.
      """,
    example: (
      old: ExamplePage.player.replacing("# Player", with: "# Player\n\n- Platform: iOS"),
      new: ExamplePage.player.replacing("# Player", with: "# Player\n\n- Platform: tvOS")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let aspects: [(FactKey.Aspect, String, (Lifecycle) -> String?)] = [
      (.name, "title", { $0.name }), (.platform, "platform", { $0.platform }),
      (.versions, "version", { $0.versionsText }), (.language, "language", { $0.language.rawValue }),
      (.swift, "Swift", { $0.hasSwift ? nil : "none" }), (.swiftModule, "Swift module", { $0.swiftModule }),
      (.logSubsystem, "log subsystem", { $0.logSubsystem }),
    ]
    return aspects.compactMap { aspect, name, value in
      guard let edit = subject.edit(of: .page, aspect) else { return nil }
      let (old, new) = (value(subject.old), value(subject.new))
      let words = { (text: String?) in text.map { "'\($0)'" } ?? "not set" }
      return Change(
        kind: kind, oldPlace: .page, newPlace: .page, element: name, old: old, new: new,
        message: "The page's \(name) is now \(words(new)) (it was \(words(old)))", advice: nil, edits: [edit])
    } + delegates(in: subject)
  }

  private static func delegates(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .swift)
      guard !edits.isEmpty else { return nil }
      let delegate = subject.new[pair.new]
      return Change(
        kind: kind, oldPlace: .delegate(pair.old), newPlace: .delegate(pair.new), element: delegate.name,
        old: delegate.hasSwift ? "none" : nil, new: delegate.hasSwift ? nil : "none",
        message: "Swift is \(delegate.hasSwift ? "now" : "no longer") generated for '\(delegate.name)'", advice: nil,
        edits: edits)
    }
  }
}
