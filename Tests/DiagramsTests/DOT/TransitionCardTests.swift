import LifecycleModel
import Testing

@testable import Diagrams

@Suite("Cards of the states view")
struct TransitionCardTests {
  private let light = Lifecycle.sketch(
    "Light", delegates: "Lamp", states: "Off\nOn",
    chains: """
      press|Off > On|mains|Lamp.a()
      clap|Off > On||Lamp.b()
      tick|On > On||Lamp.c()
      tock|On > On||Lamp.d()
      shout|Off > On|battery|Lamp.a()
      """)

  private var cards: [TransitionCard] { TransitionCard.cards(of: light.arrows) }

  @Test("The arrows from one state to another share a card, as those from a state to itself do")
  func sharing() {
    #expect(cards.map { $0.arrows.map(\.eventText) } == [["press", "clap", "shout"], ["tick", "tock"]])
  }

  @Test("Arrows of different groups have cards of their own")
  func groups() {
    let cards = TransitionCard.cards(of: light.arrows) { $0.eventText == "clap" ? 1 : 0 }
    #expect(cards.map { $0.arrows.map(\.eventText) } == [["press", "shout"], ["clap"], ["tick", "tock"]])
  }

  @Test("Arrows with the same calls are one block, whatever their guards")
  func blocks() {
    #expect(cards.first?.blocks.map { $0.map(\.eventText) } == [["press", "shout"], ["clap"]])
  }

  @Test("A card lists its transitions in page order")
  func transitions() {
    #expect(cards.first?.transitions.map(\.index) == [0, 1, 4])
  }
}
