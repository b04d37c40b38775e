import LifecycleModel

/// The life cycle, or a composite state, has another initial state.
enum ChangedInitial: DiffRule {
  static let kind = ChangeKind(
    id: "changed-initial",
    impact: .breaking,
    headline: "Initial state changed",
    explanation: """
      The initial state of the life cycle, or of a composite state, is a different one. What was set up on the way from the old one may
      be missing.
      """,
    example: (
      old: ExamplePage.player,
      new: ExamplePage.player.replacing(
        "- **Idle** (initial)\n- **Playing**", with: "- **Idle**\n- **Playing** (initial)")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let common = subject.correspondence.states.all.filter {
      subject.edit(of: subject.newNames[$0.new], .initial) != nil
    }
    let hierarchy = StateHierarchy(subject.new)
    let parents = common.map { subject.new[$0.new].parent }
    var seen: Set<StateID?> = []
    return zip(common, parents).filter { seen.insert($1).inserted }.map { first, parent in
      let family = common.filter { subject.new[$0.new].parent == parent }
      let edits = family.flatMap { subject.edits(of: subject.newNames[$0.new], .initial) }
      let beginning = hierarchy.initialChild(of: parent) ?? first.new
      let before = subject.initialSibling(ofNew: first)
      let (old, new) = (subject.old[before].name, subject.new[beginning].name)
      let whole = parent.map { "'\(subject.new[$0].name)'" } ?? "The life cycle"
      return Change(
        kind: kind, oldPlace: .state(before), newPlace: .state(beginning), element: new, old: old, new: new,
        message: "\(whole) now begins in '\(new)' (it began in '\(old)')",
        advice: "Check that nothing depends on what was done on the way from '\(old)'", edits: edits)
    }
  }
}
