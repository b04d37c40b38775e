import LifecycleModel

/// A macrostep call by call: what a law hears of it, and what it does not.
struct AnnotatedMacrostep: Sendable {
  /// One call.
  struct Note: Hashable, Sendable {
    let call: Run.Call
    /// What the law hears; `nil` for nothing.
    let observation: ObservationTrace.Observation?
  }

  /// One part of the macrostep.
  enum Part: Sendable {
    /// Calls in any order, or one call; those that sound alike together, each list in the page's order.
    case calls([[Note]], inPlace: Bool)
    /// A leaf is reached.
    case arrival(Label, StateID, isAlive: Bool, inPlace: Bool)
  }

  /// The parts in order, an arrival at the end of each hop.
  let parts: [Part]

  /// How many lists of calls a part has.
  func voices(of part: Int) -> Int {
    guard parts.indices.contains(part), case .calls(let voices, _) = parts[part] else { return 0 }
    return voices.count
  }
}
