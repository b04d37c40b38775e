import LifecycleModel

/// A delegate is of another type.
enum ChangedDelegateType: DiffRule {
  static let kind = ChangeKind(
    id: "changed-delegate-type",
    impact: .breaking,
    headline: "Delegate type changed",
    explanation: """
      The delegate adopts other protocols or has another superclass, or it is now observed instead of called. Methods of a
      protocol that the class no longer adopts compile but are never called.
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
      let types = { (delegate: Delegate, lifecycle: Lifecycle) in
        let types = delegate.types.map(lifecycle.typeWithModule).joined(separator: ", ")
        return delegate.isObserved ? "observed" : types.isEmpty ? "no type" : types
      }
      let (before, after) = (types(old, subject.old), types(new, subject.new))
      return Change(
        kind: kind, oldPlace: .delegate(pair.old), newPlace: .delegate(pair.new), element: new.name, old: before,
        new: after,
        message: "'\(new.name)' is now of type '\(after)' (it was '\(before)')",
        advice: "Update the class, and check that each of its methods belongs to a type that it adopts",
        edits: edits)
    }
  }
}
