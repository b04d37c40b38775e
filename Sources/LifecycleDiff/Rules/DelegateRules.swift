import LifecycleModel

/// A delegate is new.
enum AddedDelegate: DiffRule {
  static let kind = ChangeKind(
    id: "added-delegate",
    part: .new,
    impact: .compatible,
    headline: "Delegate was added",
    explanation: """
      The new page has another delegate. Its callbacks are reported one by one.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing(
        "`UIWindowSceneDelegate`\n", with: "`UIWindowSceneDelegate`\n- `ScenePhase`: observed\n")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.added(of: subject.new.delegates.count).map { id in
      let delegate = subject.new[id]
      let summary = subject.newWords.summary(of: delegate)
      return Change(
        kind: kind, oldPlace: nil, newPlace: .delegate(id), element: delegate.name, old: nil, new: summary,
        message: "Delegate '\(delegate.name)' was added: \(summary)", advice: nil,
        edits: subject.edits(of: subject.newNames[id]))
    }
  }
}

/// A delegate was removed.
enum RemovedDelegate: DiffRule {
  static let kind = ChangeKind(
    id: "removed-delegate",
    part: .stopped,
    title: "Removed delegates",
    impact: .breaking,
    headline: "Delegate was removed",
    explanation: """
      The new page no longer has it. Changes of its callbacks are reported one by one.
      """,
    example: (
      old: ExamplePage.delegates.replacing(
        "`UIWindowSceneDelegate`\n", with: "`UIWindowSceneDelegate`\n- `ScenePhase`: observed\n"),
      new: ExamplePage.delegates
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.removed(of: subject.old.delegates.count).map { id in
      let delegate = subject.old[id]
      return Change(
        kind: kind, oldPlace: .delegate(id), newPlace: .page, element: delegate.name,
        old: subject.oldWords.summary(of: delegate), new: nil, message: "Delegate '\(delegate.name)' was removed",
        advice: "Move the code of its callbacks, then remove '\(delegate.name)'",
        edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}

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

/// A callback was replaced by another one.
enum MovedCallback: DiffRule {
  static let kind = ChangeKind(
    id: "moved-callback",
    part: .moved,
    impact: .breaking,
    headline: "Callback was replaced by another one",
    explanation: """
      A callback of another delegate, or with another name, is called instead of the old one. The old method still compiles but
      is never called again.

      Implement the new method and move the code of the old one into it. The pair comes from the pages' Equivalents, from
      `replaced by`, from Apple's catalog, from a method of the same name in another delegate, or from the graphs: the new
      callback is the only one that is called where the old one was called.
      """,
    example: (
      old: ExamplePage.twoDelegates.replacing(
        "`SceneDelegate.sceneWillResignActive(_:)`", with: "`TVDelegate.sceneWillResignActive(_:)`"),
      new: ExamplePage.twoDelegates
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.moves.map { old, new in
      let (name, target) = (subject.oldWords.name(of: old), subject.newWords.name(of: new))
      return Change(
        kind: kind, oldPlace: .callback(old), newPlace: .callback(new), element: name, old: name, new: target,
        message: "'\(name)' is no longer called; '\(target)' is called instead",
        advice: subject.advice(toUse: new), edits: subject.edits(ofRemoved: old) + subject.edits(ofAdded: new))
    }
  }
}

/// A callback is declared differently.
enum ChangedSignature: DiffRule {
  static let kind = ChangeKind(
    id: "changed-signature",
    impact: .breaking,
    headline: "Declaration of a callback changed",
    explanation: """
      The name is the same, but the declaration has other types, another result, `async` or `throws`. A method with the old
      declaration may compile but never be called.
      """,
    example: (
      old: ExamplePage.callbacks.replacing("- `sceneDidBecomeActive(_:)`", with: "- `func pause(_ reason: String)`"),
      new: ExamplePage.callbacks.replacing("- `sceneDidBecomeActive(_:)`", with: "- `func pause(_ reason: Int)`")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.callbacks.common.compactMap { pair in
      guard let edit = subject.edit(of: subject.newNames[pair.new], .signature),
        let old = subject.old[pair.old].signature, let new = subject.new[pair.new].signature
      else { return nil }
      let name = subject.newWords.name(of: pair.new)
      return Change(
        kind: kind, oldPlace: .callback(pair.old), newPlace: .callback(pair.new), element: name, old: old, new: new,
        message: "'\(name)' is now declared as '\(new)' (it was '\(old)')",
        advice: "Change the declaration of your method to '\(new)'", edits: [edit])
    }
  }
}

/// The availability of an element changed.
enum ChangedAvailability: DiffRule {
  static let kind = ChangeKind(
    id: "changed-availability",
    impact: .compatible,
    headline: "Availability changed",
    explanation: """
      The versions (`since`, `deprecated`, `removed`) of a delegate, state, callback, call, transition, rule or scenario changed. To
      see the effect on one version, compare the page at two versions with `--from` and `--to`.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates.replacing("Idle → Playing\n", with: "Idle → Playing (since iOS 15)\n")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let deprecated = Set(subject.newlyDeprecated.map { Element.callback($0.new) })
    let calls = AttributeChange.all([.availability], in: subject) { $0.availability }
      .filter { !deprecated.contains($0.newPlace) }
      .map { change in
        AvailabilityChange(
          name: "'\(change.name)'", place: change.place, old: change.old.availability, new: change.new.availability,
          oldPlace: change.oldPlace, newPlace: change.newPlace, edits: change.edits)
      }
    return (AvailabilityChange.elements(in: subject) + calls).map { $0.reported(as: kind) }
  }
}
