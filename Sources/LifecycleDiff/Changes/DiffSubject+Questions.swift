import LifecycleModel

extension DiffSubject {
  /// The common callbacks that only the new life cycle's version deprecates.
  var newlyDeprecated: [(old: CallbackID, new: CallbackID)] {
    callbacks.common.filter { !old.isDeprecated($0.old) && new.isDeprecated($0.new) }
  }

  /// Advice to use a deprecated callback's replacement; `nil` for none.
  func advice(forDeprecated pair: (old: CallbackID, new: CallbackID)) -> String? {
    replacements.replacement(for: pair.old).map(advice(toUse:)) ?? new.replacement(of: pair.new).map { "Use \($0)" }
  }

  /// The removed rules, in the old page's order.
  var removedRules: [ElementID<Rule>] {
    correspondence.rules.removed(of: old.rules.count)
  }

  /// Returns `true` for an old rule about a removed state or callback.
  func isObsolete(_ id: ElementID<Rule>) -> Bool {
    old.rules[id.index].claim.operands.contains { operand in
      switch operand {
      case .state(let state): correspondence.states.new(for: state) == nil
      case .callback(let callback): callbacks.removed.contains(callback)
      }
    }
  }

  /// The initial state among a state's old siblings, itself included.
  func initialSibling(ofNew pair: (old: StateID, new: StateID)) -> StateID {
    StateHierarchy(old).initialChild(of: old[pair.old].parent) ?? pair.old
  }
}

extension Lifecycle {
  /// Returns `true` for a callback that is deprecated at the page's latest version, or at any version if the page names none.
  fileprivate func isDeprecated(_ id: CallbackID) -> Bool {
    let availability = availability(of: id)
    guard let versions else { return self[id].attributes.availability.deprecated != nil }
    return availability.isDeprecated(at: VersionSelection(PlatformVersion(platform, versions.highest)))
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
