import Foundation
import TestSupport
import Testing

@testable import Diagrams

@Suite("Legibility of the states view", .enabled(if: Graphviz.isInstalled, "Graphviz's dot is not on the PATH"))
struct DrawnLayoutTests {
  /// A picture in the direction that was chosen for it, and in the other one.
  private struct Drawn {
    let name: String
    let direction: PictureDirection
    let chosen: DrawnLayout
    let other: DrawnLayout
  }

  private static let drawn = Task {
    try await withThrowingTaskGroup(of: Drawn.self) { group in
      for page in TestPage.bundled + TestPage.fixtures {
        group.addTask {
          let layer = PlainLayer(style: CallStyle(lifecycle: page.lifecycle))
          let direction = StateLayout(layer).direction
          let other: PictureDirection = direction == .down ? .right : .down
          return try await Drawn(
            name: page.name, direction: direction, chosen: DrawnLayout(StateDiagram(layer).dot),
            other: DrawnLayout(StateDiagram(layer, direction: other).dot))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.name < $1.name }
    }
  }

  @Test("No line runs through a state, a card of another line, or the name of a composite state")
  func collisions() async throws {
    for page in try await Self.drawn.value {
      #expect(page.chosen.collisions == [], "\(page.name)")
    }
  }

  @Test("No line is a stub, at the border of a composite state either")
  func stubs() async throws {
    for page in try await Self.drawn.value {
      // The head of its arrow is seven points longer.
      #expect(page.chosen.shortest >= 10, "\(page.name)")
    }
  }

  @Test("In the other direction, text is hardly larger where it is shown 900 pixels wide, or more lines cross")
  func directions() async throws {
    for page in try await Self.drawn.value {
      let (chosen, other) = (page.chosen, page.other)
      let (width, otherWidth) = (max(chosen.size.width, 900), max(other.size.width, 900))
      let crossesLess = chosen.crossings.count < other.crossings.count
      #expect(width <= otherWidth * 1.15 || crossesLess, "\(page.name)")
      let isAsWide = width * 1.15 >= otherWidth
      // Around composite states, one line may be led differently.
      #expect(chosen.crossings.count <= other.crossings.count + 1 || !isAsWide, "\(page.name)")
    }
  }

  @Test("The figures of all pages: a change that tangles a picture is seen")
  func figures() async throws {
    // Other versions place nodes a little differently.
    guard try await Graphviz.version() == "2.43.0" else { return }
    let rows = try await Self.drawn.value.map { page in
      let layout = page.chosen
      let numbers = [
        "\(Int(layout.size.width.rounded())) × \(Int(layout.size.height.rounded()))", page.direction.rawValue,
        "\(layout.crossings.count)", String(format: "%.2f", layout.detour),
        "\(Int((layout.turns / 10).rounded()) * 10)",
      ]
      return "| " + ([page.name] + numbers).joined(separator: " | ") + " |\n"
    }
    let head =
      "| Page | Pixels at 96 dpi | Direction | Crossings | Detour | Turns, degrees |\n|---|---|---|--:|--:|--:|\n"
    try Goldens("layout").expect(["states.md": head + rows.joined()])
  }
}
