import LifecycleModel

/// The changes between two life cycles.
package struct LifecycleChanges: Sendable {
  /// The pairing of the elements.
  package let correspondence: Correspondence
  /// The changes: by impact, then by kind in the registry's order, then in the order of the pages.
  package let changes: [Change]
  /// The facts that differ.
  package let edits: [FactKey: Edit]
  /// The removed callbacks, each with its replacement; without those that have none.
  package let successors: [CallbackID: CallbackID]

  /// Compares two life cycles.
  package init(from old: Lifecycle, to new: Lifecycle) {
    let subject = DiffSubject(from: old, to: new)
    correspondence = subject.correspondence
    edits = subject.edits
    let moves = Dictionary(subject.moves.map { ($0.old, $0.new) }) { first, _ in first }
    successors = subject.callbacks.removed.reduce(into: moves) { successors, id in
      if successors[id] == nil { successors[id] = subject.replacements.replacement(for: id) }
    }
    let found = DiffRuleRegistry.all.flatMap { $0.changes(in: subject) }
    changes = Self.numbered(Impact.allCases.flatMap { impact in found.filter { $0.impact == impact } })
  }

  /// The changes, numbered from 1 where their contents are equal.
  private static func numbered(_ changes: [Change]) -> [Change] {
    var counts: [String: Int] = [:]
    return changes.map { change in
      var change = change
      let count = counts[change.fingerprint, default: 0] + 1
      counts[change.fingerprint] = count
      change.occurrence = count
      return change
    }
  }

  /// The old life cycle.
  package var old: Lifecycle { correspondence.old.lifecycle }
  /// The new life cycle.
  package var new: Lifecycle { correspondence.new.lifecycle }
}
