import LifecycleModel

/// A delegate has another name.
enum RenamedDelegate: DiffRule {
  static let kind = ChangeKind(
    id: "renamed-delegate",
    impact: .compatible,
    headline: "A delegate has another name",
    explanation: """
      It is of the same types, and the only one of them on both pages. Generated classes are named after it; the entries of
      Info.plist that name the class have to be changed with it.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("`SceneDelegate", with: "`WindowDelegate")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.all.compactMap { pair in
      let (old, new) = (subject.old[pair.old].name, subject.new[pair.new].name)
      guard old != new else { return nil }
      return Change(
        kind: kind, oldPlace: .delegate(pair.old), newPlace: .delegate(pair.new), element: new, old: old, new: new,
        message: "Delegate '\(old)' is called '\(new)' now", advice: "Rename the class, also in Info.plist",
        edits: subject.edits(of: subject.newNames[pair.new], .name))
    }
  }
}
