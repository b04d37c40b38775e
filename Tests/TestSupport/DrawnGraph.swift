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
        // `ltail` belongs to the end that is written first, whichever way the arrow points.
        let ends = [state(edge.tail, cluster: edge.ltail), state(edge.head, cluster: edge.lhead)]
        let (tail, head) = isReversed ? (ends[1], ends[0]) : (ends[0], ends[1])
        var known = transitions[number] ?? ["", ""]
        if let tail { known[0] = tail }
        if let head { known[1] = head }
        transitions[number] = known
      }
    }
    return transitions
  }

  /// The texts that a node or cluster shows once laid out.
  package func shownTexts(of name: String) -> [String] {
    objects.filter { $0.name == name }.flatMap { $0._ldraw_ ?? [] }.compactMap { $0.op == "T" ? $0.text : nil }
  }

  /// Returns `true` for the line below a card of an arrow that points up.
  private func isLowerHalf(_ edge: Edge) -> Bool { edge.dir == "none" && isCard(edge.tail) }

  private func isCard(_ id: Int) -> Bool { name(id).hasPrefix("card_") }

  private func name(_ id: Int) -> String { objects.first { $0._gvid == id }?.name ?? "" }

  /// The state at a line's end; `nil` for a card.
  private func state(_ id: Int, cluster: String?) -> String? {
    if isCard(id) { return nil }
    if let cluster { return String(cluster.dropFirst("cluster_".count)) }
    let name = name(id)
    return name.hasPrefix("name_") ? String(name.dropFirst("name_".count)) : name
  }
}
