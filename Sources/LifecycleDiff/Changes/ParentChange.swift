import LifecycleModel

/// A common state with another parent on the new page.
struct ParentChange {
  /// The state's name.
  let name: String
  /// `true` where a composite state that it left or entered has transitions of its own.
  let matters: Bool
  /// `'Foreground'`: the composite states whose transitions no longer hold for it, or hold for it now.
  let composites: String
  private let pair: (old: StateID, new: StateID)
  private let old: String?
  private let new: String?
  private let edits: [Edit]

  /// The changes of two life cycles, in the new page's order.
  static func all(in subject: DiffSubject) -> [ParentChange] {
    subject.correspondence.states.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .parent)
      guard !edits.isEmpty else { return nil }
      let (left, entered) = (
        active(pair.old, in: subject.correspondence.old), active(pair.new, in: subject.correspondence.new)
      )
      let others =
        left.filter { !entered.map(\.token).contains($0.token) }
        + entered.filter { !left.map(\.token).contains($0.token) }
      return ParentChange(
        name: subject.new[pair.new].name, matters: !others.isEmpty, composites: ElementStrings.list(others.map(\.name)),
        pair: pair, old: subject.old[pair.old].parent.map { subject.old[$0].name },
        new: subject.new[pair.new].parent.map { subject.new[$0].name }, edits: edits)
    }
  }

  /// The change as a rule reports it.
  func reported(as kind: ChangeKind, advice: String?) -> Change {
    let place = { (parent: String?) in parent.map { "in '\($0)'" } ?? "at the top level" }
    return Change(
      kind: kind, oldPlace: .state(pair.old), newPlace: .state(pair.new), element: name, old: place(old),
      new: place(new), message: "State '\(name)' is now \(place(new)) (it was \(place(old)))", advice: advice,
      edits: edits)
  }

  /// The composite states around a state that have transitions of their own.
  private static func active(_ state: StateID, in side: Side) -> [(token: Token<State>, name: String)] {
    let sources = Set(side.lifecycle.transitions.map(\.source))
    return side.lifecycle.lineage(of: state).dropFirst().filter(sources.contains).map {
      (side[$0], side.lifecycle[$0].name)
    }
  }
}
