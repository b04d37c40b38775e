import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import TestSupport
import Testing

@Suite("Pages written from life cycles")
struct WrittenPageTests {
  @Test("A life cycle is read from the page that says it, in every style", arguments: 0..<300)
  func roundTrip(seed: Int) {
    let lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    expectRead(lifecycle, in: seed % 5 == 0 ? .plain : PageStyle(seed: seed))
  }

  @Test("A life cycle with its declarations in another order is the same", arguments: 0..<100)
  func reordered(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    let other = lifecycle.reordered(using: &numbers)
    #expect(CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(other)) == [])
  }

  @Test("A life cycle with one thing changed is another one, and legal", arguments: 0..<200)
  func changed(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    let (other, word) = lifecycle.changed(by: &numbers)
    #expect(word != "nothing")
    #expect(CanonicalLifecycle(lifecycle) != CanonicalLifecycle(other), "\(word)")
    expectRead(other, in: PageStyle(seed: seed))
  }

  private func expectRead(_ lifecycle: Lifecycle, in style: PageStyle) {
    let page = PageWriter.page(lifecycle, style: style)
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: page))
    let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.summary)
    #expect(errors == [], "\(page)")
    let found = CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(reading.lifecycle))
    #expect(found == [], "\(page)")
  }
}
