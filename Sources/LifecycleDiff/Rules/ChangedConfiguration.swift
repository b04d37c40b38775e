import LifecycleModel

/// A scene configuration has other classes or another name.
enum ChangedConfiguration: DiffRule {
  static let kind = ChangeKind(
    id: "changed-configuration",
    impact: .breaking,
    headline: "Scene configuration changed",
    explanation: """
      Scenes of this configuration have a different delegate class, scene class or storyboard, or code has to request it by a different
      name.
      """,
    example: (
      old: ExamplePage.delegates
        + "\n\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Main | application | `SceneDelegate` |\n",
      new: ExamplePage.delegates
        + "\n\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Main | application | `DetailDelegate` |\n"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.configurations.all.compactMap { pair in
      let edits = subject.edits(
        of: subject.newNames[pair.new], .name, .role, .delegateClass, .sceneClass, .storyboard)
      guard !edits.isEmpty else { return nil }
      let old = subject.old.sceneConfigurations[pair.old.index]
      let new = subject.new.sceneConfigurations[pair.new.index]
      let name = subject.newWords.name(of: new)
      let parts = { (row: SceneConfiguration) in
        [row.name, row.delegateClass, row.sceneClass, row.storyboard].map { $0 ?? "—" }.joined(separator: ", ")
      }
      return Change(
        kind: kind, oldPlace: .configuration(pair.old), newPlace: .configuration(pair.new), element: name,
        old: parts(old), new: parts(new),
        message: "Scene configuration '\(name)' is now '\(parts(new))' (it was '\(parts(old))')",
        advice: "Update Info.plist and the code that names it", edits: edits)
    }
  }
}
