import LifecycleModel

/// The events of logs as known pages have them, remembered by their words and the states before them.
struct KnownEvents: Sendable {
  /// An event.
  struct Event: Sendable {
    /// The state at the end; `nil` where there are several, or none.
    let target: String?
    /// The state that each call leads to; empty where there are several ways.
    let states: [String]
  }

  /// A way through the first calls of a life cycle: the fewest calls that no event explains, and of those the longest events from
  /// the state in which it begins, and the most others.
  private struct Way {
    let unexplained: Int
    let weight: Int
    let start: Int
    let state: String?
    let isEvent: Bool

    func isBetter(than other: Way) -> Bool { (unexplained, -weight) < (other.unexplained, -other.weight) }
  }

  /// The number of calls of a life cycle beyond which its events are not looked for.
  private static let mostCalls = 10_000

  private let naming: StateNaming
  private let pages: ReferencePages
  private var known: [String: [[CallName]: Event]] = [:]

  /// Begins without an event.
  init(naming: StateNaming, pages: ReferencePages) {
    self.naming = naming
    self.pages = pages
  }

  /// The reading of a word from a state by known pages.
  mutating func event(_ word: [CallName], from state: String) -> Event {
    if let known = known[state]?[word] { return known }
    let way = pages.way(of: word, from: state)
    let states = zip(way?.path ?? [], way?.counts ?? []).flatMap {
      Array(repeating: naming.spelling(of: $0), count: $1)
    }
    let event = Event(target: states.last ?? pages.target(of: word, from: state).map(naming.spelling), states: states)
    known[state, default: [:]][word] = event
    return event
  }

  /// The indices after the last calls of events, in a log that does not tell them apart; `nil` for a long one.
  mutating func ends(of calls: [CallName], _ states: [String?], from state: String?) -> [Int]? {
    guard let longest = pages.longestEvent, calls.count <= Self.mostCalls else { return nil }
    var ways: [[String?: Way]] = Array(repeating: [:], count: calls.count + 1)
    ways[0][state] = Way(unexplained: 0, weight: 0, start: 0, state: nil, isEvent: true)
    func add(_ way: Way, at index: Int, in state: String?) {
      if ways[index][state].map(way.isBetter) ?? true { ways[index][state] = way }
    }
    for index in calls.indices {
      for (state, way) in ways[index].sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
        add(
          Way(unexplained: way.unexplained + 1, weight: way.weight, start: index, state: state, isEvent: false),
          at: index + 1, in: states[index] ?? state)
        guard let state else { continue }
        for end in (index + 1)...min(calls.count, index + longest) {
          guard let target = event(Array(calls[index..<end]), from: state).target, states[end - 1] ?? target == target
          else { continue }
          let weight = state == naming.initial ? end - index : 1
          add(
            Way(unexplained: way.unexplained, weight: way.weight + weight, start: index, state: state, isEvent: true),
            at: end, in: target)
        }
      }
    }
    return Self.ends(of: ways, states)
  }

  private static func ends(of ways: [[String?: Way]], _ states: [String?]) -> [Int] {
    var index = ways.count - 1
    var best: (state: String?, way: Way)?
    for (state, way) in ways[index].sorted(by: { ($0.key ?? "") < ($1.key ?? "") })
    where best.map({ way.isBetter(than: $0.way) }) ?? true {
      best = (state, way)
    }
    var state = best?.state
    var ends = [index]
    while index > 0, let way = ways[index][state] {
      // What no event explains goes on to the next call that names a state.
      let endsHere = way.isEvent || states[way.start] != nil
      if endsHere, ends.last != index { ends.append(index) }
      if way.isEvent, way.start > 0, ends.last != way.start { ends.append(way.start) }
      (index, state) = (way.start, way.state)
    }
    return ends.reversed()
  }
}
