import LifecycleModel

/// The events that a scene can take, by all that they may be called.
struct EventIndex {
  private let possible: [Macrostep]
  private let graph: RunGraph
  private let named: [NameKey: [Int]]
  private lazy var spelled: [[NameKey: [Int]]] = spellings

  /// Sorts events by their names; `eventKeys` has the event's name for each transition of the page.
  init(_ possible: [Macrostep], eventKeys: [NameKey], in graph: RunGraph) {
    self.possible = possible
    self.graph = graph
    named = Dictionary(grouping: possible.indices.filter { !graph.event(of: possible[$0]).isEmpty }) {
      eventKeys[possible[$0].first.transition.index]
    }
  }

  /// The first event that is spelled like this, or the one of the number at its end.
  mutating func macrostep(_ spelling: String) -> Macrostep? {
    if let first = places(spelling).first { return possible[first] }
    for (rest, number) in EventWord.ordinals(spelling) {
      let all = rest.isEmpty ? Array(possible.indices) : places(rest)
      if all.indices.contains(number - 1) { return possible[all[number - 1]] }
    }
    return nil
  }

  /// Which of the events that are spelled like this one is, from 1; `nil` where it is none of them.
  mutating func number(of macrostep: Macrostep, amongThose spelling: String) -> Int? {
    places(spelling).firstIndex { possible[$0] == macrostep }.map { $0 + 1 }
  }

  /// The places of the events of one spelling: by the bare name, else by the first other way in which any is spelled so.
  private mutating func places(_ spelling: String) -> [Int] {
    let key = NameKey(spelling)
    if let places = named[key] { return places }
    // All other ways to spell an event have one of these; most words have none.
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
