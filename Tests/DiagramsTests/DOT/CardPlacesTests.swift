import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("Ends of lines")
struct CardPlacesTests {
  private func places(_ lifecycle: Lifecycle) -> CardPlaces {
    CardPlaces(lifecycle, cards: TransitionCard.cards(of: lifecycle.arrows))
  }

  @Test("A state that only backward transitions lead to is placed below the initial one")
  func loose() {
    let page = Lifecycle.sketch(
      "A", delegates: "", states: "Start\nLeft\nRight", chains: "go|Start > Right\nback|Right > Left")
    #expect(places(page).loose == [StateID(1)])
  }

  @Test("A transition from one leaf to the next on the page is a step, also across a border")
  func steps() {
    let page = Lifecycle.sketch("A", delegates: "", states: "A\nGroup\n  B\nC", chains: "|A > B\n|B > C\n|A > C")
    #expect(places(page).places.map(\.isStep) == [true, true, false])
  }

  @Test("In a part of a page the initial state is hidden if it has no arrow, but not where there are no arrows")
  func hidden() throws {
    let part = try #require(Lifecycle.sample.limited(toEvent: "Suspend"))
    #expect(places(part).shown.map { part[$0].name } == ["Background", "Suspended"])
    #expect(places(part).initial == nil)
    let silent = Lifecycle.sketch("A", delegates: "", states: "A\nB", chains: "")
    #expect(places(silent).shown.count == 2)
  }
}
