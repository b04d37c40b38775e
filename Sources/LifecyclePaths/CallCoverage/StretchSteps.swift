import LifecycleModel

/// The effect of the ways of a call automaton on a run that has come some way along a stretch.
///
/// A run has come to a state: all matches that it may be in, at a point of a transition. The states are numbered as they occur, and
/// what follows them is remembered.
struct StretchSteps: Sendable {
  /// A change of places of the automaton.
  struct Change: Sendable {
    /// The place before it.
    let source: Int
    /// The place after it.
    let target: Int
    /// The transitions on it, in order.
    let transitions: [TransitionID]
    /// `false` if the first of them may go on.
    let isOver: Bool
    /// The call of the first transition that comes: one of these.
    let calls: [Run.Call]
  }

  private enum State: Hashable {
    /// Matches, none if none of it has come, and the transition that is being taken.
    case matches(Set<Stretch.Match>, Taken?)
    /// The run has it.
    case seen
    /// There were too many matches: the run may have it.
    case lost
    /// The run is of another mode.
    case never
  }

  /// A transition that is being taken.
  private struct Taken: Hashable {
    let transition: TransitionID
    /// The block of its calls that is open.
    var block = 0
    /// The steps of the block that have come.
    var came: [Int] = []
  }

  /// The number of the state in which none of the stretch has come.
  static let none = 0
  /// The number of the state in which all of it has come.
  static let seen = 1
  /// The number of the state in which all of it may have come.
  static let lost = 2
  /// The number of the state of a run of another mode.
  static let never = 3
  /// The work that one step may take.
  private static let budget = 200_000
  /// The number of states that are told apart.
  private static let capacity = 20_000

  let stretch: Stretch
  private let lifecycle: Lifecycle
  private let leaves: [StateID?]
  private var states: [State] = [.matches([], nil), .seen, .lost, .never]
  private var numbers: [State: Int] = [:]
  private var known: [Int: [Int]] = [:]
  private var matcher: CallMatcher?

  /// Prepares to follow a stretch of a page.
  init(_ stretch: Stretch, of lifecycle: Lifecycle, targets leaves: [StateID?]) {
    self.stretch = stretch
    self.lifecycle = lifecycle
    self.leaves = leaves
    matcher = stretch.matcher
  }

  /// The state of a run of a mode that begins to be followed, maybe in a leaf where it waits for the next event.
  mutating func beginning(in leaf: StateID?, _ mode: AppMode?) -> Int {
    if stretch.mode?.contradicts(mode) == true { return Self.never }
    return leaf.map { number(of: .matches(stretch.beginnings[$0.index], nil)) } ?? Self.none
  }

  /// The states, one or several, to which a change leads from one; changes have numbers.
  mutating func states(after change: Change, numbered number: Int, from state: Int) -> [Int] {
    if state != Self.none, state <= Self.never { return [state] }
    let key = number << 32 | state
    if let known = known[key] { return known }
    var found: Set<State> = [states[state]]
    for (index, transition) in change.transitions.enumerated() {
      let calls = index == 0 ? change.calls : []
      found = Set(found.flatMap { after(transition, calls, isOver: index > 0 || change.isOver, from: $0) })
    }
    let numbers = Set(found.map { self.number(of: $0) }).sorted()
    known[key] = numbers
    return numbers
  }

  private mutating func number(of state: State) -> Int {
    switch state {
    case .seen: return Self.seen
    case .lost: return Self.lost
    case .never: return Self.never
    case .matches(let matches, _):
      if matches.isEmpty { return Self.none }
      if let number = numbers[state] { return number }
      guard states.count < Self.capacity else { return Self.lost }
      numbers[state] = states.count
      states.append(state)
      return states.count - 1
    }
  }

  // MARK: - Transitions

  private mutating func after(
    _ transition: TransitionID, _ calls: [Run.Call], isOver: Bool, from state: State
  ) -> [State] {
    guard case .matches(var matches, var taken) = state else { return [state] }
    if taken?.transition != transition {
      matches = matches.filter { stretch.layers[$0.layer].contains(transition) }
      if stretch.matcher == nil, matches.contains(where: { $0.layer + 1 == stretch.layers.count }) { return [.seen] }
      taken = Taken(transition: transition)
    }
    guard var taken, !matches.isEmpty || isOver else { return [.matches([], nil)] }
    var alternatives = [matches]
    if let call = calls.first(where: { !taken.came.contains($0.step) }), let matcher, !matches.isEmpty {
      let blocks = matcher.graph.calls[transition.index].blocks
      let block = blocks.firstIndex { $0.steps.contains(call.step) } ?? taken.block
      guard let closed = closed(matches, &taken, before: block) else { return [.lost] }
      alternatives = closed
      taken.came = (taken.came + [call.step]).sorted()
    }
    guard isOver else { return alternatives.map { .matches($0, taken) } }
    return alternatives.flatMap { over($0, taken) }
  }

  /// The states after a transition is over.
  private mutating func over(_ matches: Set<Stretch.Match>, _ taken: Taken) -> [State] {
    let beginnings = leaves[taken.transition.index].map { stretch.beginnings[$0.index] } ?? []
    guard var matcher, !matches.isEmpty else {
      return [.matches(beginnings.union(matches.map { Stretch.Match(layer: $0.layer + 1, state: $0.state) }), nil)]
    }
    var taken = taken
    let blocks = matcher.graph.calls[taken.transition.index].blocks
    guard let alternatives = closed(matches, &taken, before: blocks.count) else { return [.lost] }
    return alternatives.map { matches in
      var after = beginnings
      matcher.budget = Budget(Self.budget)
      for (layer, states) in Self.byLayer(matches) {
        guard let edge = matcher.path.transitions[layer].first(where: { $0.edge.transition == taken.transition }) else {
          continue
        }
        let stop = matcher.path.stops[layer + 1][edge.target]
        let arrived = matcher.arriving(states, at: stop).pruned(matcher.list).found
        guard !matcher.budget.isSpent else { return .lost }
        if layer + 1 < stretch.layers.count {
          after.formUnion(arrived.map { Stretch.Match(layer: layer + 1, state: $0.state) })
        } else if arrived.contains(where: { matcher.missingItem(after: $0.state) == nil }) {
          return .seen
        }
      }
      return .matches(after, nil)
    }
  }

  /// The matches after the blocks of a transition before one; several, if a deferred call may come later. `nil` if there are too
  /// many.
  private mutating func closed(
    _ matches: Set<Stretch.Match>, _ taken: inout Taken, before end: Int
  ) -> [Set<Stretch.Match>]? {
    var alternatives = [matches]
    while taken.block < end {
      guard let closed = closed(alternatives, taken) else { return nil }
      alternatives = closed
      taken = Taken(transition: taken.transition, block: taken.block + 1)
    }
    return alternatives
  }

  private mutating func closed(_ alternatives: [Set<Stretch.Match>], _ taken: Taken) -> [Set<Stretch.Match>]? {
    guard let list = matcher?.list, let block = matcher?.graph.calls[taken.transition.index].blocks[taken.block] else {
      return alternatives
    }
    let steps = lifecycle[taken.transition].steps
    let came = taken.came.map { steps[$0] }
    // A deferred call that has not come may come later, where the list has it: or not at all.
    let open = block.steps.filter { !taken.came.contains($0) && steps[$0].certainty.isDeferred }
      .map { steps[$0].callback }.filter { list.demand(for: $0) > 0 }
    let calls = CallTally(came.filter { !$0.certainty.isDeferred }.map { ($0.callback, $0.certainty.mayBeMissing) })
    let deferred = came.filter(\.certainty.isDeferred).map(\.callback)
    return [deferred, deferred + open].prefix(open.isEmpty ? 1 : 2).reduce([]) { found, deferred in
      guard !calls.isEmpty || !deferred.isEmpty else { return found.map { $0 + alternatives } }
      let shown = TransitionCalls.Block(calls: calls, deferred: deferred, steps: block.steps)
      var all = found
      for matches in alternatives {
        guard let next = self.matches(after: shown, of: taken, from: matches) else { return nil }
        all?.append(next)
      }
      return all
    }
  }

  private mutating func matches(
    after block: TransitionCalls.Block, of taken: Taken, from matches: Set<Stretch.Match>
  ) -> Set<Stretch.Match>? {
    var found: Set<Stretch.Match> = []
    matcher?.budget = Budget(Self.budget)
    for (layer, states) in Self.byLayer(matches) {
      guard let path = matcher?.path,
        let edge = path.transitions[layer].first(where: { $0.edge.transition == taken.transition })
      else { continue }
      let moment = CallMoment(
        layer: layer, transition: edge, block: taken.block, endsChain: path.stops[layer + 1][edge.target].next == nil)
      let next = matcher?.following(block, at: moment, from: states).found ?? []
      found.formUnion(next.map { Stretch.Match(layer: layer, state: $0.state) })
    }
    return matcher?.budget.isSpent == true ? nil : found
  }

  private static func byLayer(_ matches: Set<Stretch.Match>) -> [(layer: Int, states: MatchStates)] {
    Dictionary(grouping: matches, by: \.layer).sorted { $0.key < $1.key }.map { layer, matches in
      var states = MatchStates()
      for match in matches { states.insert(match.state, trail: nil) }
      return (layer, states)
    }
  }
}
