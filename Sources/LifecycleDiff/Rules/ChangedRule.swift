import LifecycleModel

/// A rule claims something else.
enum ChangedRule: DiffRule {
  static let kind = ChangeKind(
    id: "changed-rule",
    impact: .breaking,
    headline: "Rule changed",
    explanation: """
      The rule is about the same calls and states, but makes a different claim about them.
      """,
    example: (
      old: ExamplePage.rules,
      new: ExamplePage.rules.replacing("before", with: "immediately before")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.rules.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .claim)
      guard !edits.isEmpty else { return nil }
      let (old, new) = (subject.old.rules[pair.old.index].text, subject.new.rules[pair.new.index].text)
      return Change(
        kind: kind, oldPlace: .rule(pair.old), newPlace: .rule(pair.new), element: new, old: old, new: new,
        message: "Rule '\(old)' is now '\(new)'", advice: "Check that your code relies on no more than '\(new)'",
        edits: edits + subject.edits(of: subject.newNames[pair.new], .words, .provenance))
    }
  }
}
