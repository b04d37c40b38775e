import LifecycleModel

/// The spellings of one event of a scene, made of its name, its guard in brackets and its target.
struct EventSpelling {
  private let event: String
  private let condition: String
  private let target: String
  private let path: String

  /// Spells a macrostep.
  init(_ macrostep: Macrostep, in graph: RunGraph) {
    let transitions = graph.transitions(of: macrostep).map { "->" + Self.folded(graph.lifecycle[$0.target].name) }
    event = Self.folded(graph.event(of: macrostep))
    condition = graph.guard(of: macrostep).map { "[\(Self.folded($0.text))]" } ?? ""
    target = transitions.last ?? ""
    path = transitions.joined()
  }

  /// The canonical spellings, shortest first: `leave`, `leave[last-scene]`, `leave[last-scene]->background`, then with
  /// all states on the way. Those of an event without a name begin with the guard or target.
  var canonical: [String] {
    let whole = [event + condition + target, event + condition + path]
    return event.isEmpty ? whole : [event, event + condition] + whole
  }

  /// The number of spellings of an event.
  static let count = 12

  /// One of the spellings; the first is the bare name, and an empty one does not count.
  subscript(way: Int) -> String {
    let name = way < Self.count / 2 ? event : ""
    let place = [target, path]
    switch way % (Self.count / 2) {
    case 0: return name
    case 1: return name + condition
    case let rest: return name + (rest % 2 == 0 ? "" : condition) + place[rest / 2 - 1]
    }
  }

  /// A name in lower case, its words joined by `-`; unchanged if it is nothing but separators.
  static func folded(_ name: String) -> String {
    let words = name.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    return words.isEmpty ? name : words.joined(separator: "-")
  }
}
