import LifecycleModel

/// Another scene configuration is the default of its role.
enum ChangedDefaultConfiguration: DiffRule {
  static let kind = ChangeKind(
    id: "changed-default-configuration",
    impact: .breaking,
    headline: "Default scene configuration of a role changed",
    explanation: """
      If the app delegate does not choose, UIKit uses the first entry of a role. A different entry is now the first one.
      """,
    example: (
      old: ExamplePage.delegates
        + "\n\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Main | application | `SceneDelegate` |\n| Detail | application | `SceneDelegate` |\n",
      new: ExamplePage.delegates
        + "\n\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Detail | application | `SceneDelegate` |\n| Main | application | `SceneDelegate` |\n"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let common = subject.correspondence.configurations.all.filter {
      subject.edit(of: subject.newNames[$0.new], .isDefault) != nil
    }
    let rows = subject.new.sceneConfigurations
    var seen: Set<SceneRole> = []
    return common.filter { seen.insert(rows[$0.new.index].role).inserted }.compactMap { first in
      let role = rows[first.new.index].role
      let before = subject.old.sceneConfigurations.first { $0.role == role }
      guard let index = rows.firstIndex(where: { $0.role == role }), let before else { return nil }
      let (old, new) = (before.name, rows[index].name)
      return Change(
        kind: kind, oldPlace: .configuration(first.old), newPlace: .configuration(.init(index)),
        element: "default of \(role.shortName)", old: old, new: new,
        message: "'\(new)' is now the default scene configuration of the role '\(role.shortName)' (it was '\(old)')",
        advice: "Choose '\(old)' in 'application(_:configurationForConnecting:options:)' where it is still needed",
        edits: common.filter { rows[$0.new.index].role == role }
          .flatMap { subject.edits(of: subject.newNames[$0.new], .isDefault) })
    }
  }
}
