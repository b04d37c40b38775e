import Foundation
import TestSupport

@testable import Diagrams

/// The sequence view as `dot` placed it: points from the left and from the bottom.
struct DrawnSequence {
  /// A node or a frame with its sides.
  struct Box {
    let name: String
    let id: String?
    let columns: ClosedRange<Double>
    let rows: ClosedRange<Double>
    let texts: [String]
    let tooltip: String?

    func overlaps(_ other: Box) -> Bool { columns.overlaps(other.columns) && rows.overlaps(other.rows) }

    func holds(_ other: Box) -> Bool {
      columns.contains(other.columns.lowerBound) && columns.contains(other.columns.upperBound)
        && rows.contains(other.rows.lowerBound) && rows.contains(other.rows.upperBound)
    }
  }

  /// A line with the nodes that it belongs to.
  struct Line {
    let tail: String
    let head: String
    /// The places that it goes through; an arrow's tip is the last.
    let points: [(x: Double, y: Double)]
    let isArrow: Bool
    let isLifeLine: Bool
    let tooltip: String?
  }

  let boxes: [Box]
  let lines: [Line]

  /// The arrows from top to bottom.
  var arrows: [Line] { lines.filter(\.isArrow).sorted { $0.points[0].y > $1.points[0].y } }

  /// The boxes of a kind from top to bottom: `call`.
  func boxes(_ kind: String) -> [Box] {
    boxes.filter { $0.name.hasPrefix(kind + "_") }.sorted { $0.rows.upperBound > $1.rows.upperBound }
  }

  /// The head of a life line.
  func head(_ name: String) -> Box? { boxes.first { $0.name == name } }

  /// Lays out the source with `dot`; with another font, if there is one.
  init(_ source: String, font: String? = nil) async throws {
    let written = font.map { source.replacing(/fontname="[^"]*"/, with: "fontname=\"\($0)\"") } ?? source
    let output = try await Graphviz.draw([written], format: "json")
    let graph = try JSONDecoder().decode(Graph.self, from: Data(output.utf8))
    boxes = (graph.objects ?? []).compactMap { node in
      guard let place = Self.points(node.pos).first, let width = Double(node.width), let height = Double(node.height)
      else { return nil }
      return Box(
        name: node.name, id: node.id, columns: place.x - width * 36...place.x + width * 36,
        rows: place.y - height * 36...place.y + height * 36,
        texts: (node._ldraw_ ?? []).compactMap { $0.op == "T" ? $0.text : nil }, tooltip: node.tooltip)
    }
    let names = Dictionary(uniqueKeysWithValues: (graph.objects ?? []).map { ($0._gvid, $0.name) })
    lines = (graph.edges ?? []).map { edge in
      let isArrow = edge.pos.hasPrefix("e,")
      let points = Self.points(edge.pos.replacing("e,", with: ""))
      return Line(
        tail: names[edge.tail] ?? "", head: names[edge.head] ?? "",
        points: isArrow ? Array(points.dropFirst()) + points.prefix(1) : points, isArrow: isArrow,
        isLifeLine: edge.class == "lifeline", tooltip: edge.tooltip)
    }
  }

  private static func points(_ text: String) -> [(x: Double, y: Double)] {
    text.split(separator: " ").compactMap { word in
      let numbers = word.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  private struct Graph: Decodable {
    let objects: [Node]?
    let edges: [Edge]?
  }

  private struct Node: Decodable {
    let _gvid: Int
    let name: String
    let id: String?
    let pos: String
    let width: String
    let height: String
    let tooltip: String?
    let _ldraw_: [DrawnGraph.Operation]?
  }

  private struct Edge: Decodable {
    let tail: Int
    let head: Int
    let pos: String
    let `class`: String?
    let tooltip: String?
  }
}
