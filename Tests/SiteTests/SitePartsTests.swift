import Documents
import Emission
import LifecycleModel
import TestSupport
import Testing

@testable import Site

@Suite("Elements of a web page at all versions")
struct SitePartsTests {
  private func row(_ text: String) -> HTML { .line("p", content: HTML(text)) }

  @Test("Each is there once; those of the whole page come first, the others wait")
  func numbers() {
    let whole = [SitePart(id: "a", elements: [row("1"), row("2")]), SitePart(id: "b", elements: [row("1")])]
    let part = [SitePart(id: "a", elements: [row("2"), row("3")]), SitePart(id: "b", elements: [])]
    let parts = SiteParts([whole, part, whole])
    #expect(parts.numbers.map { $0.map(\.elements) } == [[[0, 1], [2]], [[1, 3], []], [[0, 1], [2]]])
    #expect(parts.waiting == row("3"))
  }

  @Test("An element that a place has twice is two elements")
  func twins() {
    let parts = SiteParts([
      [SitePart(id: "a", elements: [row("1"), row("1")])], [SitePart(id: "a", elements: [row("1")])],
    ])
    #expect(parts.numbers.map { $0[0].elements } == [[0, 1], [0]])
    #expect(parts.waiting == .nothing)
  }

  @Test(
    "At every version addresses are unique, no line has a link in it, and no element an inline style",
    arguments: TestPage.fixtures + TestPage.bundled)
  func rows(page: TestPage) throws {
    for version in SiteVersion.all(of: page.lifecycle) {
      let slots = PictureSlots(version.pictures.all)
      let sections = SiteSections(subject: version.subject, pictures: version.pictures, slots: slots).all
      let source = sections.flatMap(\.elements).joined.source
      let ids = source.matches(of: #/ id="([^"]+)"/#).map(\.1)
      #expect(Set(ids).count == ids.count)
      #expect(source.matches(of: #/<summary>(.*?)<\/summary>/#).allSatisfy { !$0.1.contains("<a ") })
      #expect(!source.contains(" style="))
      #expect(sections.allSatisfy { $0.title?.isEmpty == false && $0.elements.count > 1 })
    }
  }

  @Test("What a version changes is told with its sign, and marks the rows that are new or different")
  func changes() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit" })
    let versions = SiteVersion.all(of: page.lifecycle)
    let names = versions.map { $0.selection?.description }
    let told = versions.indices.map { SiteChanges.html(to: $0, among: versions).source }
    #expect(told[0].isEmpty && told[1].isEmpty, "The whole page, and the first version")
    let second = try #require(names.firstIndex(of: "iOS 13"))
    #expect(told[second].contains("Compared with iOS 12: +"))
    #expect(told[second].contains("data-place=\"state-disconnected\" data-mark=\"+\""))
    let last = try #require(told.last)
    #expect(last.contains("−") && !last.contains("data-mark=\"+\""))
  }
}
