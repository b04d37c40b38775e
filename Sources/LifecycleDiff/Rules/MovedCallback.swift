import LifecycleModel

/// A callback was replaced by another one.
enum MovedCallback: DiffRule {
  static let kind = ChangeKind(
    id: "moved-callback",
    part: .moved,
    impact: .breaking,
    headline: "Another callback is called in the place of one",
    explanation: """
      What one method was told, another one is told now, of another delegate or under another name. The old method still
      compiles, and is never called again.

      Implement the new method and move there what the old one does. The pair comes from the pages' Equivalents, from a
      `replaced by`, from Apple's catalog, from a method of the same name in another delegate, or from the graphs: the one
      comes, and no other, where the other one came.
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
        message: "'\(name)' is no longer called; '\(target)' is called in its place",
        advice: subject.advice(toUse: new), edits: subject.edits(ofGone: old) + subject.edits(ofFresh: new))
    }
  }
}
