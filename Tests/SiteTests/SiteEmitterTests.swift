import LifecycleModel
import LifecycleTemplates
import TestSupport
import Testing

@testable import Emission
@testable import Site
@testable import Text

@Suite("The web page")
struct SiteEmitterTests {
  private func text(of lifecycle: Lifecycle, templates: TemplateLibrary = .embedded) -> String {
    let page = SiteEmitter(templates: templates).page(of: lifecycle)
    return page.text(with: Dictionary(page.pictures.map { ($0, "<svg></svg>\n") }) { first, _ in first })
  }

  private func check(_ text: String) throws {
    for (name, directive) in [("style", "style-src"), ("script", "script-src")] {
      let element = try #require(
        text.firstMatch(of: try Regex("<\(name)>((?s:.*?))</\(name)>", as: (Substring, Substring).self)))
      #expect(text.contains("\(directive) &#39;sha256-\(SHA256.base64(of: String(element.1)))&#39;;"), "\(name)")
    }
    #expect(!text.contains("unsafe"))
  }

  @Test(
    "Its policy allows its own script and style, unchanged, and nothing else",
    arguments: Seeds.cases(of: TestPage.fixtures + TestPage.bundled, oneIn: 3))
  func policy(page: TestPage) throws {
    let text = text(of: page.lifecycle)
    try check(text)
    #expect(text.contains("default-src &#39;none&#39;; "))
    #expect(!text.contains(" style=\"") && !text.contains(" onclick="))
  }

  @Test("A team's own style and script are allowed as well")
  func overrides() throws {
    let library = try TemplateLibrary(
      overrides: [
        Template(name: "Site/Style", text: "body { color: red }\n{{{colors}}}\n"),
        Template(name: "Site/Script", text: "console.log(\"<our own> & ours\");\n"),
      ], of: SiteEmitter.templates)
    let text = text(of: .sample, templates: library)
    try check(text)
    #expect(text.contains("console.log(\"<our own> & ours\");"))
  }

  @Test("All pictures are at their places, and a sentence takes the place of a missing one")
  func pictures() {
    let page = SiteEmitter().page(of: .sample)
    // The states without and with calls, and the calls of each event.
    let silent = Lifecycle.sample.chains.count { chain in chain.allSatisfy { Lifecycle.sample[$0].steps.isEmpty } }
    let count = 2 + Lifecycle.sample.chains.count - silent
    #expect(page.pictures.count == count)
    let whole = page.text(with: Dictionary(page.pictures.map { ($0, "<svg></svg>\n") }) { first, _ in first })
    #expect(whole.ranges(of: "<svg></svg>").count == count)
    #expect(page.text(with: [:]).ranges(of: "The picture could not be drawn").count == count)
  }

  @Test("An empty page is still a page, without a section of rules")
  func empty() throws {
    let text = text(of: Lifecycle())
    try check(text)
    let shapes = try #require(TestPage.fixtures.first { $0.name == "shapes" })
    #expect(self.text(of: shapes.lifecycle).contains("id=\"rules\"") && !text.contains("id=\"rules\""))
    #expect(text.contains("<h1>Life cycle</h1>"))
    #expect(text.contains("\"initial\":null"))
  }

  @Test("It declares its language, and uses it")
  func languages() {
    var lifecycle = Lifecycle.sample
    lifecycle.language = .korean
    let text = text(of: lifecycle)
    #expect(text.contains("<html lang=\"ko\">"))
    #expect(text.contains(">상태 그림</h2>"))
  }
}
