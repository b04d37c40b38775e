import LifecycleModel
import Text

/// Reads a graph as a life cycle: nodes are states, clusters are composite ones, edges are transitions.
///
/// In a graph that Instar has written, a transition runs through a card with its events and calls.
package struct DOTReader {
  private let graph: DOTGraph
  private var lines: DOTLines
  /// The nodes at tails, and at heads, of edges.
  private let (tails, heads): (Set<Int>, Set<Int>)
  private var imported = ImportedDraft()
  /// The state of each node and cluster that is one.
  private var states: [Int: Int] = [:]

  /// Reads what `dot -Tdot_json` writes of a graph, whose own text says on which lines its parts are.
  package static func read(_ bytes: [UInt8], source: String) throws(ImportError) -> ImportedDraft {
    var reader = DOTReader(graph: try DOTGraph(bytes), source: DOTLines(source.diagramLines))
    reader.readTitle()
    reader.addStates()
    reader.addEdges()
    reader.imported.findOwners()
    return reader.imported
  }

  private init(graph: DOTGraph, source: DOTLines) {
    self.graph = graph
    lines = source
    tails = Set(graph.edges.map(\.tail))
    heads = Set(graph.edges.map(\.head))
  }

  /// `true` for a states view of Instar's.
  private var isOurs: Bool {
    graph.attributes["id"]?.string == "states" && graph.attributes["name"]?.string == "lifecycle"
  }

  private mutating func readTitle() {
    guard let label = graph.attributes["label"]?.string else { return }
    imported.draft.name = DOTLabel(label, name: "").rows.first?.text ?? ""
    if !imported.draft.name.isEmpty { imported.report.add(.used(as: "the title"), at: lines.number(of: "label")) }
  }

  // MARK: States

  private enum Role { case start, end, state, helper }

  private func role(of number: Int, _ item: DOTGraph.Item) -> Role {
    if item.isSubgraph { return item.isCluster && !text(of: item).isEmpty ? .state : .helper }
    if isOurs, !item.name.hasPrefix("s_") { return item.name == "start" ? .start : .helper }
    guard item.value("shape") == "point" else { return .state }
    return tails.contains(number) ? .start : heads.contains(number) ? .end : .helper
  }

  private func text(of item: DOTGraph.Item) -> String {
    // The label of the graph is that of its subgraphs, too.
    if item.isSubgraph, item.value("label") == graph.attributes["label"]?.string { return "" }
    return DOTLabel(item.value("label"), name: item.name, isText: isOurs).line
  }

  private mutating func addStates() {
    for (number, item) in graph.items.sorted(by: { $0.key < $1.key }) where role(of: number, item) == .state {
      let place = lines.number(of: item.name)
      let label = text(of: item)
      var state = DraftState(label.isEmpty ? item.name.inOneLine : label, parent: parent(of: item), line: place)
      let isDouble = item.value("shape") == "doublecircle" || item.value("peripheries") == "2"
      state.isFinal = !item.isSubgraph && isDouble
      let isDashed = item.value("style").contains("dashed")
      state.isTransient = item.value("shape") == "diamond" || isOurs && isDashed
      states[number] = imported.draft.states.count
      imported.draft.states.append(state)
      imported.report.add(.used(as: "state '\(state.name)'"), at: place)
    }
  }

  /// The state of the innermost cluster around an item that is a state.
  private func parent(of item: DOTGraph.Item) -> Int? {
    var around = item.parent
    while let number = around {
      if let state = states[number] { return state }
      around = graph.items[number]?.parent
    }
    return nil
  }

  /// The state at an end of an edge: of a cluster that is named there, or of one of ours for which a point stands.
  private func state(_ number: Int, cluster: String) -> Int? {
    if !cluster.isEmpty, let cluster = graph.cluster(named: cluster) { return states[cluster] ?? states[number] }
    guard isOurs, states[number] == nil, let item = graph.items[number] else { return states[number] }
    let isPoint = ["entry_", "exit_", "name_"].contains(where: item.name.hasPrefix)
    return isPoint ? parent(of: item) : nil
  }

  // MARK: Edges

  private mutating func addEdges() {
    var cards: [Int: [DOTGraph.Edge]] = [:]
    var order: [Int] = []
    for edge in graph.edges {
      let card = isOurs ? [edge.tail, edge.head].first { graph.items[$0]?.name.hasPrefix("card_") == true } : nil
      guard let card else {
        addEdge(edge)
        continue
      }
      if cards[card] == nil { order.append(card) }
      cards[card, default: []].append(edge)
    }
    for card in order { addCard(card, cards[card] ?? []) }
    // Graphviz has edges in the order of the nodes at their tails.
    imported.draft.transitions.sort { $0.line < $1.line }
  }

  private mutating func addEdge(_ edge: DOTGraph.Edge) {
    let isBack = edge.value("dir") == "back"
    let ends = isBack ? [edge.head, edge.tail] : [edge.tail, edge.head]
    let clusters = isBack ? ["lhead", "ltail"] : ["ltail", "lhead"]
    let names = [edge.tail, edge.head].compactMap { graph.items[$0]?.name }
    let place = lines.nextNumber(ofEdge: names.first ?? "", names.last ?? "")
    guard !edge.value("style").contains("invis") else {
      return imported.report.add(.ignored("an invisible edge only places nodes"), at: place)
    }
    // The arrow of ours from the border of a composite state to the initial state in it.
    if isOurs, edge.value("id").hasPrefix("entry_"), let target = states[edge.head] {
      return imported.begin(with: target, in: imported.draft.states[target].parent, at: place)
    }
    let roles = ends.map { number in graph.items[number].map { role(of: number, $0) } ?? .helper }
    let found = zip(ends, clusters).map { state($0, cluster: edge.value($1)) }
    switch (roles[0], found[0], roles[1], found[1]) {
    case (.start, _, _, let target?): imported.begin(with: target, in: nil, at: place)
    case (_, let source?, .end, _):
      imported.draft.states[source].isFinal = true
      imported.report.add(.used(as: "final state '\(imported.draft.states[source].name)'"), at: place)
    case (_, let source?, _, let target?):
      let label = DOTLabel(edge.value("label"), name: "")
      imported.add(TransitionLabel.all(label.lines), along: [source, target], at: place)
    default: imported.report.add(.unused("an end of the edge is no state"), at: place)
    }
  }

  /// Adds the transitions of a card, to and from which two lines lead; only one of them, or neither, has its head at a state.
  private mutating func addCard(_ card: Int, _ edges: [DOTGraph.Edge]) {
    guard let item = graph.items[card], let head = edges.first(where: { $0.value("dir") != "none" }),
      let tail = edges.first(where: { $0.value("dir") == "none" }),
      let source = cardEnd(of: tail, card), let target = cardEnd(of: head, card)
    else { return }
    let place = lines.number(of: item.name)
    let label = DOTLabel(item.value("label"), name: item.name)
    imported.add(CardText(label.rows).labels, along: [source, target], at: place)
  }

  private func cardEnd(of edge: DOTGraph.Edge, _ card: Int) -> Int? {
    let isTail = edge.head == card
    return state(isTail ? edge.tail : edge.head, cluster: edge.value(isTail ? "ltail" : "lhead"))
  }
}

/// The lines of a graph's own text, and where they name its nodes.
private struct DOTLines {
  private let lines: [Substring]
  /// The numbers of the lines with a word, from 0.
  private let linesByWord: [Substring: [Int]]
  /// The lines with edges between two nodes that were asked for, and how many of them are taken.
  private var edges: [[String]: (lines: [Int], taken: Int)] = [:]

  init(_ lines: [Substring]) {
    self.lines = lines
    var linesByWord: [Substring: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      for word in line.words where linesByWord[word]?.last != index { linesByWord[word, default: []].append(index) }
    }
    self.linesByWord = linesByWord
  }

  /// The number of the first line with a name, from 1; 1 where none has it.
  func number(of name: String) -> Int { (candidates(for: name).first { lines[$0].hasName(name) } ?? 0) + 1 }

  /// The number of the next line with an edge between two nodes, the first one's where there is no other, and 1 where none has it.
  mutating func nextNumber(ofEdge tail: String, _ head: String) -> Int {
    let found: (lines: [Int], taken: Int)
    if let known = edges[[tail, head]] {
      found = known
    } else {
      let candidates = [candidates(for: tail), candidates(for: head)].min { $0.count < $1.count } ?? []
      found = (candidates.filter { lines[$0].hasEdge(from: tail, to: head) }, 0)
    }
    edges[[tail, head]] = (found.lines, found.taken + 1)
    return (found.lines.dropFirst(found.taken).first ?? found.lines.first ?? 0) + 1
  }

  /// The lines that may have a name: those with the rarest of its words.
  private func candidates(for name: String) -> [Int] {
    let words = name[...].words
    guard !words.isEmpty else { return Array(lines.indices) }
    return words.map { linesByWord[$0] ?? [] }.min { $0.count < $1.count } ?? []
  }
}

extension Substring {
  /// The longest parts of letters, digits and underscores.
  fileprivate var words: [Substring] {
    unicodeScalars.split { !$0.isWord && $0 != "_" }.map { Substring($0) }
  }

  /// `true` for a line that is not searched for each of its names, as that of a graph in one line: it has their words.
  private var isLong: Bool { utf8.count > 2_000 }

  /// Returns `true` for a line with an edge between two nodes: an arrow after the one's name and before the other's.
  fileprivate func hasEdge(from tail: String, to head: String) -> Bool {
    if isLong { return true }
    guard let start = places(of: tail).first?.upperBound, let end = places(of: head).last?.lowerBound, start < end
    else { return false }
    return ["->", "--"].contains { self[start..<end].contains($0) }
  }

  /// Returns `true` for a line that holds a name, not only as a part of a longer one.
  fileprivate func hasName(_ name: String) -> Bool { isLong || !places(of: name).isEmpty }

  /// The places of a name that are no part of a longer one.
  private func places(of name: String) -> [Range<Index>] {
    (name.isEmpty ? [] : ranges(of: name)).filter { place in
      let around = [self[..<place.lowerBound].unicodeScalars.last, self[place.upperBound...].unicodeScalars.first]
      return !around.contains { $0?.isWord == true || $0 == "_" }
    }
  }
}

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
