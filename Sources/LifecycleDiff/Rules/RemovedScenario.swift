import LifecycleModel

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
