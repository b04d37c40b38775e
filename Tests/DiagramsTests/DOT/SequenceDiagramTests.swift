import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams
@testable import Text

@Suite("The sequence view")
struct SequenceDiagramTests {
  /// The visible texts, row by row, each with the number of its column.
  private func rows(_ lifecycle: Lifecycle) -> [String] {
    SequenceDiagram(lifecycle).dot.split(separator: "\n").filter { $0.contains("<tr>") && !$0.contains("height=\"3\"") }
      .map { row in
        var text = ""
        var isTag = false
        for character in row.replacing("<td", with: "|<td").replacing("\u{A0}", with: " ") {
          if character == "<" {
            isTag = true
          } else if character == ">" {
            isTag = false
          } else if !isTag {
            text.append(character)
          }
        }
        return text.trimmingSpaces.description
      }
  }

  private let light = Lifecycle.sketch(
    "Light", delegates: "Lamp Unused Phase*", states: "Off !initial\nWarm\nOn",
    chains: "press|Off > Warm > On|mains|Lamp.glow() +Phase.warm +Lamp.hum()?cold / Phase.on\n|On > Off")

  @Test("Time runs from top to bottom: states across the lanes, each call in its delegate's lane")
  func order() {
    #expect(
      rows(light) == [
        "|Light", "||press  [mains]|", "||Lamp|||Phase|", "||Off|", "||1 glow()||||", "||in any order|",
        "|||||• .warm|", "||", "|• hum()", "|   may be skipped: cold", "|||", "||Warm|", "|||||2 .on|", "||On|",
        "|", "||On|", "||||||", "||Off|",
      ])
  }

  @Test("A page without calls has no lanes, but has its states")
  func noCalls() {
    let rows = rows(.sketch("", delegates: "", states: "A\nB", chains: "go|A > B"))
    #expect(rows == ["||go|", "||A|", "|||", "||B|"])
  }

  @Test("A page without transitions is still a table")
  func empty() {
    #expect(rows(Lifecycle(name: "")) == ["|||"])
  }
}
