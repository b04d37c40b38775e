import LifecycleModel
import Testing

@testable import Diagrams

@Suite("Bundles of arrows")
struct ArrowBundleTests {
  private let light = Lifecycle.sketch(
    "Light", delegates: "Lamp", states: "Off\nOn",
    chains: """
      press|Off > On||Lamp.a()
      clap|Off > On||Lamp.b()
      tick|On > On||Lamp.c()
      tock|On > On||Lamp.d()
      shout|Off > On||Lamp.e()
      """)

  private func events(linesAtMost: Int) -> [[String]] {
    ArrowBundle.bundles(of: light.arrows, linesAtMost: linesAtMost).map { $0.arrows.map(\.eventText) }
  }

  @Test("Arrows have lines of their own up to the limit; beyond it they share one")
  func limit() {
    #expect(events(linesAtMost: 3) == [["press"], ["clap"], ["tick", "tock"], ["shout"]])
    #expect(events(linesAtMost: 2) == [["press", "clap", "shout"], ["tick", "tock"]])
  }

  @Test("A bundle lists its transitions in page order")
  func transitions() {
    let bundle = ArrowBundle.bundles(of: light.arrows, linesAtMost: 1).first
    #expect(bundle?.transitions.map(\.index) == [0, 1, 4])
  }
}
