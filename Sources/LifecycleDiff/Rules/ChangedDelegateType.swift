import LifecycleModel

/// A delegate is of another type.
enum ChangedDelegateType: DiffRule {
  static let kind = ChangeKind(
    id: "changed-delegate-type",
    impact: .breaking,
    headline: "A delegate is of another type",
    explanation: """
      It adopts other protocols or has another superclass, or it is watched where it was called. Methods of a protocol that the
      class no longer adopts compile and are never called.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("`UIWindowSceneDelegate`", with: "`UISceneDelegate`")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .types, .observed)
      guard !edits.isEmpty else { return nil }
      let (old, new) = (subject.old[pair.old], subject.new[pair.new])
      let types = { (delegate: Delegate) in
        delegate.isObserved ? "observed" : delegate.types.isEmpty ? "no type" : delegate.types.joined(separator: ", ")
      }
      return Change(
        kind: kind, oldPlace: .delegate(pair.old), newPlace: .delegate(pair.new), element: new.name, old: types(old),
        new: types(new), message: "'\(new.name)' is now of type '\(types(new))' (it was '\(types(old))')",
        advice: "Change the class to match, and see that each of its methods still belongs to what it adopts",
        edits: edits)
    }
  }
}
