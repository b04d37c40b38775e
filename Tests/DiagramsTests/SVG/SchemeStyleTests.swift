import LifecycleModel
import LifecyclePaths
import Reports
import TestSupport
import Testing

@testable import Diagrams
@testable import Emission

@Suite(
  "Pictures in both colour schemes", .tags(.program),
  .enabled(if: Graphviz.isInstalled, "Graphviz's dot is not on the PATH"))
struct SchemeStyleTests {
  /// The backgrounds that a page can have behind a picture: white, GitHub's dark theme, and the dark background that pictures bring themselves.
  private static let backgrounds = (light: ["#ffffff"], dark: ["#0d1117", AdaptiveColor.paper.dark])

  private static func pictures(of lifecycle: Lifecycle) throws -> [Picture] {
    let runs = RunGraph(lifecycle)
    var pictures = Picture.all(of: lifecycle).map(\.picture)
    if let initial = runs.graph.initial {
      var chance = RandomWalk(in: runs, seed: 7)
      let run = chance.extend(Run(from: Configuration(initial, scenes: 1)), by: 8)
      pictures.append(Picture(of: lifecycle, view: .states, runPath: RunPath(run, in: runs, note: "note")))
    }
    return pictures
  }

  @Test(
    "Each text can be read on what is below it, each line on the page, in both schemes",
    arguments: TestPage.fixtures + TestPage.bundled)
  func contrasts(page: TestPage) async throws {
    for picture in try Self.pictures(of: page.lifecycle) {
      let drawing = try await Graphviz.draw([picture.dot], format: "svg")
      let colors = DrawnColors(try #require(FinishedSVG(drawing: drawing, of: picture)).text)
      #expect(colors.unknown == [] && !colors.texts.isEmpty && !colors.lines.isEmpty)
      for (text, shapes) in colors.texts {
        for shape in shapes {
          let (light, dark) = (shape.map { [$0.light] }, shape.map { [$0.dark] })
          for below in light ?? Self.backgrounds.light {
            #expect(contrast(text.light, below) >= 4.5, "\(text), \(below)")
          }
          for below in dark ?? Self.backgrounds.dark { #expect(contrast(text.dark, below) >= 4.5, "\(text), \(below)") }
        }
      }
      // The border of a card means nothing that its place does not say.
      for line in colors.lines where line.name != "card-border" {
        for below in Self.backgrounds.light { #expect(contrast(line.light, below) >= 3, "\(line), \(below)") }
        for below in Self.backgrounds.dark { #expect(contrast(line.dark, below) >= 3, "\(line), \(below)") }
      }
    }
  }

  private let drawing = """
    <svg width="8pt"><g id="g" class="graph"><polygon fill="#ffffff" stroke="transparent" points="0,0 8,0 8,8 0,8"/>
    <g id="a"><polygon fill="#f5f5f7" stroke="#8e8e93" points="0,0"/><text fill="#1c1c1e">a</text>
    <polygon fill="none" stroke="#123456" points="0,0"/><polygon fill="#ffffff" stroke="none" points="0,0"/></g></g></svg>
    """

  @Test("A picture in a file has a style sheet with the colours that it uses, and no background shape")
  func style() throws {
    let picture = Picture(dot: "", title: "", description: "")
    let text = try #require(FinishedSVG(drawing: drawing, of: picture)).text
    #expect(
      text.contains("<polygon class=\"fill-state stroke-state-border\" fill=\"#f5f5f7\" stroke=\"#8e8e93\" points"))
    #expect(text.contains("<text class=\"fill-text\" fill=\"#1c1c1e\">"))
    #expect(text.contains("<polygon fill=\"none\" stroke=\"#123456\""))
    #expect(text.contains("<polygon class=\"fill-paper\" fill=\"#ffffff\" stroke=\"none\""))
    #expect(!text.contains("0,0 8,0"))
    let rules = text.matches(of: /\.([a-z-]+) {/).map { String($0.1) }
    #expect(rules == ["fill-paper", "fill-state", "fill-text", "stroke-state-border"])
    #expect(text.contains(":root:has(#dark:target) { color-scheme: dark; }") && text.contains("<g id=\"dark\"/>"))
  }

  @Test("A picture inside a page has classes for the page's style sheet, and none of its own")
  func scoped() throws {
    var picture = Picture(dot: "", title: "", description: "")
    picture.scope = "one-"
    let text = try #require(FinishedSVG(drawing: drawing, of: picture)).text
    #expect(!text.contains("<style>") && !text.contains("id=\"dark\""))
    #expect(text.contains("<text class=\"fill-text\" fill=\"#1c1c1e\">"))
    #expect(
      DelegatePalette.schemeRules(in: "figure").contains("figure .fill-text { fill: light-dark(#1c1c1e, #f2f2f7); }"))
  }
}
