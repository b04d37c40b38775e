import LifecycleModel

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
