import Foundation
import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("Colours")
struct DelegatePaletteTests {
  /// The perceived difference of two colours with a kind of vision: their distance in Oklab.
  private func distance(_ one: String, _ other: String, _ vision: [[Double]]) -> Double {
    let (left, right) = (oklab(linearColor(one), vision), oklab(linearColor(other), vision))
    return zip(left, right).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func oklab(_ color: [Double], _ vision: [[Double]]) -> [Double] {
    let seen = product(vision, color).map { min(1, max(0, $0)) }
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], seen
    ).map { cbrt($0) }
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones)
  }

  private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { zip($0, vector).map(*).reduce(0, +) }
  }

  /// Full vision, and Machado, Oliveira and Fernandes's (2009) simulations of its lack of red, green and blue.
  private let visions: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
  ]

  @Test("Every colour of text has a contrast of 4.5:1 on white, and on near-black in the dark style")
  func contrasts() {
    for color in DelegatePalette.colors + [.text, .quiet] {
      #expect(contrast(color.light, AdaptiveColor.paper.light) >= 4.5, "\(color.light) on white")
      #expect(contrast(color.dark, AdaptiveColor.paper.dark) >= 4.5, "\(color.dark) on near-black")
    }
    for (text, paper) in [
      (AdaptiveColor.text, AdaptiveColor.state), (.text, .pathState), (.runPath, .pathState),
    ] {
      #expect(contrast(text.light, paper.light) >= 4.5)
      #expect(contrast(text.dark, paper.dark) >= 4.5)
    }
  }

  @Test("Colours can be told apart with each kind of colour blindness")
  func difference() {
    for colors in [DelegatePalette.colors.map(\.light), DelegatePalette.colors.map(\.dark)] {
      for (index, one) in colors.enumerated() {
        for other in colors[..<index] {
          let least = visions.map { distance(one, other, $0) }.min() ?? 0
          #expect(least > 0.09, "\(one) and \(other)")
        }
      }
    }
  }

  @Test("The lines and numbers of a path have a contrast of 4.5:1, and stand out from the rest")
  func runPath() {
    #expect(contrast(AdaptiveColor.runPath.light, AdaptiveColor.paper.light) >= 4.5)
    #expect(contrast(AdaptiveColor.runPath.dark, AdaptiveColor.paper.dark) >= 4.5)
    for other in DelegatePalette.colors + [.text, .quiet, .arrow, .stateBorder] {
      let least = visions.flatMap {
        [distance(AdaptiveColor.runPath.light, other.light, $0), distance(AdaptiveColor.runPath.dark, other.dark, $0)]
      }
      #expect((least.min() ?? 0) > 0.09, "\(other)")
    }
    // In greyscale: lines of a path are darker than the others on white, lighter on near-black.
    #expect(contrast(AdaptiveColor.runPath.light, AdaptiveColor.stateBorder.light) >= 3)
    #expect(
      contrast(AdaptiveColor.runPath.dark, AdaptiveColor.paper.dark)
        > contrast(AdaptiveColor.stateBorder.dark, AdaptiveColor.paper.dark))
  }

  @Test("Added, removed, changed and unchanged elements can be told apart, on paper and inside a state")
  func changes() {
    let pairs = [(AdaptiveColor.removed, AdaptiveColor.removedState), (.added, .addedState), (.changed, .changedState)]
    for (color, paper) in pairs + pairs.map({ ($0.0, AdaptiveColor.paper) }) + [(.quiet, .state)] {
      #expect(contrast(color.light, paper.light) >= 4.5, "\(color.light) on \(paper.light)")
      #expect(contrast(color.dark, paper.dark) >= 4.5, "\(color.dark) on \(paper.dark)")
    }
    let colors = [AdaptiveColor.removed, .added, .changed, .quiet, .text]
    for (index, one) in colors.enumerated() {
      for other in colors[..<index] where [one, other] != [.text, .quiet] {
        let distances = visions.flatMap { [distance(one.light, other.light, $0), distance(one.dark, other.dark, $0)] }
        #expect((distances.min() ?? 0) > 0.09, "\(one) and \(other)")
      }
    }
    // In greyscale: lines that changed are darker than those that did not on white, lighter on near-black.
    for (color, _) in pairs {
      #expect(
        contrast(color.light, AdaptiveColor.paper.light) > contrast(
          AdaptiveColor.stateBorder.light, AdaptiveColor.paper.light) + 1)
      #expect(
        contrast(color.dark, AdaptiveColor.paper.dark) > contrast(
          AdaptiveColor.stateBorder.dark, AdaptiveColor.paper.dark) + 1)
    }
  }

  @Test("Each colour on white has only one counterpart on near-black")
  func distinct() {
    let colors = AdaptiveColor.neutrals.map(\.value) + DelegatePalette.colors
    #expect(Set(colors.map(\.light)).count == colors.count)
  }

  @Test("Delegates have colours in page order; after the last one they repeat, with a mark")
  func marks() {
    let palette = DelegatePalette()
    let entries = (0..<13).map { palette[DelegateID($0)] }
    #expect(entries[0].light == entries[6].light)
    #expect(
      entries.map(\.mark) == Array(repeating: "", count: 6) + Array(repeating: "′", count: 6) + ["″"].map { _ in "′′" })
    #expect(Set(entries.map { $0.light + $0.mark }).count == 13)
  }

  @Test("A page has a rule for every colour that pictures use")
  func schemeRules() {
    let rules = DelegatePalette.schemeRules(in: "figure")
    #expect(rules.contains("figure .fill-delegate-0 { fill: light-dark(#054da6, #75befe); }"))
    #expect(rules.contains("figure .stroke-arrow { stroke: light-dark(#636366, #98989d); }"))
  }
}
