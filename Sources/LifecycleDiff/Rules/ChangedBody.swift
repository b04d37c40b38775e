import LifecycleModel

/// The Swift code of a callback's body changed.
enum ChangedBody: DiffRule {
  static let kind = ChangeKind(
    id: "changed-body",
    isCode: true,
    impact: .compatible,
    headline: "Generated code of a callback changed",
    explanation: """
      The page's Swift block below a callback changed. `instar scaffold` puts it into the method.
      """,
    example: (
      old: ExamplePage.callbacks.replacing(": start.", with: ": start.\n\n  ```swift\n  start()\n  ```"),
      new: ExamplePage.callbacks.replacing(": start.", with: ": start.\n\n  ```swift\n  begin()\n  ```")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.callbacks.common.compactMap { pair in
      guard let edit = subject.edit(of: subject.newNames[pair.new], .body) else { return nil }
      let name = subject.newWords.name(of: pair.new)
      return Change(
        kind: kind, oldPlace: .callback(pair.old), newPlace: .callback(pair.new), element: name,
        old: subject.old[pair.old].body, new: subject.new[pair.new].body,
        message: "The code that scaffolding puts into '\(name)' changed",
        advice: "Scaffold again, and adopt the new code", edits: [edit])
    }
  }
}
