import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import LifecycleWriter
import SwiftGeneration
import TestSupport
import Testing

@Suite("Pages mined from logs")
struct PageMinerTests {
  @Test("A mined page reads as what was mined, without an error, and its logs conform to it", arguments: LoggedPage.all)
  func conformance(page: LoggedPage) throws {
    let texts = page.texts(count: 6, events: 6)
    guard !texts.isEmpty else { return }
    let mined = MinedLog(texts)
    #expect(mined.errors.isEmpty, "\(mined.errors)\n\(mined.page.text)")
    #expect(mined.reading.lifecycle == mined.page.lifecycle, "\(mined.page.text)")
    let checked = try CheckedLog(texts, of: mined.page.lifecycle)
    #expect(Set(checked.ids).isSubset(of: ["other-page"]), "\(checked.lines)\n\(mined.page.text)\n\(texts)")
    #expect(checked.summary.unlistedCalls == 0)
    #expect(mined.page.counts.calls == checked.summary.calls)
  }

  @Test(
    "Logs of a page whose states the last call tells give, if they are enough, a page that accepts the same calls",
    arguments: Seeds.first(30), [Multiplicity.process, .scene])
  func sameCalls(seed: Int, multiplicity: Multiplicity) throws {
    let lifecycle = ToldApartPage(seed: seed, multiplicity).lifecycle
    let old = try #require(AcceptedCalls(lifecycle))
    var difference: [String]?
    for count in [50, 200, 800, 3200] {
      let mined = MinedLog(CallLog(RunGraph(lifecycle)).texts(count: count, events: 20, seed: seed), pages: [])
      let new = try #require(AcceptedCalls(mined.page.lifecycle))
      difference = new.difference(from: old, endsAtInitial: multiplicity == .scene)
      if difference == nil { break }
    }
    #expect(difference == nil, "\(PageWriter.page(of: lifecycle))")
  }

  @Test("Logs with wrong bytes give a page that reads as what was mined", arguments: Seeds.first(200))
  func hostility(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let page = numbers.pick(LoggedPage.all)
    let texts = page.texts(count: 2, events: 6).map { text in
      var bytes = Array(text.utf8)
      for _ in 0..<numbers.number(in: 1...20) where !bytes.isEmpty {
        bytes[numbers.next(below: bytes.count)] = numbers.pick(Array("\" \\=.:→|`\n#\u{0}".utf8) + [0xFF, 0x41])
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let mined = MinedLog(texts)
    guard !mined.lives.isEmpty else { return }
    let isSame = mined.reading.lifecycle == mined.page.lifecycle
    #expect(mined.errors.isEmpty && isSame, "\(mined.errors)\n\(mined.page.text)")
  }
}
