import Emission
import LifecycleModel
import TestSupport
import Testing

@testable import Site

@Suite("Anchors within a web page")
struct SiteAnchorsTests {
  @Test("They are made of names, and are unique", arguments: TestPage.fixtures + TestPage.bundled)
  func unique(page: TestPage) {
    let lifecycle = page.lifecycle
    let anchors = SiteAnchors(lifecycle)
    let all =
      lifecycle.stateIDs.map { anchors[$0] } + lifecycle.transitionIDs.map { anchors[$0] }
      + lifecycle.callbackIDs.map { anchors[$0] }
    #expect(Set(all).count == all.count)
    #expect(
      all.allSatisfy { $0.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D } })
  }

  @Test("A state's anchor is its name; the later transitions of an event have numbers")
  func names() {
    let anchors = SiteAnchors(.sample)
    #expect(anchors[StateID(0)] == "state-not-running")
    #expect(anchors[TransitionID(0)] == "transition-launch")
    #expect(anchors[TransitionID(1)] == "transition-launch-2")
  }

  @Test("An element has the same anchor at every version", arguments: TestPage.bundled)
  func versions(page: TestPage) throws {
    let whole = SiteAnchors(page.lifecycle)
    for version in page.lifecycle.boundaries {
      let part = LifecycleSelection(of: page.lifecycle, sourceMap: SourceMap(), at: version)
      let anchors = SiteAnchors(part.origin, of: whole)
      for state in part.lifecycle.stateIDs {
        let original = try #require(page.lifecycle.stateIDs.first { whole[$0] == anchors[state] })
        #expect(page.lifecycle[original].name == part.lifecycle[state].name)
      }
      for id in part.lifecycle.transitionIDs {
        let original = try #require(page.lifecycle.transitionIDs.first { whole[$0] == anchors[id] })
        #expect(page.lifecycle.path(of: [original]) == part.lifecycle.path(of: [id]))
        #expect(page.lifecycle[original].event == part.lifecycle[id].event)
      }
      for id in part.lifecycle.callbackIDs {
        let original = try #require(page.lifecycle.callbackIDs.first { whole[$0] == anchors[id] })
        #expect(page.lifecycle.qualifiedName(of: original) == part.lifecycle.qualifiedName(of: id))
      }
    }
  }
}
