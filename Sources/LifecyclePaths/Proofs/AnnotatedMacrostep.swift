import LifecycleModel

/// The calls of a macrostep, each with its observation by a property.
struct AnnotatedMacrostep: Sendable {
  /// One call.
  struct Note: Hashable, Sendable {
    let call: Run.Call
    /// The observation of the call; `nil` for none.
    let observation: ObservationTrace.Observation?
  }

  /// One part of the macrostep.
  enum Part: Sendable {
    /// Calls in any order, or one call; a list for each different observation, in page order.
    case calls([[Note]], inPlace: Bool)
    /// A leaf is reached.
    case arrival(Label, StateID, isAlive: Bool, inPlace: Bool)
  }

  /// The parts in order, an arrival at the end of each transition.
  let parts: [Part]

  /// The number of lists of calls in a part.
  func voices(of part: Int) -> Int {
    guard parts.indices.contains(part), case .calls(let voices, _) = parts[part] else { return 0 }
    return voices.count
  }
}
