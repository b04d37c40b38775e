import Documents
import LifecycleDiff
import LifecycleModel

/// The changes between two life cycles that every format of a diff has.
package struct DiffReport: Sendable {
  /// The name of the old life cycle: `uikit-app`, `uikit at iOS 26`.
  package let oldName: String
  /// The name of the new life cycle.
  package let newName: String
  /// All differences, accepted changes included.
  package let difference: LifecycleChanges
  /// The changes to report: by impact, then by kind, then in the order of the pages.
  package let changes: [Change]

  /// Creates a report; `accepted` are the fingerprints of changes that are left out.
  package init(
    _ difference: LifecycleChanges, from oldName: String, to newName: String, accepted: Set<String> = []
  ) {
    self.oldName = oldName
    self.newName = newName
    self.difference = difference
    changes = accepted.isEmpty ? difference.changes : difference.changes.filter { !accepted.contains($0.fingerprint) }
  }

  /// The number of reported changes with an impact.
  package func count(of impact: Impact) -> Int { changes.count { $0.impact == impact } }

  /// The old life cycle.
  package var old: Lifecycle { difference.old }
  /// The new life cycle.
  package var new: Lifecycle { difference.new }

  /// The counterparts; `nil` where no callback was added or removed.
  var comparison: Table? {
    let isAnyOtherThere = difference.edits.keys.contains { key in
      if case .callback = key.subject { key.aspect == .presence } else { false }
    }
    guard isAnyOtherThere else { return nil }
    return ComparisonTable(Comparison(of: nil, in: old, with: nil, in: new)).table
  }
}
