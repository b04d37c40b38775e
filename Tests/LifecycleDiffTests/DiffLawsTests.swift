import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@Suite("Laws of the diff")
struct DiffLawsTests {
  /// Two life cycles of the repository.
  struct Pair: Sendable, CustomTestStringConvertible {
    let old: JudgedPages.Page
    let new: JudgedPages.Page
    var testDescription: String { "\(old.name) → \(new.name)" }

    static let all = JudgedPages.all.flatMap { old in JudgedPages.all.map { Pair(old: old, new: $0) } }
  }

  @Test("A life cycle does not differ from itself", arguments: JudgedPages.all.map(\.name))
  func reflexive(name: String) throws {
    let page = try #require(JudgedPages.all.first { $0.name == name })
    let difference = LifecycleChanges(from: page.lifecycle, to: page.lifecycle)
    #expect(difference.changes == [])
    #expect(difference.edits.isEmpty)
  }

  @Test("Every fact that differs is told of, and nothing else is", arguments: Pair.all)
  func complete(pair: Pair) {
    let difference = LifecycleChanges(from: pair.old.lifecycle, to: pair.new.lifecycle)
    let told = Set(difference.changes.flatMap(\.edits))
    let untold = difference.edits.values.filter { !told.contains($0) }
    #expect(untold.isEmpty, "\(untold.prefix(3))")
    #expect(told.count == difference.edits.count - untold.count)
  }

  @Test("What is told makes the new facts of the old ones", arguments: Pair.all)
  func applied(pair: Pair) {
    let difference = LifecycleChanges(from: pair.old.lifecycle, to: pair.new.lifecycle)
    let old = Facts(of: pair.old.lifecycle, in: FactNames(ofOld: difference.correspondence))
    let new = Facts(of: pair.new.lifecycle, in: FactNames(ofNew: difference.correspondence))
    #expect(old.applying(difference.changes.flatMap(\.edits)) == new)
  }

  @Test("What one way adds, the other way removes", arguments: Pair.all)
  func symmetric(pair: Pair) {
    let there = LifecycleChanges(from: pair.old.lifecycle, to: pair.new.lifecycle)
    let back = LifecycleChanges(from: pair.new.lifecycle, to: pair.old.lifecycle)
    #expect(there.edits.count == back.edits.count)
    for (added, removed) in [
      (["added-callback"], ["removed-callback"]), (["added-state"], ["removed-state"]),
      (["added-delegate"], ["removed-delegate"]), (["added-transition"], ["removed-transition"]),
      (["newly-called"], ["no-longer-called"]), (["added-rule"], ["removed-rule", "obsolete-rule"]),
      (["added-scenario"], ["removed-scenario"]), (["added-configuration"], ["removed-configuration"]),
      (["order-now-fixed"], ["order-no-longer-fixed"]), (["now-once"], ["no-longer-once"]),
    ] {
      #expect(Self.elements(there, added) == Self.elements(back, removed))
      #expect(Self.elements(there, removed) == Self.elements(back, added))
    }
    for kind in ["changed-order", "changed-target", "renamed-state", "moved-callback", "changed-signature"] {
      #expect(Self.count(there, kind) == Self.count(back, kind), "\(kind)")
    }
  }

  @Test("Every breaking change has an advice, and every change its own fingerprint", arguments: Pair.all)
  func advised(pair: Pair) {
    let changes = LifecycleChanges(from: pair.old.lifecycle, to: pair.new.lifecycle).changes
    for change in changes where change.impact == .breaking { #expect(change.advice != nil, "\(change.message)") }
    #expect(Set(changes.map(\.fingerprint)).count == changes.count)
  }

  private static func elements(_ difference: LifecycleChanges, _ kinds: [String]) -> [String] {
    difference.changes.filter { kinds.contains($0.kind.id) }.map { change in
      // A hop is named by the side that is new.
      change.kind.id.contains("call") || change.kind.id.contains("order") || change.kind.id.contains("once")
        ? "\(change.edits.map(\.key.aspect.rawValue))" : change.element
    }.sorted()
  }

  private static func count(_ difference: LifecycleChanges, _ kind: String) -> Int {
    difference.changes.count { $0.kind.id == kind }
  }
}
