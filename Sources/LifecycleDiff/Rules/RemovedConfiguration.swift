import LifecycleModel

/// A scene configuration was removed.
enum RemovedConfiguration: DiffRule {
  static let kind = ChangeKind(
    id: "removed-configuration",
    impact: .breaking,
    headline: "Scene configuration was removed",
    explanation: """
      Code that requests it by name gets a scene without the classes that Info.plist gave it.
      """,
    example: (
      old: ExamplePage.delegates
        + "\n\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Main | application | `SceneDelegate` |\n| Detail | application | `SceneDelegate` |\n",
      new: ExamplePage.delegates
        + "\n\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Main | application | `SceneDelegate` |\n"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let rows = subject.old.sceneConfigurations
    return subject.correspondence.configurations.removed(of: rows.count).map { id in
      let row = rows[id.index]
      let name = subject.oldWords.name(of: row)
      return Change(
        kind: kind, oldPlace: .configuration(id), newPlace: .page, element: name, old: name, new: nil,
        message: "Scene configuration '\(name)' was removed",
        advice: "Use a different one where '\(row.name)' was chosen",
        edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}
