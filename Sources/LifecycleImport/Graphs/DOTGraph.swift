import Text

/// A graph as Graphviz writes it with `dot -Tdot_json`.
struct DOTGraph {
  /// A node or a cluster.
  struct Item {
    /// The name in DOT.
    let name: String
    /// The attributes, inherited ones included.
    let attributes: JSONTree
    /// The number of the cluster around it.
    var parent: Int?
    /// `true` for a subgraph.
    let isSubgraph: Bool

    /// The value of an attribute; empty for none.
    func value(_ attribute: String) -> String { attributes[attribute]?.string ?? "" }
    /// `true` for a subgraph that is drawn as a box.
    var isCluster: Bool { isSubgraph && name.hasPrefix("cluster") }
  }

  /// An edge.
  struct Edge {
    /// The number of the node at its tail.
    let tail: Int
    /// The number of the node at its head.
    let head: Int
    /// The attributes, inherited ones included.
    let attributes: JSONTree

    /// The value of an attribute; empty for none.
    func value(_ attribute: String) -> String { attributes[attribute]?.string ?? "" }
  }

  /// The attributes of the graph.
  let attributes: JSONTree
  /// The nodes and subgraphs by number, in the order of the source.
  private(set) var items: [Int: Item] = [:]
  /// The edges.
  private(set) var edges: [Edge] = []
  private var clusters: [String: Int] = [:]

  /// Reads the output of `dot`.
  init(_ bytes: [UInt8]) throws(ImportError) {
    let top = try JSONPlace(bytes)
    guard top.tree["_subgraph_cnt"] != nil else {
      throw top.error("is no graph of Graphviz", help: "Write it with: dot -Tdot_json FILE")
    }
    attributes = top.tree
    let count = top.tree["_subgraph_cnt"]?.integer ?? 0
    for object in top.tree["objects"]?.elements ?? [] {
      guard let number = object["_gvid"]?.integer else { continue }
      items[number] = Item(
        name: object["name"]?.string ?? "", attributes: object, parent: nil, isSubgraph: number < count)
    }
    // A subgraph lists all nodes inside, but of subgraphs only its own; it has a lower number than these.
    for (number, item) in items.sorted(by: { $0.key < $1.key }) where item.isSubgraph {
      let around = item.isCluster ? number : item.parent
      let inside = ["subgraphs", "nodes"].flatMap { item.attributes[$0]?.elements ?? [] }.compactMap(\.integer)
      for member in inside where member > number && items[member] != nil {
        if let around { items[member]?.parent = around }
      }
    }
    for (number, item) in items where item.isCluster { clusters[item.name] = number }
    for edge in top.tree["edges"]?.elements ?? [] {
      guard let tail = edge["tail"]?.integer, let head = edge["head"]?.integer, items[tail] != nil, items[head] != nil
      else { continue }
      edges.append(Edge(tail: tail, head: head, attributes: edge))
    }
  }

  /// The number of the cluster of a name.
  func cluster(named name: String) -> Int? { clusters[name] }
}
