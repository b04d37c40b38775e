import LifecycleModel
import LifecyclePaths

/// The coverage of a page, as the states view shows it.
package struct PageCoverage: Hashable, Sendable {
  /// The verdict on an element, with its counts.
  package enum Mark: Hashable, Sendable {
    /// For certain, so many times.
    case sure(Int)
    /// It or another for certain, it so many times at most.
    case oneOf(Int)
    /// Perhaps, so many times at most.
    case possible(Int)
    /// Not at all.
    case none
    /// It cannot be known.
    case unobservable
  }

  private let transitions: [TransitionID: Mark]
  private let states: [StateID: Mark]
  private let unexpectedCalls: [StateID: Int]

  /// Takes the marks of transitions and states, those without one are not covered; and the number of calls that came in a state where
  /// the page does not allow them.
  package init(transitions: [TransitionID: Mark], states: [StateID: Mark], unexpectedCalls: [StateID: Int] = [:]) {
    self.transitions = transitions
    self.states = states
    self.unexpectedCalls = unexpectedCalls
  }

  /// The number of calls that came in a state where the page does not allow them; `nil` for none.
  func unexpectedCalls(in state: StateID) -> Int? { unexpectedCalls[state] }

  /// `true` if there are calls that the page does not allow.
  var hasUnexpectedCalls: Bool { !unexpectedCalls.isEmpty }

  func mark(of state: StateID) -> Mark { states[state] ?? .none }

  /// The mark of some transitions of which any may be taken: of those that are covered best, the one that is most often.
  func mark(of transitions: [TransitionID]) -> Mark {
    transitions.map { self.transitions[$0] ?? .none }.max { $0.rank < $1.rank } ?? .none
  }

  /// Returns `true` if some of the transitions is covered, or may be.
  func covers(_ transitions: [TransitionID]) -> Bool { mark(of: transitions).isCovered }

  /// The kinds of marks in the picture of a page, best first.
  func kinds(in lifecycle: Lifecycle) -> [Mark] {
    let all = lifecycle.transitionIDs.map { mark(of: [$0]) } + lifecycle.stateIDs.map(mark(of:))
    let kinds = Set(all.map { $0.rank.kind })
    return [.sure(2), .oneOf(2), .possible(2), .none, .unobservable].filter { kinds.contains($0.rank.kind) }
  }
}

extension PageCoverage.Mark {
  /// Compares marks: by kind, then by number.
  fileprivate var rank: (kind: Int, count: Int) {
    switch self {
    case .sure(let count): (4, count)
    case .oneOf(let count): (3, count)
    case .possible(let count): (2, count)
    case .none: (1, 0)
    case .unobservable: (0, 0)
    }
  }

  /// `true` for what is covered, or may be.
  var isCovered: Bool { rank.kind >= 2 }

  /// `3×`, `∨ ≤ 3×`, `≤ 3×`, `0×`, `?`.
  var text: String {
    switch self {
    case .sure(let count): "\(count)×"
    case .oneOf(let count): "∨\u{A0}≤\u{A0}\(count)×"
    case .possible(let count): "≤\u{A0}\(count)×"
    case .none: "0×"
    case .unobservable: "?"
    }
  }

  /// The key of its explanation in the vocabulary.
  var key: String {
    switch self {
    case .sure: "coverage.sure"
    case .oneOf: "coverage.one-of"
    case .possible: "coverage.possible"
    case .none: "coverage.none"
    case .unobservable: "coverage.unobservable"
    }
  }
}

extension Lifecycle {
  /// The life cycle with only the transitions of one event, by the rules for comparing names.
  ///
  /// It keeps the states that they touch and the surroundings of these. `nil` where no transition has the event.
  package func limited(toEvent event: String) -> Lifecycle? {
    let transitions = transitionIDs.filter { NameKey(self[$0].event) == NameKey(event) }
    guard !transitions.isEmpty else { return nil }
    return part(with: surroundings(of: transitions.flatMap { [self[$0].source, self[$0].target] }), transitions)
  }

  /// The events that transitions name, in page order, each once.
  package var events: [String] {
    var met: Set<NameKey> = []
    return transitions.map(\.event).filter { !$0.isEmpty && met.insert(NameKey($0)).inserted }
  }

  /// The most events of a page that are drawn each in a picture of its own.
  ///
  /// A page by hand has some dozens. One that a program wrote may have thousands, and each picture takes a process of Graphviz.
  package static let mostDrawnEvents = 256

  /// The events that a page's pictures are about: all but those after the first 256.
  package var drawnEvents: ArraySlice<String> { events.prefix(Self.mostDrawnEvents) }
}

/// The path of a run on the states view: events of scenes in the order in which they happened.
package struct RunPath: Hashable, Sendable {
  /// One event of one scene, with all of its segments.
  package struct Event: Hashable, Sendable {
    /// The scene that the event happens to, from 0.
    package var scene: Int
    /// Its transitions from leaf to leaf, in order; never empty.
    package var transitions: [StateGraph.Edge]
  }

  /// The leaf in which each scene begins, the first scene's first.
  package var start: [StateID]
  /// The events in order; a picture numbers them from 1.
  package var events: [Event]
  /// The leaf in which each scene is at the end.
  package var end: [StateID]
  /// A remark in the page's language, such as the call that violates a rule; `nil` for none.
  package var note: String?
}

extension RunPath {
  /// Creates the path of a run.
  package init(_ run: Run, in graph: RunGraph, note: String? = nil) {
    let events = run.events.map { Event(scene: $0.scene, transitions: graph.transitions(of: $0.macrostep)) }
    self.init(start: run.start.leaves, events: events, end: run.end.leaves, note: note)
  }
}
