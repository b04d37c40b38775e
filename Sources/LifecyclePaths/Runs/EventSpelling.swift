import LifecycleModel

/// What one event of a scene may be called: its name, its guard in brackets, where it leads.
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

  /// From the shortest on, as far as they are canonical: `leave`, `leave[last-scene]`, `leave[last-scene]->background`,
  /// with all states on the way. An event without a name begins with where it leads.
  var canonical: [String] {
    let whole = [event + condition + target, event + condition + path]
    return event.isEmpty ? whole : [event, event + condition] + whole
  }

  /// How many ways there are to spell an event.
  static let count = 12

  /// One of all the ways; the first is the bare event, an empty one is none.
  subscript(way: Int) -> String {
    let name = way < Self.count / 2 ? event : ""
    let place = [target, path]
    switch way % (Self.count / 2) {
    case 0: return name
    case 1: return name + condition
    case let rest: return name + (rest % 2 == 0 ? "" : condition) + place[rest / 2 - 1]
    }
  }

  /// A name in lower case, `-` between its words; as it is where there is nothing but separators.
  static func folded(_ name: String) -> String {
    let words = name.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    return words.isEmpty ? name : words.joined(separator: "-")
  }
}
