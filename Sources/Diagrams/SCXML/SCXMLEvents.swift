import Emission
import LifecycleModel
import OrderedCollections

/// The names of a life cycle's events and guards in SCXML, which allows no spaces in them.
struct SCXMLEvents {
  private let lifecycle: Lifecycle
  private let states: Identifiers
  private let eventNames: OrderedDictionary<NameKey, String>
  private let guardNames: OrderedDictionary<NameKey, String>

  /// Names the events and guards of a life cycle.
  init(_ lifecycle: Lifecycle, states: Identifiers) {
    self.lifecycle = lifecycle
    self.states = states
    let events = lifecycle.transitions.map(\.event).filter { !$0.isEmpty }
    eventNames = Self.names(of: events.map { (NameKey($0), $0) }, prefix: "event")
    guardNames = Self.names(of: lifecycle.transitions.compactMap(\.guard).map { ($0.key, $0.text) }, prefix: "guard")
  }

  /// The event of a transition.
  ///
  /// - `event_launch` for "Launch" on the page,
  /// - `go_to_s_background` where the page names no event: without one, SCXML would take it at once and might never be stable,
  /// - `continue.event_launch.2` for the page's second transition where it continues a chain: the segment before raises it.
  func event(of id: TransitionID) -> String {
    let transition = lifecycle[id]
    let name = eventNames[NameKey(transition.event)] ?? "go_to_\(states[transition.target])"
    return goesOn(id) ? "continue.\(name).\(id.index + 1)" : name
  }

  /// The event that a transition raises to continue its chain; `nil` at the end of a chain.
  func continuation(of id: TransitionID) -> String? {
    let next = TransitionID(id.index + 1)
    guard lifecycle.transitions.indices.contains(next.index), goesOn(next) else { return nil }
    return event(of: next)
  }

  /// The variable of a guard; `nil` for a transition without one.
  func condition(of transition: Transition) -> String? {
    transition.guard.flatMap { guardNames[$0.key] }
  }

  /// The guards in page order, each once: the variable, and the page's text.
  var guards: [(variable: String, text: String)] {
    var seen: Set<NameKey> = []
    return lifecycle.transitions.compactMap(\.guard).filter { seen.insert($0.key).inserted }
      .map { (guardNames[$0.key] ?? "", $0.text) }
  }

  private func goesOn(_ id: TransitionID) -> Bool {
    id.index > 0 && lifecycle[id].isContinuation
      && lifecycle[TransitionID(id.index - 1)].target == lifecycle[id].source
  }

  private static func names(of texts: [(NameKey, String)], prefix: String) -> OrderedDictionary<NameKey, String> {
    let unique = OrderedDictionary(texts) { first, _ in first }
    let identifiers = Identifiers(Array(unique.values), prefix: prefix)
    return OrderedDictionary(
      uniqueKeysWithValues: unique.keys.enumerated().map { ($1, identifiers[ElementID<String>($0)]) })
  }
}
