import Documents
import LifecycleDiff
import LifecycleModel

/// What is told of two life cycles by every format of a diff.
package struct DiffReport: Sendable {
  /// What the old life cycle is called: `uikit-app`, `uikit at iOS 26`.
  package let oldName: String
  /// What the new life cycle is called.
  package let newName: String
  /// What is different, accepted changes included.
  package let difference: LifecycleChanges
  /// The changes to tell: by impact, then by kind, then in the order of the pages.
  package let changes: [Change]

  /// Prepares a report; `accepted` are the fingerprints of changes that are not told.
  package init(
    _ difference: LifecycleChanges, from oldName: String, to newName: String, accepted: Set<String> = []
  ) {
    self.oldName = oldName
    self.newName = newName
    self.difference = difference
    changes = accepted.isEmpty ? difference.changes : difference.changes.filter { !accepted.contains($0.fingerprint) }
  }

  /// How many of the told changes have an impact.
  package func count(of impact: Impact) -> Int { changes.count { $0.impact == impact } }

  /// The old life cycle.
  package var old: Lifecycle { difference.old }
  /// The new life cycle.
  package var new: Lifecycle { difference.new }

  /// What stands for what; `nil` where no callback came or went.
  var comparison: Table? {
    let isAnyOtherThere = difference.edits.keys.contains { key in
      if case .callback = key.subject { key.aspect == .presence } else { false }
    }
    guard isAnyOtherThere else { return nil }
    return ComparisonTable(Comparison(of: nil, in: old, with: nil, in: new)).table
  }
}
