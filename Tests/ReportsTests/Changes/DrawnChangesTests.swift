import Emission
import LifecycleDiff
import Reports
import TestSupport
import Testing

@testable import Diagrams
@testable import LifecycleModel

@Suite(
  "Pictures of changes as dot reads them", .tags(.program),
  .enabled(if: Graphviz.isInstalled, "Graphviz's dot is not on the PATH"))
struct DrawnChangesTests {
  @Test(
    "dot reads the states and transitions of both versions, and draws them without a warning",
    arguments: ComparedPages.all)
  func drawn(pages: ComparedPages) async throws {
    let picture = Picture(of: pages.report)
    let whole = pages.merged
    let merged = whole.lifecycle.transitions.count > 60 ? whole.changedPart : whole
    let identifiers = Identifiers.states(of: merged.lifecycle)
    let drawn = try await DrawnGraph(picture.dot)
    #expect(drawn.states == Set(merged.lifecycle.stateIDs.map { identifiers[$0] }))
    let transitions = merged.lifecycle.transitionIDs.map { id in
      (id.index + 1, [merged.lifecycle[id].source, merged.lifecycle[id].target].map { identifiers[$0] })
    }
    #expect(drawn.transitions() == Dictionary(uniqueKeysWithValues: transitions))

    let finished = try await #require(FinishedSVG(drawing: Graphviz.draw([picture.dot], format: "svg"), of: picture))
    let colors = DrawnColors(finished.text)
    #expect(colors.unknown == [])
    for (text, shapes) in colors.texts {
      for shape in shapes {
        #expect(contrast(text.light, shape?.light ?? "#ffffff") >= 4.5, "\(text) on \(String(describing: shape))")
        #expect(
          contrast(text.dark, shape?.dark ?? AdaptiveColor.paper.dark) >= 4.5, "\(text) on \(String(describing: shape))"
        )
      }
    }
  }

  @Test("Hostile names are shown unchanged, old and new")
  func names() async throws {
    let pages = try #require(ComparedPages.all.first { $0.name == "hostile" })
    let drawn = try await DrawnGraph(Picture(of: pages.report).dot, isLaidOut: true)
    let shown = drawn.objects.map { drawn.shownTexts(of: $0.name).joined(separator: " ") }
    #expect(shown.contains { $0.contains("renamed </td> & <s>") && $0.contains(Lifecycle.hostileNames[4]) })
    #expect(shown.contains { $0.contains("</table> & \"] <b>") })
  }

  @Test("The picture of two versions fits a wiki: none is wider than 1,600 pixels at 96 dpi")
  func widths() async throws {
    let sources = ComparedPages.all.map { Picture(of: $0.report).dot }
    for line in try await Graphviz.draw(sources, format: "plain").split(separator: "\n") where line.hasPrefix("graph ")
    {
      let inches = try #require(line.split(separator: " ").dropFirst(2).first.flatMap { Double($0) })
      #expect(inches * 96 < 1600)
    }
  }
}
