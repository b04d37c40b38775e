import Foundation

/// The graph that `dot` reads from a states view.
package struct DrawnGraph: Decodable {
  /// A node, or a subgraph (which has `nodes`).
  package struct Object: Decodable {
    package let _gvid: Int
    package let name: String
    package let label: String?
    package let shape: String?
    package let style: String?
    package let peripheries: String?
    package let nodes: [Int]?
    package let subgraphs: [Int]?
    package let _ldraw_: [Operation]?
  }

  /// An edge.
  package struct Edge: Decodable {
    package let tail: Int
    package let head: Int
    package let `class`: String?
    package let dir: String?
    package let style: String?
    package let label: String?
    package let ltail: String?
    package let lhead: String?
  }

  /// A step of drawing; a text if `op` is `T`.
  package struct Operation: Decodable {
    package let op: String
    package let text: String?
  }

  package let objects: [Object]
  package let edges: [Edge]?

  /// Reads a source with `dot`; with its layout if `isLaidOut`.
  package init(_ source: String, isLaidOut: Bool = false) async throws {
    let output = try await Graphviz.draw([source], format: isLaidOut ? "json" : "dot_json")
    self = try JSONDecoder().decode(DrawnGraph.self, from: Data(output.utf8))
  }

  /// The nodes and clusters of states: their names in DOT.
  package var states: Set<String> {
    Set(
      objects.map { $0.name.hasPrefix("cluster_") ? String($0.name.dropFirst(8)) : $0.name }.filter {
        $0.hasPrefix("s_")
      })
  }

  /// Each transition by its number on the page, with the states it leads from and to: `[1: ["s_a", "s_b"]]`.
  package func transitions() -> [Int: [String]] {
    var transitions: [Int: [String]] = [:]
    for edge in edges ?? [] {
      for word in (edge.class ?? "").split(separator: " ") {
        guard let number = Int(word.dropFirst()) else { continue }
        let isReversed = edge.dir == "back" || isLowerHalf(edge)
        let tail = state(isReversed ? edge.head : edge.tail, cluster: edge.ltail)
        let head = state(isReversed ? edge.tail : edge.head, cluster: edge.lhead)
        var ends = transitions[number] ?? ["", ""]
        if let tail { ends[0] = tail }
        if let head { ends[1] = head }
        transitions[number] = ends
      }
    }
    return transitions
  }

  /// The texts that a node or cluster shows once laid out.
  package func shownTexts(of name: String) -> [String] {
    objects.filter { $0.name == name }.flatMap { $0._ldraw_ ?? [] }.compactMap { $0.op == "T" ? $0.text : nil }
  }

  /// Returns `true` for the lower half of an arrow that points up.
  private func isLowerHalf(_ edge: Edge) -> Bool {
    edge.dir == "none" && objects.contains { $0._gvid == edge.tail && $0.name.hasPrefix("via_") }
  }

  /// The state at an edge's end; `nil` for a point in the middle of an arrow.
  private func state(_ id: Int, cluster: String?) -> String? {
    let name = objects.first { $0._gvid == id }?.name ?? ""
    if let cluster { return String(cluster.dropFirst("cluster_".count)) }
    if name.hasPrefix("via_") { return nil }
    return name.hasPrefix("name_") ? String(name.dropFirst("name_".count)) : name
  }
}
