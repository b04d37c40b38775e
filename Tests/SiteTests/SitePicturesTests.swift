import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams
@testable import Emission
@testable import Site

@Suite("Pictures of a web page", .tags(.program))
struct SitePicturesTests {
  @Test(
    "Every state and every transition is a link to its description",
    .enabled(if: Graphviz.isInstalled, "Graphviz is not installed"),
    arguments: TestPage.fixtures + TestPage.bundled)
  func links(page: TestPage) async throws {
    let lifecycle = page.lifecycle
    let subject = SiteSubject(lifecycle)
    let anchors = subject.anchors
    let picture = try #require(SitePictures(subject).calls)
    let svg = try await #require(FinishedSVG(drawing: Graphviz.draw([picture.dot], format: "svg"), of: picture)).text
    let plain = svg.replacing("&#45;", with: "-")
    for state in lifecycle.stateIDs { #expect(plain.contains("xlink:href=\"#\(anchors[state])\"")) }
    let classes = Set(
      plain.matches(of: #/class="edge ([^"]+)"/#).flatMap { $0.1.split(separator: " ").map(String.init) })
    for transition in lifecycle.transitionIDs { #expect(classes.contains(anchors[transition])) }
    #expect(plain.contains("role=\"group\""))
    #expect(!plain.contains("&lt;TABLE&gt;"), "Graphviz's own title of a label")
    #expect(Self.nestedLinks(in: plain) == 0)
    #expect(
      plain.matches(of: #/ id="([^"]+)"/#).allSatisfy { $0.1.hasPrefix("calls-") || $0.1.contains(picture.digest) })
  }

  @Test("A page with many transitions has no picture of all calls, but one of each event's calls")
  func large() throws {
    var lifecycle = Lifecycle.sample
    let transitions = lifecycle.transitions
    for number in 0..<20 {
      lifecycle.transitions += transitions.map { transition in
        var transition = transition
        transition.event += " \(number)"
        return transition
      }
    }
    let pictures = SitePictures(SiteSubject(lifecycle))
    #expect(pictures.calls == nil)
    let chains = lifecycle.chains.filter { chain in chain.contains { !lifecycle[$0].steps.isEmpty } }
    #expect(chains.allSatisfy { pictures.sequence(of: $0) != nil })
    #expect(Set(pictures.all.map(\.scope)).count == pictures.all.count)
  }

  private static func nestedLinks(in svg: String) -> Int {
    var depth = 0
    var nested = 0
    for tag in svg.matches(of: #/<(\/?)a[ >]/#) {
      depth += tag.1.isEmpty ? 1 : -1
      if depth > 1 { nested += 1 }
    }
    return nested
  }
}
