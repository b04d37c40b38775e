import LifecycleModel

extension DiffSubject {
  /// The callbacks of both lives that the new life cycle's version deprecates and the old one's does not.
  var newlyDeprecated: [(old: CallbackID, new: CallbackID)] {
    keptCallbacks.filter { !old.isDeprecated($0.old) && new.isDeprecated($0.new) }
  }

  /// What to use instead of a callback that is deprecated now.
  func advice(forDeprecated pair: (old: CallbackID, new: CallbackID)) -> String? {
    standIns.standIns(for: pair.old).first.map(advice(toUse:)) ?? new.replacement(of: pair.new).map { "Use \($0)" }
  }

  /// The old rules that are gone, in page order.
  var goneRules: [ElementID<Rule>] {
    old.rules.indices.map(ElementID.init).filter { correspondence.rules.new(for: $0) == nil }
  }

  /// Whether an old rule speaks of something that is gone.
  func isObsolete(_ id: ElementID<Rule>) -> Bool {
    old.rules[id.index].claim.operands.contains { operand in
      switch operand {
      case .state(let state): correspondence.states.new(for: state) == nil
      case .callback(let callback):
        oldLiving.contains(callback) && !(correspondence.callbacks.new(for: callback).map(newLiving.contains) ?? false)
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

extension FactNames {
  /// Where a row of equivalents stands; `nil` for one that this side has not.
  func place(of name: EquivalenceName) -> Element? {
    var index = 0
    let rows = equivalences.map(\.name)
    for (table, content) in side.lifecycle.equivalents.enumerated() {
      for row in content.rows.indices {
        if rows[index] == name { return .equivalence(table: table, row: row) }
        index += 1
      }
    }
    return nil
  }
}

extension ElementWords {
  /// `applicationDidBecomeActive(_:) | sceneDidBecomeActive(_:): For each window.`: a row of equivalents; `nil` for none.
  func text(
    of name: EquivalenceName, among rows: [(name: EquivalenceName, row: Equivalents.Row, table: Equivalents)]
  ) -> String? {
    rows.first { $0.name == name }.map { _, row, _ in
      let cells = row.cells.map { $0.text.isEmpty ? "—" : $0.text }.joined(separator: " | ")
      return cells + (row.notes.isEmpty ? "" : ": \(row.notes)")
    }
  }
}
