import LifecycleModel

/// A rule is new.
enum AddedRule: DiffRule {
  static let kind = ChangeKind(
    id: "added-rule",
    part: .new,
    title: "Rules",
    impact: .compatible,
    headline: "Rule was added",
    explanation: """
      The new page makes a claim about all runs that the old page does not make.
      """,
    example: (
      old: ExamplePage.rules.replacing("\n\n## Rules\n\n- `Player.onStart()` before `Player.onStop()`", with: ""),
      new: ExamplePage.rules
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.rules.added(of: subject.new.rules.count).map { id in
      let text = subject.new.rules[id.index].text
      return Change(
        kind: kind, oldPlace: nil, newPlace: .rule(id), element: text, old: nil, new: text,
        message: "Rule '\(text)' was added", advice: nil, edits: subject.edits(of: subject.newNames[id]))
    }
  }
}

/// A rule was removed, but not its subject.
enum RemovedRule: DiffRule {
  static let kind = ChangeKind(
    id: "removed-rule",
    impact: .breaking,
    headline: "Rule was removed",
    explanation: """
      Its calls and states still exist, but the new page no longer makes the claim. If the rule was removed by mistake, add it again:
      `instar check` says whether it still holds.
      """,
    example: (
      old: ExamplePage.rules,
      new: ExamplePage.rules.replacing("\n\n## Rules\n\n- `Player.onStart()` before `Player.onStop()`", with: "")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.removedRules.filter { !subject.isObsolete($0) }.map { id in
      let text = subject.old.rules[id.index].text
      return Change(
        kind: kind, oldPlace: .rule(id), newPlace: .page, element: text, old: text, new: nil,
        message: "Rule '\(text)' was removed",
        advice: "Do not rely on it; if it still holds, add it again", edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}

/// A rule claims something else.
enum ChangedRule: DiffRule {
  static let kind = ChangeKind(
    id: "changed-rule",
    impact: .breaking,
    headline: "Rule changed",
    explanation: """
      The rule is about the same calls and states, but makes a different claim about them.
      """,
    example: (
      old: ExamplePage.rules,
      new: ExamplePage.rules.replacing("before", with: "immediately before")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.rules.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .claim)
      guard !edits.isEmpty else { return nil }
      let (old, new) = (subject.old.rules[pair.old.index].text, subject.new.rules[pair.new.index].text)
      return Change(
        kind: kind, oldPlace: .rule(pair.old), newPlace: .rule(pair.new), element: new, old: old, new: new,
        message: "Rule '\(old)' is now '\(new)'", advice: "Check that your code relies on no more than '\(new)'",
        edits: edits + subject.edits(of: subject.newNames[pair.new], .words, .provenance))
    }
  }
}

/// A rule was removed together with its subject.
enum ObsoleteRule: DiffRule {
  static let kind = ChangeKind(
    id: "obsolete-rule",
    impact: .editorial,
    headline: "Rule was removed together with its subject",
    explanation: """
      The rule is about a callback or a state that was removed. That removal is reported separately.
      """,
    example: (
      old: ExamplePage.rules,
      new: ExamplePage.rules.replacing("\n\n## Rules\n\n- `Player.onStart()` before `Player.onStop()`", with: "")
        .replacing(": `Player.onStart()`", with: "")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.removedRules.filter(subject.isObsolete).map { id in
      let text = subject.old.rules[id.index].text
      return Change(
        kind: kind, oldPlace: .rule(id), newPlace: .page, element: text, old: text, new: nil,
        message: "Rule '\(text)' was removed together with its subject", advice: nil,
        edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}

/// A scenario is new.
enum AddedScenario: DiffRule {
  static let kind = ChangeKind(
    id: "added-scenario",
    part: .new,
    title: "Scenarios",
    impact: .compatible,
    headline: "Scenario was added",
    explanation: """
      The new page shows a run that the old page does not show.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates
        + "\n\n## Scenarios\n\n### Play: Idle → Playing\n\n1. `SceneDelegate.sceneDidBecomeActive(_:)`"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.scenarios.added(of: subject.new.scenarios.count).map { id in
      let name = subject.newWords.name(of: subject.new.scenarios[id.index])
      return Change(
        kind: kind, oldPlace: nil, newPlace: .scenario(id), element: name, old: nil,
        new: subject.newWords.calls(of: subject.new.scenarios[id.index]), message: "Scenario '\(name)' was added",
        advice: nil, edits: subject.edits(of: subject.newNames[id]))
    }
  }
}

/// A scenario was removed.
enum RemovedScenario: DiffRule {
  static let kind = ChangeKind(
    id: "removed-scenario",
    impact: .compatible,
    headline: "Scenario was removed",
    explanation: """
      The new page no longer shows this run. The transitions define what can happen.
      """,
    example: (
      old: ExamplePage.delegates
        + "\n\n## Scenarios\n\n### Play: Idle → Playing\n\n1. `SceneDelegate.sceneDidBecomeActive(_:)`",
      new: ExamplePage.delegates
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.scenarios.removed(of: subject.old.scenarios.count).map { id in
      let name = subject.oldWords.name(of: subject.old.scenarios[id.index])
      return Change(
        kind: kind, oldPlace: .scenario(id), newPlace: .page, element: name,
        old: subject.oldWords.calls(of: subject.old.scenarios[id.index]), new: nil,
        message: "Scenario '\(name)' was removed", advice: nil, edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}

/// A scenario shows another run.
enum ChangedScenario: DiffRule {
  static let kind = ChangeKind(
    id: "changed-scenario",
    impact: .compatible,
    headline: "Scenario changed",
    explanation: """
      The scenario has other states, another guard or other calls. The transitions define what can happen.
      """,
    example: (
      old: ExamplePage.delegates
        + "\n\n## Scenarios\n\n### Play: Idle → Playing\n\n1. `SceneDelegate.sceneDidBecomeActive(_:)`",
      new: ExamplePage.delegates
        + "\n\n## Scenarios\n\n### Play: Idle → Playing\n\n1. **Playing**\n2. `SceneDelegate.sceneDidBecomeActive(_:)`"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.scenarios.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .name, .guard, .path, .items)
      let (old, new) = (subject.old.scenarios[pair.old.index], subject.new.scenarios[pair.new.index])
      guard !edits.isEmpty else { return nil }
      let (was, name) = (subject.oldWords.name(of: old), subject.newWords.name(of: new))
      let calls = (subject.oldWords.calls(of: old), subject.newWords.calls(of: new))
      let texts = was == name ? calls : (was, name)
      return Change(
        kind: kind, oldPlace: .scenario(pair.old), newPlace: .scenario(pair.new), element: name, old: texts.0,
        new: texts.1, message: "Scenario '\(was)' now shows a different run" + (was == name ? "" : ": '\(name)'"),
        advice: nil, edits: edits)
    }
  }
}
