import LifecycleModel

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
