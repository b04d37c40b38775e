import LifecycleModel

/// A state became final, or is no longer final.
enum ChangedFinal: DiffRule {
  static let kind = ChangeKind(
    id: "changed-final",
    impact: .breaking,
    headline: "State became final or is no longer final",
    explanation: """
      Nothing is called after a final state: the life cycle ends there, and begins again only in a new process.
      """,
    example: (
      old: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Gone** (final)").replacing(
        "- Stop:", with: "- Quit: Playing → Gone\n- Stop:"),
      new: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Gone**").replacing(
        "- Stop:", with: "- Quit: Playing → Gone\n- Stop:")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .final)
      guard !edits.isEmpty else { return nil }
      let (name, isFinal) = (subject.new[pair.new].name, subject.new[pair.new].isFinal)
      return Change(
        kind: kind, oldPlace: .state(pair.old), newPlace: .state(pair.new), element: name,
        old: isFinal ? "not final" : "final", new: isFinal ? "final" : "not final",
        message: isFinal ? "State '\(name)' is now final" : "State '\(name)' is no longer final",
        advice: isFinal ? "Finish before '\(name)': nothing is called after it" : "Handle calls after '\(name)'",
        edits: edits)
    }
  }
}
