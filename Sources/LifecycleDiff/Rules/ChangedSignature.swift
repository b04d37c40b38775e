import LifecycleModel

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
