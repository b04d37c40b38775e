import LifecycleModel

/// A known page that names states and events of logs.
package struct ReferencePage: Sendable {
  /// The page.
  package let lifecycle: Lifecycle
  private let graph: RunGraph
  private let reached: ReachedStates
  /// The callbacks of the page by their names in the logs.
  private var ids: [CallName: CallbackID] = [:]
  private let observed: Set<CallbackID>
  private let launchCallbacks: Set<CallbackID>
  private var beginnings: Set<CallbackID> = []
  /// The events of the page, and their rests after each state on the way.
  private var events: [Event] = []

  /// The states on the way of an event, and the number of calls before each.
  package struct Way: Hashable {
    /// The names of the states.
    package var path: [String]
    /// The numbers of calls.
    package var counts: [Int]
  }

  private struct Event {
    let macrostep: Macrostep
    let isWhole: Bool
    let blocks: [[Step]]
    /// The states on the way, and the number of blocks before each.
    let states: [(state: StateID, blocks: Int)]
    /// The number of calls before each state, also of callbacks that the logs do not have.
    let callCounts: [Int]
  }

  /// Takes a page; `called` has the delegates and callbacks of the logs.
  package init(_ lifecycle: Lifecycle, calledBy called: Lifecycle) {
    self.lifecycle = lifecycle
    graph = RunGraph(lifecycle)
    reached = ReachedStates(lifecycle)
    launchCallbacks = lifecycle.launchCallbacks(in: graph)
    let byName = Dictionary(grouping: lifecycle.livingCallbacks) { lifecycle[$0].name }
    for callback in called.callbacks {
      let delegate = called[callback.delegate]
      let id = byName[callback.name]?.first { lifecycle.delegate(of: $0).isSame(as: delegate, in: called.catalog) }
      ids[CallName(delegate.name, callback.name)] = id
    }
    observed = Set(ids.values)
    for leaf in graph.graph.leaves {
      for macrostep in graph.macrosteps(from: leaf) {
        let isWhole = !lifecycle[macrostep.first.transition].isContinuation
        var blocks: [[Step]] = []
        var callCounts: [Int] = []
        let states = graph.transitions(of: macrostep).map { edge in
          let steps = lifecycle[edge.transition].steps
          let groups = steps.groups.map { group in steps[group].filter { observed.contains($0.callback) } }
          blocks += groups.filter { !$0.isEmpty }
          callCounts.append((callCounts.last ?? 0) + steps.count)
          return (state: edge.target, blocks: blocks.count)
        }
        events.append(
          Event(macrostep: macrostep, isWhole: isWhole, blocks: blocks, states: states, callCounts: callCounts))
      }
    }
    for event in events where event.macrostep.source == graph.graph.initial {
      let first = event.blocks.firstIndex { !$0.allSatisfy { !$0.certainty.isAlways } } ?? event.blocks.count - 1
      beginnings.formUnion(event.blocks.prefix(first + 1).flatMap { $0 }.map(\.callback))
    }
  }

  /// The number of callbacks of the logs that the page has.
  package var callCount: Int { ids.count }

  /// The number of calls of the longest event.
  package var longestEvent: Int { events.lazy.map { $0.blocks.joined().count }.max() ?? 0 }

  /// The name of the state in which life cycles begin; `nil` for a page without states.
  package var initialState: String? { graph.graph.initial.map { lifecycle[$0].name } }

  /// Returns `true` for a callback of the page.
  package func has(_ call: CallName) -> Bool { ids[call] != nil }

  /// Returns `true` for a call that may be the first of a life cycle.
  package func begins(_ call: CallName) -> Bool { ids[call].map(beginnings.contains) ?? false }

  /// Returns `true` for a call that comes only when a process begins.
  package func launches(_ call: CallName) -> Bool { ids[call].map(launchCallbacks.contains) ?? false }

  /// The state that a call leads to; `nil` where the page has several.
  package func state(reachedBy call: CallName) -> String? {
    ids[call].flatMap(reached.state).map { lifecycle[$0].name }
  }

  /// The states that a call may lead to.
  package func states(reachedBy call: CallName) -> [String] {
    guard let id = ids[call] else { return [] }
    let hierarchy = StateHierarchy(lifecycle)
    let transitions = lifecycle.transitions.filter { $0.steps.contains { $0.callback == id } }
    return Set(transitions.compactMap { hierarchy.initialLeaf(of: $0.target) }).sorted().map { lifecycle[$0].name }
  }

  /// The states at the ends of events from a state whose calls these are.
  package func targets(of word: [CallName], from state: String) -> [String] {
    guard let word = callbacks(of: word) else { return [] }
    let key = NameKey(state)
    let fitting = events.filter { NameKey(lifecycle[$0.macrostep.source].name) == key && Self.accepts(word, $0.blocks) }
    return Set(fitting.map(\.macrostep.target)).sorted().map { lifecycle[$0].name }
  }

  /// The way of the events from a state whose calls these are; `nil` where they have several, or there is none.
  package func way(of word: [CallName], from state: String) -> Way? {
    guard let word = callbacks(of: word) else { return nil }
    let key = NameKey(state)
    let fitting = events.filter { NameKey(lifecycle[$0.macrostep.source].name) == key && Self.accepts(word, $0.blocks) }
    let ways = Set(fitting.flatMap { self.ways(of: word, on: $0) })
    return ways.count == 1 ? ways.first : nil
  }

  /// The ways of an event that has calls: where its states can be among them.
  private func ways(of word: [CallbackID], on event: Event) -> [Way] {
    var ends: [(blocks: Int, counts: [Int])] = [(0, [])]
    for (_, blocks) in event.states.dropLast() {
      ends = ends.flatMap { end -> [(blocks: Int, counts: [Int])] in
        let start = end.counts.reduce(0, +)
        return (start...word.count).filter { Self.accepts(Array(word[start..<$0]), event.blocks[end.blocks..<blocks]) }
          .map { (blocks, end.counts + [$0 - start]) }
      }
    }
    return ends.compactMap { end in
      let start = end.counts.reduce(0, +)
      guard Self.accepts(Array(word[start...]), event.blocks[end.blocks...]) else { return nil }
      return way(through: event.states.map(\.state), end.counts + [word.count - start])
    }
  }

  /// A way with the states that calls lead to, and the last one.
  private func way(through states: [StateID], _ counts: [Int]) -> Way {
    var way = Way(path: [], counts: [])
    for (state, count) in zip(states, counts) where count > 0 {
      way.path.append(lifecycle[state].name)
      way.counts.append(count)
    }
    if let last = states.last, !way.path.isEmpty { way.path[way.path.count - 1] = lifecycle[last].name }
    return way
  }

  /// The states before events to a state whose last calls these are.
  package func sources(of word: [CallName], to state: String) -> [String] {
    guard let word = callbacks(of: word) else { return [] }
    let key = NameKey(state)
    let fitting = events.filter { event in
      event.isWhole && NameKey(lifecycle[event.macrostep.target].name) == key
        && event.blocks.indices.contains { Self.accepts(word, event.blocks[$0...]) }
    }
    return Set(fitting.map(\.macrostep.source)).sorted().map { lifecycle[$0].name }
  }

  /// The names of events whose calls these are: those between two states, and others if the page does not have both.
  package func events(of word: [CallName], from source: String, to target: String) -> (same: [String], other: [String])
  {
    guard let word = callbacks(of: word) else { return ([], []) }
    let fitting = events.filter { $0.isWhole && Self.accepts(word, $0.blocks) }
      .filter { !graph.event(of: $0.macrostep).isEmpty }
    let keys = (NameKey(source), NameKey(target))
    let same = fitting.filter { event in
      (NameKey(lifecycle[event.macrostep.source].name), NameKey(lifecycle[event.macrostep.target].name)) == keys
    }
    // Between states of the page, it is another event.
    let names = Set(lifecycle.states.map { NameKey($0.name) })
    let others = names.contains(keys.0) && names.contains(keys.1) ? [] : fitting
    return (same.map { graph.event(of: $0.macrostep) }, others.map { graph.event(of: $0.macrostep) })
  }

  /// An event of the page, with some of its calls.
  package struct Match: Hashable, Sendable {
    /// The event.
    package let event: String
    /// The state before it.
    package let source: String
    /// The states on its way, and the numbers of the given calls before each.
    package let way: Way
    /// The number of its calls that always come and are not among the given ones.
    let missing: Int
    /// The number of all of its other calls, also of callbacks that the given calls do not have.
    let others: Int
  }

  /// The event that some calls are a part of, in this order: one of a name first, then the one with the fewest other calls, first
  /// of those that always come, then documented ones. It ends where the calls lead to, unless nothing else is called after that.
  package func event(with word: [CallName], named name: String = "", from state: String? = nil) -> Match? {
    guard !word.isEmpty, let calls = callbacks(of: word) else { return nil }
    let key = state.map { NameKey($0) }
    var best: (rank: (Int, Int, Int, Int), match: Match)?
    for event in events where key == nil || NameKey(lifecycle[event.macrostep.source].name) == key {
      guard let match = match(of: calls, on: event) else { continue }
      let isNamed = !name.isEmpty && NameKey(match.event) == NameKey(name)
      let status = lifecycle[event.macrostep.first.transition].provenance.status
      let isObserved = if case .observed = status { true } else { false }
      let rank = (isNamed ? 0 : 1, match.missing, match.others, isObserved ? 1 : 0)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, match) }
    }
    return best?.match
  }

  private func match(of calls: [CallbackID], on event: Event) -> Match? {
    var taken: Set<[Int]> = []
    var block = 0
    var blocks: [Int] = []
    for call in calls {
      let places = event.blocks.indices[block...].lazy.flatMap { index in
        event.blocks[index].indices.map { [index, $0] }
      }
      let place = places.first { event.blocks[$0[0]][$0[1]].callback == call && !taken.contains($0) }
      guard let place else { return nil }
      taken.insert(place)
      block = place[0]
      blocks.append(block)
    }
    func missing(in range: Range<Int>) -> Int {
      range.reduce(0) { count, index in
        count
          + event.blocks[index].indices.count { step in
            !taken.contains([index, step]) && event.blocks[index][step].certainty.isAlways
          }
      }
    }
    // The states up to the one that the last call leads to, and those after it to which nothing else leads.
    let reached = event.states.firstIndex { $0.blocks > block } ?? event.states.count - 1
    let end = event.states.indices.last {
      $0 <= reached || missing(in: event.states[reached].blocks..<event.states[$0].blocks) == 0
    }
    let states = event.states.prefix((end ?? reached) + 1)
    let counts = states.map { state in blocks.count { $0 < state.blocks } }
    return Match(
      event: graph.event(of: event.macrostep), source: lifecycle[event.macrostep.source].name,
      way: Way(
        path: states.map { lifecycle[$0.state].name }, counts: zip(counts, [0] + counts).map { $0 - $1 }),
      missing: missing(in: 0..<(states.last?.blocks ?? 0)),
      others: (states.isEmpty ? 0 : event.callCounts[states.count - 1]) - calls.count)
  }

  private func callbacks(of word: [CallName]) -> [CallbackID]? {
    let found = word.compactMap { ids[$0] }
    return found.count == word.count ? found : nil
  }

  /// Returns `true` if calls may be those of blocks: each comes at most once, all that are sure do.
  private static func accepts(_ word: [CallbackID], _ blocks: some Collection<[Step]>) -> Bool {
    // The numbers of calls after which the next block may begin.
    var ends: Set<Int> = [0]
    for block in blocks {
      var next: Set<Int> = []
      for start in ends {
        var rest = block
        var end = start
        while true {
          if rest.allSatisfy({ !$0.certainty.isAlways }) { next.insert(end) }
          guard end < word.count, let met = rest.firstIndex(where: { $0.callback == word[end] }) else { break }
          rest.remove(at: met)
          end += 1
        }
      }
      ends = next
    }
    return ends.contains(word.count)
  }
}

extension Delegate {
  /// Returns `true` for a delegate of the same name, or one that has a type in common.
  fileprivate func isSame(as other: Delegate, in catalog: APICatalog) -> Bool {
    if name == other.name { return true }
    return !Set(types.flatMap(catalog.ancestry)).isDisjoint(with: other.types.flatMap(catalog.ancestry))
  }
}
