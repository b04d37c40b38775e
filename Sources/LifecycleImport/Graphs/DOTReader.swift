import LifecycleModel
import Text

/// Reads a graph as a life cycle: nodes are states, clusters are composite ones, edges are transitions.
///
/// In a graph that Instar has written, a transition runs through a card with its events and calls.
package struct DOTReader {
  private let graph: DOTGraph
  private let source: [Substring]
  private var imported = ImportedDraft()
  /// The state of each node and cluster that is one.
  private var states: [Int: Int] = [:]
  private var lastLines: [String: Int] = [:]

  /// Reads what `dot -Tdot_json` writes of a graph, whose own text says on which lines its parts are.
  package static func read(_ bytes: [UInt8], source: String) throws(ImportError) -> ImportedDraft {
    var reader = DOTReader(graph: try DOTGraph(bytes), source: source.diagramLines)
    reader.readTitle()
    reader.addStates()
    reader.addEdges()
    reader.imported.findOwners()
    return reader.imported
  }

  private init(graph: DOTGraph, source: [Substring]) {
    self.graph = graph
    self.source = source
  }

  /// `true` for a states view of Instar's.
  private var isOurs: Bool {
    graph.attributes["id"]?.string == "states" && graph.attributes["name"]?.string == "lifecycle"
  }

  private mutating func readTitle() {
    guard let label = graph.attributes["label"]?.string else { return }
    imported.draft.name = DOTLabel(label, name: "").rows.first?.text ?? ""
    if !imported.draft.name.isEmpty { imported.report.add(.used(as: "the title"), at: line(of: ["label"])) }
  }

  // MARK: States

  private enum Role { case start, end, state, helper }

  private func role(of number: Int, _ item: DOTGraph.Item) -> Role {
    if item.isSubgraph { return item.isCluster && !text(of: item).isEmpty ? .state : .helper }
    if isOurs, !item.name.hasPrefix("s_") { return item.name == "start" ? .start : .helper }
    guard item.value("shape") == "point" else { return .state }
    if graph.edges.contains(where: { $0.tail == number }) { return .start }
    return graph.edges.contains { $0.head == number } ? .end : .helper
  }

  private func text(of item: DOTGraph.Item) -> String {
    // The label of the graph is that of its subgraphs, too.
    if item.isSubgraph, item.value("label") == graph.attributes["label"]?.string { return "" }
    return DOTLabel(item.value("label"), name: item.name, isText: isOurs).line
  }

  private mutating func addStates() {
    for (number, item) in graph.items.sorted(by: { $0.key < $1.key }) where role(of: number, item) == .state {
      let place = line(of: [item.name])
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
    let place = line(of: names, ofNext: true)
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
    let place = line(of: [item.name])
    let label = DOTLabel(item.value("label"), name: item.name)
    imported.add(CardText(label.rows).labels, along: [source, target], at: place)
  }

  private func cardEnd(of edge: DOTGraph.Edge, _ card: Int) -> Int? {
    let isTail = edge.head == card
    return state(isTail ? edge.tail : edge.head, cluster: edge.value(isTail ? "ltail" : "lhead"))
  }

  // MARK: Lines

  /// The number of the first line of the source with some names, and 1 where none has them; of several edges between the same
  /// nodes, the next one's.
  private mutating func line(of names: [String], ofNext isEdge: Bool = false) -> Int {
    let key = names.joined(separator: "\n")
    let found = source.indices.filter { index in
      isEdge
        ? source[index].hasEdge(from: names[0], to: names[names.count - 1])
        : names.allSatisfy { source[index].hasName($0) }
    }
    let next = isEdge ? found.first { $0 >= lastLines[key] ?? 0 } : nil
    if let next { lastLines[key] = next + 1 }
    return (next ?? found.first ?? 0) + 1
  }
}

extension Substring {
  /// Returns `true` for a line with an edge between two nodes.
  fileprivate func hasEdge(from tail: String, to head: String) -> Bool {
    let arrows = ranges(of: "->") + ranges(of: "--")
    return arrows.contains { self[..<$0.lowerBound].hasName(tail) && self[$0.upperBound...].hasName(head) }
  }

  /// Returns `true` for a line that holds a name, not only as a part of a longer one.
  fileprivate func hasName(_ name: String) -> Bool {
    guard !name.isEmpty, let place = firstRange(of: name) else { return false }
    let around = [self[..<place.lowerBound].unicodeScalars.last, self[place.upperBound...].unicodeScalars.first]
    if around.contains(where: { $0?.isWord == true || $0 == "_" }) {
      return self[place.upperBound...].hasName(name)
    }
    return true
  }
}
