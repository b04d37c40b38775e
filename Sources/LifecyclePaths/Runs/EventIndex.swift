import LifecycleModel

/// The events that a scene can take, by all their spellings.
struct EventIndex {
  private let possible: [Macrostep]
  private let graph: RunGraph
  private let named: [NameKey: [Int]]
  private lazy var spelled: [[NameKey: [Int]]] = spellings

  /// Indexes events by name; `eventKeys` has the event's name for each transition of the page.
  init(_ possible: [Macrostep], eventKeys: [NameKey], in graph: RunGraph) {
    self.possible = possible
    self.graph = graph
    named = Dictionary(grouping: possible.indices.filter { !graph.event(of: possible[$0]).isEmpty }) {
      eventKeys[possible[$0].first.transition.index]
    }
  }

  /// The first event with this spelling, or the one that the number at its end selects.
  mutating func macrostep(_ spelling: String) -> Macrostep? {
    if let first = places(spelling).first { return possible[first] }
    for (rest, number) in EventWord.ordinals(spelling) {
      let all = rest.isEmpty ? Array(possible.indices) : places(rest)
      if all.indices.contains(number - 1) { return possible[all[number - 1]] }
    }
    return nil
  }

  /// The number, from 1, of an event among those with this spelling; `nil` if it is none of them.
  mutating func number(of macrostep: Macrostep, amongThose spelling: String) -> Int? {
    places(spelling).firstIndex { possible[$0] == macrostep }.map { $0 + 1 }
  }

  /// The indices of the events with a spelling: by the bare name, else by the first other form that matches any.
  private mutating func places(_ spelling: String) -> [Int] {
    let key = NameKey(spelling)
    if let places = named[key] { return places }
    // All other forms contain one of these; most words contain none.
    guard spelling.unicodeScalars.contains(where: { "[>→".unicodeScalars.contains($0) }) else { return [] }
    for key in [key, NameKey(spelling.replacing("→", with: "->"))] {
      if let places = spelled.lazy.compactMap({ $0[key] }).first { return places }
    }
    return []
  }

  private var spellings: [[NameKey: [Int]]] {
    let all = possible.map { EventSpelling($0, in: graph) }
    return (1..<EventSpelling.count).map { way in
      Dictionary(grouping: all.indices.filter { !all[$0][way].isEmpty }) { NameKey(all[$0][way]) }
    }
  }
}
