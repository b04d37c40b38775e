/// The states that the automaton of each rule may have, at each place where a life cycle may be.
struct RuleTable: Sendable {
  /// The number of rules.
  private let width: Int
  private var isPossible: [Bool]
  // The states of each rule at the first place, then at the next; none where the life cycle cannot be.
  private var states: [RuleStates]

  /// A life cycle that can be nowhere.
  init(for graph: RuleGraph) {
    width = graph.rules.count
    isPossible = Array(repeating: false, count: graph.placeCount)
    states = Array(repeating: .none, count: graph.placeCount * width)
  }

  /// A life cycle at some places; of some rules, by their bits, it has no state.
  init(_ places: RulePlaces, without rules: UInt64 = 0, for graph: RuleGraph) {
    self.init(for: graph)
    add(places, without: rules)
  }

  /// A life cycle that may be anywhere, with the same states at each place.
  init(anywhere states: [RuleStates], for graph: RuleGraph) {
    self.init(for: graph)
    for place in isPossible.indices { add(states[...], at: place) }
  }

  /// `true` if it can be nowhere.
  var isEmpty: Bool { !isPossible.contains(true) }

  /// The same, as it is kept.
  var places: RulePlaces {
    var places = RulePlaces()
    for place in isPossible.indices where isPossible[place] {
      places.places.append(Int32(place))
      places.states += states[row(place)]
    }
    return places
  }

  /// The states of each rule at any place.
  var known: [RuleStates] {
    (0..<width).map { rule in
      stride(from: rule, to: states.count, by: width).reduce(.none) { $0.union(states[$1]) }
    }
  }

  /// The bits of the rules that have no state at any place.
  var broken: UInt64 {
    guard !isEmpty else { return 0 }
    return known.enumerated().reduce(0) { $1.element.isEmpty ? $0 | 1 << UInt64($1.offset) : $0 }
  }

  private func row(_ place: Int) -> Range<Int> { place * width..<(place + 1) * width }

  // MARK: - Changes

  /// Adds a life cycle at some places; of some rules, by their bits, it has no state.
  mutating func add(_ places: RulePlaces, without rules: UInt64 = 0) {
    for (index, place) in places.places.enumerated() {
      var states = places.states[index * width..<(index + 1) * width]
      for rule in 0..<width where rules & 1 << UInt64(rule) != 0 { states[states.startIndex + rule] = .none }
      add(states, at: Int(place))
    }
  }

  private mutating func add(_ more: ArraySlice<RuleStates>, at place: Int) {
    isPossible[place] = true
    for (index, added) in zip(row(place), more) { states[index] = states[index].union(added) }
  }

  /// Changes the states of each rule at each place.
  mutating func apply(_ changes: [RuleChange]) {
    changeStates { changes[$0]($1) }
  }

  /// Replaces the states of each rule at each place.
  mutating func changeStates(_ change: (_ rule: Int, RuleStates) -> RuleStates) {
    for place in isPossible.indices where isPossible[place] {
      for (rule, index) in row(place).enumerated() { states[index] = change(rule, states[index]) }
    }
  }

  /// The life cycle after one of some ways.
  func along(_ edges: [RuleGraph.Edge], for graph: RuleGraph) -> RuleTable {
    var after = RuleTable(for: graph)
    for edge in edges where isPossible[edge.source] { after.add(edge, from: self) }
    return after
  }

  /// Adds the places that are reached by some ways, any number of them.
  mutating func close(under edges: [RuleGraph.Edge]) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for edge in edges where isPossible[edge.source] {
        isGrowing = add(edge) || isGrowing
      }
    }
  }

  /// Adds what a way leads to, from its own places or from those before it; `true` if that is new.
  @discardableResult
  private mutating func add(_ edge: RuleGraph.Edge, from before: RuleTable? = nil) -> Bool {
    var isNew = !isPossible[edge.target]
    isPossible[edge.target] = true
    let (source, target) = (edge.source * width, edge.target * width)
    for rule in 0..<width {
      // Not as one array, which would be copied when it changes.
      let old = if let before { before.states[source + rule] } else { states[source + rule] }
      let all = states[target + rule].union(edge.changes[rule](old))
      isNew = isNew || all != states[target + rule]
      states[target + rule] = all
    }
    return isNew
  }
}
