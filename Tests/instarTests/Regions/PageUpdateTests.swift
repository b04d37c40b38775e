import Diagnostics
import LifecycleChecks
import LifecycleReader
import TestSupport
import Testing

@testable import instar

@Suite("Filling the regions of a page")
struct PageUpdateTests {
  private func update(_ bytes: [UInt8], _ pages: inout RegionPages) -> PageUpdate {
    let page = Page(.file, name: "page.md", bytes: bytes)
    return PageUpdate(of: page, from: &pages)
  }

  @Test func `An empty region gets its text with an empty line around, and keeps it`() {
    var pages = RegionPages(PageLoader())
    let filled = update(
      Array("<!-- instar:begin table states from scene-phase -->\r\n<!-- instar:end -->".utf8), &pages)
    let text = String(decoding: filled.bytes, as: UTF8.self)
    #expect(text.hasPrefix("<!-- instar:begin table states from scene-phase -->\r\n\r\n| State"))
    #expect(text.hasSuffix(" |\r\n\r\n<!-- instar:end -->"))
    #expect(update(filled.bytes, &pages).staleRegions.isEmpty)
  }

  @Test(arguments: ["<!-- instar:end -->", "<!-- instar:begin x -->", "```", "a\n\n<!--", "<script>"])
  func `Text that would not stay inside its region is an error`(text: String) throws {
    let bytes = Array("<!-- instar:begin table states -->\n<!-- instar:end -->\n".utf8)
    let page = Page(.file, name: "page.md", bytes: bytes)
    let region = try #require(PageRegions(of: page.source).regions.first)
    let lines = PageLines(bytes)
    let spilt = { (text: String) in
      PageUpdate.spilt([FilledRegion(region, RegionFilling(markdown: text, drawing: nil), in: lines)], page, lines)
    }
    #expect(spilt(text).map(\.range) == [region.marker])
    let code = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    #expect(spilt(code.joined(separator: "\n")) == [])
  }

  @Test func `Regions are filled in the language of their page`() throws {
    for page in TestPage.fixtures where page.name.hasPrefix("ja-") || page.name.hasPrefix("ko-") {
      var pages = RegionPages(PageLoader())
      let text = """
        \(page.reading.file.text)

        ## \(page.name.hasPrefix("ja-") ? "表" : "표")

        <!-- instar:begin table states -->
        <!-- instar:end -->

        - <a id="item"></a>

          <!-- instar:begin table order -->
          <!-- instar:end -->

        <!-- instar:begin graph mermaid -->
        <!-- instar:end -->
        """
      let filled = update(Array(text.utf8), &pages)
      #expect(filled.diagnostics.diagnostics == [])
      let added = String(decoding: filled.bytes.dropFirst(page.reading.file.text.utf8.count), as: UTF8.self)
      try Goldens("update/\(page.name)").expect(["regions.md": added])
    }
  }
}
