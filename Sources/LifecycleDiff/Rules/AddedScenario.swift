import LifecycleModel

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
