import Diagnostics
import LifecycleDiff
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import TestSupport
import Testing

@Suite("Diffs of random life cycles", .tags(.slow))
struct RandomDiffTests {
  @Test("The order of declarations is no difference", arguments: Seeds.first(100))
  func reordered(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    #expect(LifecycleChanges(from: lifecycle, to: lifecycle.reordered(using: &numbers)).changes == [])
  }

  @Test("A page in another style, with other prose around it, has no changes", arguments: Seeds.first(100))
  func restyled(seed: Int) {
    let lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    let page = VariedPageWriter.page(lifecycle, style: PageStyle(seed: seed))
    let twin = LifecycleReader.read(SourceFile(path: "page.md", text: page)).lifecycle
    #expect(LifecycleChanges(from: lifecycle, to: twin).changes == [])
  }

  @Test("A bundled page in another style has no changes", arguments: TestPage.bundled, Seeds.first(5))
  func twin(page: TestPage, seed: Int) {
    let text = VariedPageWriter.page(page.lifecycle, style: PageStyle(seed: seed))
    let twin = LifecycleReader.read(SourceFile(path: "page.md", text: text)).lifecycle
    #expect(LifecycleChanges(from: page.lifecycle, to: twin).changes == [])
  }

  @Test("Every change is reported, and reported correctly", arguments: Seeds.first(400))
  func changed(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    var other = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    let lifecycle = other
    var words: [String] = []
    for _ in 0...seed % 4 {
      let edit = other.changed(by: &numbers)
      other = edit.lifecycle
      words.append(edit.word)
    }
    let there = LifecycleChanges(from: lifecycle, to: other)
    let back = LifecycleChanges(from: other, to: lifecycle)
    for problem in DiffLaws(there, back).problems { Issue.record("\(words): \(problem)") }
    // A mark on the state that is initial anyway changes nothing.
    let isSame =
      CanonicalLifecycle(lifecycle) == CanonicalLifecycle(other)
      || words.allSatisfy { $0 == "initial state" } && there.edits.isEmpty
    #expect(there.changes.isEmpty == isSame, "\(words)")
  }

  @Test("Two unrelated life cycles", arguments: Seeds.first(100))
  func unrelated(seed: Int) {
    let pair = [Lifecycle.random(seed: seed, size: 3), Lifecycle.random(seed: seed + 1000, size: 3)]
    let there = LifecycleChanges(from: pair[0], to: pair[1])
    let back = LifecycleChanges(from: pair[1], to: pair[0])
    for problem in DiffLaws(there, back).problems { Issue.record("\(problem)") }
  }
}
