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
