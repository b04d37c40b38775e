import Diagrams
import LifecycleModel

/// The content of a state diagram, whichever program drew it: to compare what we wrote with what was read.
struct Drawing: Equatable {
  /// A state, by its name and its parent's.
  struct Node: Hashable {
    let name: String
    let parent: String?
  }

  /// An arrow from a state or the start to a state or the end; both marks are ``mark``.
  struct Edge: Hashable {
    let source: String
    let target: String
    let label: String
  }

  /// The start and the end, which no state can be called: a life cycle may have one with the name `[*]`.
  static let mark = "start or end\n"

  let nodes: [Node: Int]
  let edges: [Edge: Int]

  /// Counts the elements; the order does not matter.
  init(nodes: [Node], edges: [Edge]) {
    self.nodes = Dictionary(nodes.map { ($0, 1) }, uniquingKeysWith: +)
    self.edges = Dictionary(edges.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The expected drawing of a life cycle.
  init(of lifecycle: Lifecycle) {
    let hierarchy = StateHierarchy(lifecycle)
    let regions = [nil] + lifecycle.stateIDs.filter { !lifecycle.substates(of: $0).isEmpty }.map(Optional.some)
    let starts = regions.compactMap(hierarchy.initialChild).map {
      Edge(source: Self.mark, target: lifecycle[$0].name, label: "")
    }
    let ends = lifecycle.states.filter(\.isFinal).map { Edge(source: $0.name, target: Self.mark, label: "") }
    let arrows = lifecycle.arrows.map { arrow in
      Edge(
        source: lifecycle[arrow.source].name, target: lifecycle[arrow.target].name,
        label: Self.label(of: arrow, in: lifecycle).joined(separator: "\n"))
    }
    self.init(
      nodes: lifecycle.states.map { state in Node(name: state.name, parent: state.parent.map { lifecycle[$0].name }) },
      edges: starts + arrows + ends)
  }

  /// Without the arrows' labels, for a reader that does not report them.
  var unlabelled: Drawing {
    Drawing(
      nodes: nodes.flatMap { Array(repeating: $0.key, count: $0.value) },
      edges: edges.flatMap { edge, count in
        Array(repeating: Edge(source: edge.source, target: edge.target, label: ""), count: count)
      })
  }

  /// With one arrow for all from a state to itself.
  func joiningLoops(inOrderOf lifecycle: Lifecycle) -> Drawing {
    let loops = Dictionary(grouping: lifecycle.arrows.filter { $0.source == $0.target }, by: \.source)
    let joined = loops.map { state, arrows in
      let labels = arrows.map { Self.label(of: $0, in: lifecycle).joined(separator: "\n") }
      let name = lifecycle[state].name
      return Edge(source: name, target: name, label: labels.filter { !$0.isEmpty }.joined(separator: "\n"))
    }
    let others = edges.filter { $0.key.source != $0.key.target }
    return Drawing(nodes: nodes, edges: others.merging(joined.map { ($0, 1) }, uniquingKeysWith: +))
  }

  private init(nodes: [Node: Int], edges: [Edge: Int]) {
    self.nodes = nodes
    self.edges = edges
  }

  /// All texts in the drawing: the states' names, and the arrows' labels line by line.
  static func lines(of lifecycle: Lifecycle) -> [String] {
    lifecycle.states.map(\.name.collapsingSpaces) + lifecycle.arrows.flatMap { label(of: $0, in: lifecycle) }
  }

  private static func label(of arrow: Arrow, in lifecycle: Lifecycle) -> [String] {
    let strings = DiagramStrings(lifecycle)
    let condition = arrow.guard.map { "[\($0.text)]" } ?? ""
    let heading =
      "\(arrow.eventText) \(condition)\(DiagramStrings.parenthesis(strings.remarks(of: arrow.availability)))"
    let calls = zip(CallNumbering.marks(of: arrow.steps), arrow.steps).map { mark, step in
      "\(mark) \(strings.name(of: step.callback))\(DiagramStrings.parenthesis(strings.remarks(of: step)))"
    }
    return ([heading] + calls).map(\.collapsingSpaces).filter { !$0.isEmpty }
  }
}

extension String {
  /// The text as a drawing shows it: white space of any kind and length is one space.
  var collapsingSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The same for each line.
  var collapsingSpacesInLines: String {
    split(separator: "\n").map { String($0).collapsingSpaces }.joined(separator: "\n")
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more often here than in another list.
  func missing(in others: [Element]) -> [Element] {
    var rest = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { element in
      rest[element, default: 0] -= 1
      return rest[element, default: 0] < 0
    }
  }
}
