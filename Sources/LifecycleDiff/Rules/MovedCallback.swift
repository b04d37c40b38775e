import LifecycleModel

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
