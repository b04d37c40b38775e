import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import TestSupport
import Testing

@Suite("Pages written from life cycles")
struct WrittenPageTests {
  @Test("A life cycle is read from a page written of it, in every style", arguments: Seeds.first(200))
  func made(seed: Int) {
    expectRead(.random(seed: seed, size: 1 + seed % 6), in: PageStyle(seed: seed))
  }

  @Test(
    "A bundled page or a fixture that is written again is read as the same life cycle, in every style",
    arguments: TestPage.bundled + TestPage.fixtures)
  func writtenAgain(page: TestPage) {
    for seed in 1...(Seeds.areAll ? 3 : 2) { expectRead(page.lifecycle, in: PageStyle(seed: seed)) }
  }

  @Test("A life cycle with its declarations in another order is equal", arguments: Seeds.first(100))
  func reordered(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    let other = lifecycle.reordered(using: &numbers)
    #expect(CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(other)) == [])
  }

  @Test("A life cycle with one change is different, and can be written and read", arguments: Seeds.first(100))
  func changed(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    let (other, word) = lifecycle.changed(by: &numbers)
    #expect(CanonicalLifecycle(lifecycle) != CanonicalLifecycle(other), "\(word)")
    expectRead(other, in: PageStyle(seed: seed))
  }
}

@Suite("Many pages written from life cycles", .tags(.slow))
struct ManyWrittenPagesTests {
  @Test("A life cycle, changed a few times, is read from a page written of it", arguments: Seeds.first(20))
  func made(block: Int) {
    for seed in 1000 + block * 20..<1020 + block * 20 {
      var numbers = SplitMix64(seed: seed)
      var lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 10)
      for _ in 0..<seed % 4 { lifecycle = lifecycle.changed(by: &numbers).lifecycle }
      expectRead(lifecycle.reordered(using: &numbers), in: PageStyle(seed: seed))
    }
  }

  @Test("So are bundled pages and fixtures, changed a few times", arguments: TestPage.bundled + TestPage.fixtures)
  func changed(page: TestPage) {
    for seed in Seeds.first(6) {
      var numbers = SplitMix64(seed: seed)
      var lifecycle = page.lifecycle
      for _ in 0..<seed % 3 { lifecycle = lifecycle.changed(by: &numbers).lifecycle }
      expectRead(lifecycle, in: PageStyle(seed: seed))
    }
  }
}

/// Expects that a life cycle is read, up to the order of its declarations and without an error, from a page written of it.
private func expectRead(
  _ lifecycle: Lifecycle, in style: PageStyle, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let page = VariedPageWriter.page(lifecycle, style: style)
  let reading = LifecycleReader.read(SourceFile(path: "page.md", text: page))
  let problems =
    reading.diagnostics.filter { $0.severity == .error }.map(\.summary)
    + CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(reading.lifecycle))
  // The page, which is long, only if there is an error.
  if !problems.isEmpty {
    Issue.record("\(problems.joined(separator: "\n"))\n\n\(page)", sourceLocation: sourceLocation)
  }
}
