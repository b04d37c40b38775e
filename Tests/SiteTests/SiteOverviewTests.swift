import LifecycleModel
import Reports
import TestSupport
import Testing

@testable import Site

@Suite("The web page about several life cycles")
struct SiteOverviewTests {
  private static let guide = OverviewGuide(title: "From <a> to b", path: "migration/a b/guide", endings: ["html"])

  private func page(_ formats: Set<String>, folder: String = "a b#1") throws -> String {
    let overview = Overview([OverviewItem(.hostile, folder: folder, formats: formats)], guides: [Self.guide])
    return try #require(SiteOverview(overview).files.first?.text)
  }

  @Test("It links to each web page with its state diagram, and to migration guides")
  func links() throws {
    let text = try page(["html", "svg"])
    #expect(text.contains(#"<a href="a%20b%231/index.html">"#))
    #expect(text.contains(#"<img src="a%20b%231/states.svg" alt="" loading="lazy">"#))
    #expect(text.contains(#"<a href="migration/a%20b/guide.html">From &lt;a&gt; to b</a>"#))
    #expect(try !page(["html"]).contains("<img"))
    #expect(try !page(["wiki"]).contains("a%20b%231"))
  }

  @Test("It has no script, and no name becomes markup")
  func safe() throws {
    let text = try page(["html", "svg"])
    #expect(!text.contains("<script"))
    #expect(text.contains("default-src 'none'"))
    #expect(text.ranges(of: "<li>").count == 2)
  }
}
