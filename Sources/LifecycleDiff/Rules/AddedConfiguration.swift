import LifecycleModel

/// A scene configuration is new.
enum AddedConfiguration: DiffRule {
  static let kind = ChangeKind(
    id: "added-configuration",
    part: .new,
    title: "Scene configurations",
    impact: .compatible,
    headline: "Scene configuration was added",
    explanation: """
      Info.plist has a new entry. Nothing uses it until code requests it by name, unless it is the first entry of its role.
      """,
    example: (
      old: ExamplePage.delegates
        + "\n\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Main | application | `SceneDelegate` |\n",
      new: ExamplePage.delegates
        + "\n\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Main | application | `SceneDelegate` |\n| Detail | application | `SceneDelegate` |\n"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let rows = subject.new.sceneConfigurations
    return subject.correspondence.configurations.added(of: rows.count).map { id in
      let row = rows[id.index]
      let name = subject.newWords.name(of: row)
      return Change(
        kind: kind, oldPlace: nil, newPlace: .configuration(id), element: name, old: nil, new: name,
        message: "Scene configuration '\(name)' was added" + (row.condition.map { ", used when \($0)" } ?? ""),
        advice: nil, edits: subject.edits(of: subject.newNames[id]))
    }
  }
}
