import LifecyclePaths
import TestSupport
import Testing

@testable import instar

@Suite("Line changes")
struct LineChangeTests {
  @Test func `Removed lines come before added ones, and common lines are around them`() {
    #expect(
      LineChange.lines(from: ["a", "b", "c"], to: ["a", "x", "c"])
        == [.common("a"), .removed("b"), .added("x"), .common("c")])
    #expect(LineChange.lines(from: [], to: ["a"]) == [.added("a")])
    #expect(LineChange.lines(from: ["a"], to: []) == [.removed("a")])
    #expect(LineChange.lines(from: ["a", "a"], to: ["a"]) == [.common("a"), .removed("a")])
  }

  @Test(arguments: Seeds.first(100))
  func `Without the added lines it is the old text, without the removed ones the new one`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (length, other) = (random.number(in: 0...12), random.number(in: 0...12))
    let old = (0..<length).map { _ in random.pick(["a", "b", "c"]) }
    let new = (0..<other).map { _ in random.pick(["a", "b", "c"]) }
    let changes = LineChange.lines(from: old, to: new)
    #expect(changes.compactMap(\.old) == old)
    #expect(changes.compactMap(\.new) == new)
  }

  @Test func `Texts of many thousand lines are replaced as a whole`() {
    let old = (0..<3000).map { "old \($0)" }
    let new = (0..<3000).map { "new \($0)" }
    #expect(
      LineChange.lines(from: ["a"] + old, to: ["a"] + new)
        == [.common("a")] + old.map(LineChange.removed) + new.map(LineChange.added))
  }
}

extension LineChange {
  fileprivate var old: String? {
    switch self {
    case .common(let text), .removed(let text): text
    case .added: nil
    }
  }

  fileprivate var new: String? {
    switch self {
    case .common(let text), .added(let text): text
    case .removed: nil
    }
  }
}
