import LifecycleModel

extension DiffSubject {
  /// The callbacks of both lives that the new life cycle's version deprecates and the old one's does not.
  var newlyDeprecated: [(old: CallbackID, new: CallbackID)] {
    callbacks.common.filter { !old.isDeprecated($0.old) && new.isDeprecated($0.new) }
  }

  /// What to use instead of a callback that is deprecated now.
  func advice(forDeprecated pair: (old: CallbackID, new: CallbackID)) -> String? {
    replacements.replacement(for: pair.old).map(advice(toUse:)) ?? new.replacement(of: pair.new).map { "Use \($0)" }
  }

  /// The old rules that are gone, in page order.
  var removedRules: [ElementID<Rule>] {
    correspondence.rules.removed(of: old.rules.count)
  }

  /// Whether an old rule speaks of something that is gone.
  func isObsolete(_ id: ElementID<Rule>) -> Bool {
    old.rules[id.index].claim.operands.contains { operand in
      switch operand {
      case .state(let state): correspondence.states.new(for: state) == nil
      case .callback(let callback): callbacks.isGone(callback)
      }
    }
  }

  /// The state of the old life cycle in which began what a state is in, or life itself at the top level.
  func initialSibling(ofNew pair: (old: StateID, new: StateID)) -> StateID {
    StateHierarchy(old).initialChild(of: old[pair.old].parent) ?? pair.old
  }
}

extension Lifecycle {
  /// Whether a callback is deprecated at the latest version that the page speaks of; at some version, where it names none.
  fileprivate func isDeprecated(_ id: CallbackID) -> Bool {
    let availability = availability(of: id)
    guard let versions else { return self[id].attributes.availability.deprecated != nil }
    return availability.isDeprecated(at: PlatformVersion(platform, versions.highest))
      || self[id].attributes.availability.deprecated.map { $0.version <= versions.highest } ?? false
  }
}

extension Element {
  /// A row of equivalents.
  static func row(_ row: EquivalenceRow) -> Element { .equivalence(table: row.table, row: row.index) }
}

extension EquivalenceRow {
  /// `applicationDidBecomeActive(_:) | sceneDidBecomeActive(_:): For each window.`
  var text: String {
    let cells = row.cells.map { $0.text.isEmpty ? "—" : $0.text }.joined(separator: " | ")
    return cells + (row.notes.isEmpty ? "" : ": \(row.notes)")
  }
}
