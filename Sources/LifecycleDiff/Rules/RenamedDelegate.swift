import LifecycleModel

/// A delegate has another name.
enum RenamedDelegate: DiffRule {
  static let kind = ChangeKind(
    id: "renamed-delegate",
    impact: .compatible,
    headline: "Delegate was renamed",
    explanation: """
      The delegate has the same types and is the only one with them on both pages. Generated classes are named after it; change
      the entries of Info.plist that name the class as well.
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
        message: "Delegate '\(old)' was renamed to '\(new)'", advice: "Rename the class, also in Info.plist",
        edits: subject.edits(of: subject.newNames[pair.new], .name))
    }
  }
}
