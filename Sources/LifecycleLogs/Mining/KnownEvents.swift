import LifecycleModel
import LifecyclePaths

/// The events of logs as known pages have them, remembered by their words and the states before them.
struct KnownEvents: Sendable {
  /// An event.
  struct Event: Sendable {
    /// The state at the end; `nil` where there are several, or none.
    let target: String?
    /// The state that each call leads to; empty where there are several ways.
    let states: [String]
    /// The number of events that it stands for: two if it comes back to its state, or is only the rest of one.
    let count: Int
  }

  /// A way through the first calls of a life cycle: the fewest calls that no event explains, and of those the fewest events, where
  /// some count as two. So a leave is one event, and not an interruption and what follows it; but a leave and a return are two.
  private struct Way {
    let unexplained: Int
    let count: Int
    let events: Int
    let start: Int
    let state: String?
    let isEvent: Bool

    func isBetter(than other: Way) -> Bool {
      (unexplained, count, -events) < (other.unexplained, other.count, -other.events)
    }
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
    let target = states.last ?? pages.target(of: word, from: state).map(naming.spelling)
    let comesBack = target == state && states.contains { $0 != state }
    let isRest = target.map { pages.events(of: word, from: state, to: $0).isEmpty } ?? false
    let event = Event(target: target, states: states, count: comesBack || isRest ? 2 : 1)
    known[state, default: [:]][word] = event
    return event
  }

  /// The indices after the last calls of events, in a log that does not tell them apart; `nil` for a long one.
  mutating func ends(of calls: [CallName], _ states: [String?], from state: String?) -> [Int]? {
    guard let longest = pages.longestEvent, calls.count <= Self.mostCalls else { return nil }
    var ways: [[String?: Way]] = Array(repeating: [:], count: calls.count + 1)
    ways[0][state] = Way(unexplained: 0, count: 0, events: 0, start: 0, state: nil, isEvent: true)
    func add(_ way: Way, at index: Int, in state: String?) {
      if ways[index][state].map(way.isBetter) ?? true { ways[index][state] = way }
    }
    for index in calls.indices {
      for (state, way) in ways[index].sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
        add(
          Way(
            unexplained: way.unexplained + 1, count: way.count, events: way.events, start: index, state: state,
            isEvent: false),
          at: index + 1, in: states[index] ?? state)
        guard let state else { continue }
        for end in (index + 1)...min(calls.count, index + longest) {
          let event = event(Array(calls[index..<end]), from: state)
          guard let target = event.target, states[end - 1] ?? target == target else { continue }
          add(
            Way(
              unexplained: way.unexplained, count: way.count + event.count, events: way.events + 1, start: index,
              state: state, isEvent: true),
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
