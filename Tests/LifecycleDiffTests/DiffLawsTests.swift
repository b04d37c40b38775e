import LifecycleDiff
import TestSupport
import Testing

@Suite("Laws of the diff", .tags(.slow))
struct DiffLawsTests {
  /// Two life cycles of the repository.
  struct Pair: Sendable, CustomTestStringConvertible {
    let old: JudgedPages.Page
    let new: JudgedPages.Page
    var testDescription: String { "\(old.name) → \(new.name)" }

    /// Each page with each, once; with itself and the next two in `make test`.
    static let all = JudgedPages.all.indices.flatMap { old in
      JudgedPages.all.indices[old...].prefix(Seeds.areAll ? .max : 3).map {
        Pair(old: JudgedPages.all[old], new: JudgedPages.all[$0])
      }
    }
  }

  @Test("Two pages of the repository, in both directions", arguments: Pair.all)
  func laws(pair: Pair) {
    let there = LifecycleChanges(from: pair.old.lifecycle, to: pair.new.lifecycle)
    let back = LifecycleChanges(from: pair.new.lifecycle, to: pair.old.lifecycle)
    for problem in DiffLaws(there, back).problems { Issue.record("\(problem)") }
    #expect(there.changes.isEmpty == (pair.old.name == pair.new.name))
  }
}
