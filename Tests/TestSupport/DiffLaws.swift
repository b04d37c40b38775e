import LifecycleDiff

/// Laws that hold for every diff together with the diff in the opposite direction.
package struct DiffLaws {
  private let there: LifecycleChanges
  private let back: LifecycleChanges

  /// Takes the diff of two life cycles, and that in the opposite direction.
  package init(_ there: LifecycleChanges, _ back: LifecycleChanges) {
    self.there = there
    self.back = back
  }

  /// The violated laws, in words; empty if there are none.
  package var problems: [String] {
    complete(there) + complete(back) + applied + advised(there) + advised(back) + symmetric
  }

  /// Every fact that differs is reported, and nothing else is.
  private func complete(_ difference: LifecycleChanges) -> [String] {
    let reported = Set(difference.changes.flatMap(\.edits))
    let facts = Set(difference.edits.values)
    return facts.subtracting(reported).map { "Not reported: \($0)" }
      + reported.subtracting(facts).map { "Made up: \($0)" }
      + difference.changes.filter { $0.edits.isEmpty && $0.kind.id != "newly-deprecated" }.map {
        "About nothing: \($0.message)"
      }
  }

  /// The reported changes turn the old facts into the new ones.
  private var applied: [String] {
    let old = Facts(of: there.old, in: FactNames(ofOld: there.correspondence))
    let new = Facts(of: there.new, in: FactNames(ofNew: there.correspondence))
    return old.applying(there.changes.flatMap(\.edits)) == new ? [] : ["The changes do not make the new facts"]
  }

  private func advised(_ difference: LifecycleChanges) -> [String] {
    let mute = difference.changes.filter { $0.impact == .breaking && $0.advice == nil }.map {
      "No advice: \($0.message)"
    }
    let groups = Dictionary(grouping: difference.changes, by: \.fingerprint).values.filter { $0.count > 1 }
    return mute + groups.map { "One fingerprint: \($0.map(\.message))" }
  }

  /// Elements that are added in one direction are removed in the other.
  private var symmetric: [String] {
    let elements: [([String], [String])] = [
      (["added-callback"], ["removed-callback"]), (["added-state"], ["removed-state"]),
      (["added-delegate"], ["removed-delegate"]), (["added-transition"], ["removed-transition"]),
      (["added-rule"], ["removed-rule", "obsolete-rule"]), (["added-scenario"], ["removed-scenario"]),
      (["added-configuration"], ["removed-configuration"]),
    ]
    let counts = [
      ("newly-called", "no-longer-called"), ("order-now-fixed", "order-no-longer-fixed"),
      ("now-once", "no-longer-once"),
      ("changed-order", "changed-order"), ("changed-target", "changed-target"), ("renamed-state", "renamed-state"),
      ("moved-callback", "moved-callback"), ("changed-signature", "changed-signature"),
      ("changed-words", "changed-words"),
    ]
    let unequal = elements.filter { added, removed in
      names(there, added) != names(back, removed) || names(there, removed) != names(back, added)
    }
    let uneven = counts.filter { names(there, [$0.0]).count != names(back, [$0.1]).count }
    return unequal.map { "Not symmetric: \($0.0)" } + uneven.map { "Not symmetric: \($0.0)" }
      + (there.edits.count == back.edits.count ? [] : ["Another number of facts the other way round"])
  }

  private func names(_ difference: LifecycleChanges, _ kinds: [String]) -> [String] {
    difference.changes.filter { kinds.contains($0.kind.id) }.map(\.element).sorted()
  }
}
