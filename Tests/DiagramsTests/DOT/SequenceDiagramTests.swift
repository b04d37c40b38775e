import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams
@testable import Emission
@testable import Text

@Suite(
  "The sequence view", .tags(.program), .enabled(if: Graphviz.isInstalled, "Graphviz's dot is not on the PATH"))
struct SequenceDiagramTests {
  private static let pages =
    [
      ("sample", Lifecycle.sample), ("nested", .nested), ("order", .order), ("hostile", .hostile),
      ("none", .init(name: "")),
    ]
    + (TestPage.fixtures + TestPage.bundled).map { ($0.name, $0.lifecycle) }
    + JudgedPages.random.map { ($0.name, $0.lifecycle) }

  private func lifecycle(_ name: String) throws -> Lifecycle {
    try #require(Self.pages.first { $0.0 == name }?.1)
  }

  @Test(
    "Each call is an arrow from the system's life line to its delegate's, in the order of time",
    arguments: pages.map(\.0))
  func arrows(name: String) async throws {
    let lifecycle = try lifecycle(name)
    let drawn = try await DrawnSequence(SequenceDiagram(lifecycle).dot)
    let names = Identifiers.delegates(of: lifecycle)
    let steps = lifecycle.transitions.flatMap(\.steps)
    #expect(drawn.arrows.map(\.head) == steps.map { names[lifecycle[$0.callback].delegate] })
    let system = try #require(drawn.head("system"))
    for arrow in drawn.arrows {
      let (start, tip) = (arrow.points[0], try #require(arrow.points.last))
      let delegate = try #require(drawn.head(arrow.head))
      #expect(arrow.tail == "system")
      #expect(abs(start.x - system.middle) < 1 && start.y == tip.y)
      #expect(delegate.middle - 4...delegate.middle ~= tip.x)
    }
  }

  @Test("Each call is written above its arrow, beside the system's life line", arguments: pages.map(\.0))
  func calls(name: String) async throws {
    let lifecycle = try lifecycle(name)
    let drawn = try await DrawnSequence(SequenceDiagram(lifecycle).dot)
    let steps = lifecycle.transitions.flatMap(\.steps)
    let calls = drawn.boxes("call")
    #expect(calls.count == steps.count)
    for ((call, arrow), step) in zip(zip(calls, drawn.arrows), steps) {
      #expect(call.shown.contains(lifecycle.shownName(of: step.callback).collapsed))
      #expect(arrow.points[0].x < call.columns.lowerBound)
      #expect(0..<8 ~= call.rows.lowerBound - arrow.points[0].y)
      #expect(call.tooltip == arrow.tooltip && call.tooltip != nil)
    }
  }

  @Test("A life line goes down from the middle of its head, and through no text", arguments: pages.map(\.0))
  func lifeLines(name: String) async throws {
    let drawn = try await DrawnSequence(SequenceDiagram(try lifecycle(name)).dot)
    let texts = drawn.boxes("call") + drawn.boxes("heading")
    for line in drawn.lines where line.isLifeLine {
      let head = try #require(drawn.head(line.tail))
      let rows = line.points.map(\.y)
      let (top, bottom) = (try #require(rows.max()), try #require(rows.min()))
      #expect(line.points.allSatisfy { abs($0.x - head.middle) < 1 } && top <= head.rows.lowerBound + 1)
      for text in texts where text.rows.lowerBound < top && text.rows.upperBound > bottom {
        #expect(!text.columns.contains(line.points[0].x), "\(line.tail): \(text.shown)")
      }
    }
  }

  @Test(
    "Texts do not overlap, whichever font draws them, and frames hold what is in them", arguments: pages.map(\.0),
    ["Inter", "DejaVu Sans"])
  func room(name: String, font: String) async throws {
    let lifecycle = try lifecycle(name)
    let drawn = try await DrawnSequence(SequenceDiagram(lifecycle).dot, font: font)
    let heads = drawn.boxes.filter { $0.name == "system" || $0.name.hasPrefix("d_") }
    let texts = (drawn.boxes("call") + drawn.boxes("heading") + drawn.boxes("state") + heads)
      .sorted { $0.rows.upperBound > $1.rows.upperBound }
    for (index, text) in texts.enumerated() {
      for other in texts[..<index].reversed().prefix(20) {
        #expect(!text.overlaps(other), "\(text.shown) and \(other.shown)")
      }
    }
    let frames = drawn.boxes("event")
    for box in drawn.boxes("call") + drawn.boxes("heading") + drawn.boxes("state") + drawn.boxes("group") {
      #expect(frames.contains { $0.holds(box) }, "\(box.shown)")
    }
  }

  @Test("Each chain has a frame with an id of its own, with its heading and its states", arguments: pages.map(\.0))
  func events(name: String) async throws {
    let lifecycle = try lifecycle(name)
    let drawn = try await DrawnSequence(SequenceDiagram(lifecycle).dot)
    let (frames, sequences) = (drawn.boxes("event"), lifecycle.callSequences)
    #expect(frames.count == sequences.count && Set(frames.map(\.id)).count == frames.count)
    #expect(frames.allSatisfy { $0.id?.hasPrefix("event") == true })
    for (frame, sequence) in zip(frames, sequences) {
      let states = drawn.boxes("state").filter(frame.holds)
      #expect(states.map(\.shown) == sequence.path.map { lifecycle[$0].name.collapsed })
      let heading = drawn.boxes("heading").first(where: frame.holds)
      #expect(heading.map { $0.shown.hasPrefix(sequence.event.collapsed) } ?? sequence.event.isEmpty)
    }
  }

  @Test("Only delegates that are called have a life line, and calls in any order a frame")
  func sketch() async throws {
    let light = Lifecycle.sketch(
      "Light", delegates: "Lamp Unused Phase*", states: "Off !initial\nWarm\nOn",
      chains: "press|Off > Warm > On|mains|Lamp.glow() +Phase.warm +Lamp.hum()?cold / Phase.on\n|On > Off")
    let drawn = try await DrawnSequence(SequenceDiagram(light).dot)
    #expect(drawn.boxes.filter { $0.name.hasPrefix("d_") }.map(\.texts) == [["Lamp"], ["Phase"]])
    #expect(drawn.head("system")?.texts == ["System"])
    #expect(
      drawn.boxes("call").map(\.shown) == ["1glow()", "•.warm", "•hum()maybeskipped:cold", "2.on"])
    #expect(drawn.boxes("heading").map(\.shown) == ["press[mains]", "inanyorder"])
    #expect(drawn.boxes("state").map(\.shown) == ["Off", "Warm", "On", "On", "Off"])
    let group = try #require(drawn.boxes("group").first)
    #expect(drawn.boxes("call").map(group.holds) == [false, true, true, false])
  }

  @Test("No bundled page's picture is wider than 1,200 pixels at 96 dpi")
  func widths() async throws {
    for page in TestPage.bundled {
      let drawn = try await DrawnSequence(SequenceDiagram(page.lifecycle).dot)
      let right = drawn.boxes.map(\.columns.upperBound).max() ?? 0
      #expect(right / 72 * 96 <= 1200, "\(page.name)")
    }
  }

  @Test("A long picture has the heads at its bottom once more, and no others")
  func heads() async throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit" }).lifecycle
    let drawn = try await DrawnSequence(SequenceDiagram(page).dot)
    let heads = drawn.boxes.filter { $0.name == "system" || $0.name.hasPrefix("d_") || $0.name.hasPrefix("system_") }
    let tops = Set(heads.map(\.rows.upperBound))
    #expect(tops.count == 2 && heads.count == 6)
  }
}

extension DrawnSequence.Box {
  /// The middle from left to right.
  fileprivate var middle: Double { (columns.lowerBound + columns.upperBound) / 2 }

  /// The texts without white space.
  fileprivate var shown: String { texts.joined().collapsed }
}

extension String {
  /// The text as it can be compared with one in lines: without white space, control characters, and the second of two backslashes,
  /// which Graphviz reports from version 14 on.
  fileprivate var collapsed: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isWhitespace && $0.value >= 0x20 }))
      .replacing("\\\\", with: "\\")
  }
}
