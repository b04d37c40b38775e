import Diagnostics
import TestSupport
import Testing

@testable import instar

@Suite("What may be said of regions")
struct RegionSituationsTests {
  private func ids(_ text: String) -> [String] {
    let source = SourceFile(path: "page.md", text: text)
    let page = Page(origin: .file, source: source, bytes: source.bytes)
    return CheckedPage(page).findings.diagnostics.map(\.id)
  }

  @Test func `The example has the problem it explains, and its remedy has none`() throws {
    let situation = Situation.malformedRegion
    #expect(ids(try #require(situation.example)) == [situation.id])
    #expect(ids(try #require(situation.remedy)) == [])
  }

  @Test func `All of it can be explained`() {
    for situation in Situation.ofRegions { #expect(Situation.known.contains(situation)) }
  }
}
