import LifecycleModel
import LifecyclePaths

/// Cuts the calls of a life cycle into events.
///
/// Between two events there is some time, or a blank line or a comment. Where a log has neither, known pages tell which calls are
/// an event; else one ends with each call that names a state, or where none does, with each call. What comes before the first
/// state is named is one event.
struct EventCutter: Sendable {
  /// The state of a life cycle that has begun, where no call names one.
  static let running = "Running"

  /// The names of states.
  let naming: StateNaming
  /// The known pages.
  let pages: ReferencePages
  /// The shortest time between two events, in microseconds.
  let rest: Int64
  private var known: KnownEvents

  /// Prepares to cut with the names of states.
  init(naming: StateNaming, pages: ReferencePages, rest: Int64) {
    self.naming = naming
    self.pages = pages
    self.rest = rest
    known = KnownEvents(naming: naming, pages: pages)
  }

  /// The events of a life cycle in order.
  mutating func events(of life: MinedLife) -> [MinedEvent] {
    guard !life.calls.isEmpty else { return [] }
    let states = life.calls.map(naming.state)
    let lastNamed = states.lastIndex { $0 != nil }
    var events: [MinedEvent] = []
    var state = life.isWhole ? naming.initial : nil
    var start = 0
    for end in ends(of: life, states) {
      let calls = life.calls[start..<end]
      var names = Array(states[start..<end])
      let known = state.map { self.known.event(calls.map(\.name), from: $0) }
      if let known, zip(names, known.states).allSatisfy({ $0 == nil || $0 == $1 }), !known.states.isEmpty {
        names = known.states
      }
      var target = names[names.count - 1] ?? known?.target
      let isOpen = target == nil
      let isNamed = !isOpen || names.contains { $0 != nil }
      if !isNamed, let state, state != naming.initial { target = state }
      // The life cycle begins with what comes before its first state.
      if !isNamed, target == nil, let lastNamed, lastNamed >= end { continue }
      var event = event(from: state, calls, names, to: target, after: start > 0 ? life.calls[start - 1] : nil)
      event.isOpen = isOpen
      events += event.parts
      state = event.target
      start = end
    }
    if !events.isEmpty { events[events.count - 1].isLast = true }
    return events
  }

  /// The indices after the last calls of events.
  private mutating func ends(of life: MinedLife, _ states: [String?]) -> [Int] {
    let calls = life.calls
    let isUncut = calls.allSatisfy { $0.time == nil && $0.section == nil }
    if isUncut,
      let ends = known.ends(of: calls.map(\.name), states, from: life.isWhole ? naming.initial : nil)
    {
      return ends
    }
    let isNameless = states.allSatisfy { $0 == nil }
    return calls.indices.dropFirst().filter { index in
      isUncut
        ? states[index - 1] != nil || isNameless : calls[index].isApart(from: calls[index - 1], by: rest)
    } + [calls.count]
  }

  private func event(
    from source: String?, _ calls: ArraySlice<MinedCall>, _ states: [String?], to target: String?,
    after earlier: MinedCall?
  ) -> MinedEvent {
    var path: [String] = []
    var segments: [[CallName]] = []
    var open: [CallName] = []
    func lead(to state: String) {
      if path.last == state {
        segments[segments.count - 1] += open
      } else {
        path.append(state)
        segments.append(open)
      }
      open = []
    }
    for (call, state) in zip(calls, states) {
      open.append(call.name)
      if let state { lead(to: state) }
    }
    if !open.isEmpty { lead(to: target ?? path.last ?? Self.running) }
    let befores = [earlier] + calls.dropLast().map(Optional.some)
    let commented = zip(befores, calls).first { $0?.section != $1.section && $1.comment != nil }?.1.comment
    let places = calls.map(\.place)
    return MinedEvent(
      from: source, path, EventWord(segments: segments), comment: commented, first: places[0],
      last: places[places.count - 1])
  }
}
