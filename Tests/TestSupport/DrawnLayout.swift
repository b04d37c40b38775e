import Foundation

/// The places that `dot` gave to a states view, in points: to measure how well the picture is read.
package struct DrawnLayout {
  /// A point.
  private struct Point {
    let x: Double
    let y: Double

    func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }
  }

  /// A rectangle.
  private struct Box {
    let left, bottom, right, top: Double

    /// The box around some points.
    init(of points: [Point]) {
      left = points.map(\.x).min() ?? 0
      right = points.map(\.x).max() ?? 0
      bottom = points.map(\.y).min() ?? 0
      top = points.map(\.y).max() ?? 0
    }

    /// The box around a middle, in points.
    init?(at place: String?, width: Double, height: Double) {
      let middle = (place ?? "").split(separator: ",").compactMap { Double($0) }
      guard middle.count == 2 else { return nil }
      (left, right) = (middle[0] - width / 2, middle[0] + width / 2)
      (bottom, top) = (middle[1] - height / 2, middle[1] + height / 2)
    }

    func overlaps(_ other: Box) -> Bool {
      left <= other.right && other.left <= right && bottom <= other.top && other.bottom <= top
    }

    /// `true` for a point that is more than a point inside.
    func contains(_ point: Point) -> Bool {
      left + 1 < point.x && point.x < right - 1 && bottom + 1 < point.y && point.y < top - 1
    }
  }

  /// A line with the nodes at its ends.
  private struct Line {
    let name: String
    let ends: Set<Int>
    let points: [Point]
    let box: Box

    var length: Double { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

    /// The sum of its turns, in degrees.
    var turn: Double {
      let steps = zip(points, points.dropFirst()).filter { $0.distance(to: $1) > 0 }
      let angles = steps.map { atan2($1.y - $0.y, $1.x - $0.x) }
      return zip(angles, angles.dropFirst()).reduce(0) { sum, pair in
        let turn = abs(pair.1 - pair.0)
        return sum + min(turn, 2 * .pi - turn) * 180 / .pi
      }
    }

    func crosses(_ other: Line) -> Bool {
      guard box.overlaps(other.box) else { return false }
      let others = Array(zip(other.points, other.points.dropFirst()))
      return zip(points, points.dropFirst()).contains { from, to in
        others.contains {
          Self.side(from, to, $0) * Self.side(from, to, $1) < 0 && Self.side($0, $1, from) * Self.side($0, $1, to) < 0
        }
      }
    }

    private static func side(_ from: Point, _ to: Point, _ point: Point) -> Double {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
  }

  /// The size of the picture in pixels at 96 dpi.
  package let size: (width: Double, height: Double)
  private let lines: [Line]
  private let nodes: [(id: Int, name: String, box: Box)]
  private let labels: [(name: String, box: Box)]

  /// Lays out a source with `dot`.
  package init(_ source: String) async throws {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(try await Graphviz.draw([source], format: "json").utf8))
    let corners = graph.bb.split(separator: ",").compactMap { Double($0) }
    size = ((corners[2] - corners[0]) * 96 / 72, (corners[3] - corners[1]) * 96 / 72)
    nodes = graph.objects.filter { $0.style != "invis" && $0.shape != "point" }.compactMap { object in
      Box(at: object.pos, width: object.width.points, height: object.height.points).map {
        (object._gvid, object.name, $0)
      }
    }
    labels = graph.objects.filter { $0.nodes != nil }.compactMap { object in
      Box(at: object.lp, width: object.lwidth.points, height: object.lheight.points).map { (object.name, $0) }
    }
    lines = (graph.edges ?? []).filter { $0.style != "invis" }.map { edge in
      let points = (edge._draw_ ?? []).flatMap(Self.points)
      return Line(name: edge.id ?? "", ends: [edge.tail, edge.head], points: points, box: Box(of: points))
    }.filter { $0.points.count > 1 }
  }

  /// The pairs of lines that cross.
  package var crossings: [String] {
    lines.indices.flatMap { index in
      lines[(index + 1)...].filter { $0.crosses(lines[index]) }.map { "\(lines[index].name) × \($0.name)" }
    }
  }

  /// The lines that run through a state or a card at which they don't end, or through the name of a composite state.
  package var collisions: [String] {
    lines.flatMap { line in
      let others = nodes.filter { !line.ends.contains($0.id) }.map { ($0.name, $0.box) } + labels
      return others.filter { box in line.box.overlaps(box.1) && line.points.contains(where: box.1.contains) }.map {
        "\(line.name) through \($0.0)"
      }
    }
  }

  /// The length of the shortest line that is seen: one at a composite state ends at its border.
  package var shortest: Double { lines.map(\.length).min() ?? .infinity }

  /// The length of all lines over the distance of their ends.
  package var detour: Double {
    let straight = lines.reduce(0) { sum, line in
      sum + (line.points.first.flatMap { first in line.points.last.map(first.distance) } ?? 0)
    }
    return straight == 0 ? 1 : lines.reduce(0) { $0 + $1.length } / straight
  }

  /// The sum of all lines' turns, in degrees.
  package var turns: Double { lines.reduce(0) { $0 + $1.turn } }

  /// The points on the Bézier curves of a drawing step.
  private static func points(of step: Graph.Step) -> [Point] {
    guard step.op == "b" || step.op == "B",
      let points = step.points?.compactMap({ $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil })
    else { return [] }
    return stride(from: 0, to: points.count - 3, by: 3).flatMap { start in
      (0...12).map { part in
        let (u, v) = (Double(part) / 12, 1 - Double(part) / 12)
        let weights = [v * v * v, 3 * u * v * v, 3 * u * u * v, u * u * u]
        let corners = zip(weights, points[start...])
        return Point(x: corners.reduce(0) { $0 + $1.0 * $1.1.x }, y: corners.reduce(0) { $0 + $1.0 * $1.1.y })
      }
    }
  }

  /// The output of `dot -Tjson`.
  private struct Graph: Decodable {
    struct Object: Decodable {
      let _gvid: Int
      let name: String
      let pos, width, height, lp, lwidth, lheight, style, shape: String?
      let nodes: [Int]?
    }

    struct Edge: Decodable {
      let tail, head: Int
      let id, style: String?
      let _draw_: [Step]?
    }

    struct Step: Decodable {
      let op: String
      let points: [[Double]]?
    }

    let bb: String
    let objects: [Object]
    let edges: [Edge]?
  }
}

extension String? {
  /// Inches as points.
  fileprivate var points: Double { (flatMap { Double($0) } ?? 0) * 72 }
}
