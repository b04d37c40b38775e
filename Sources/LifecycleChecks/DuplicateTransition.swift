import Diagnostics
import LifecycleModel

/// Two transitions leave a state with the same event and guard.
enum DuplicateTransition: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "duplicate-transition",
    severity: .error,
    headline: "Two transitions have the same source, event and guard",
    explanation: """
      The next state must be unambiguous, so two transitions with the same source, event and guard are an error. A segment
      that longer chains have in common is not an error, nor are transitions of versions that do not overlap. Without an event,
      only two transitions between the same states are duplicates.

      Use a different event name for one of them, or add a guard in brackets.
      """,
    example: ExamplePage.player.replacing("Stop:", with: "Play: Idle → Idle\n- Stop:"),
    fixedExample: ExamplePage.player.replacing("Stop:", with: "Play: Idle → Idle [nothing to play]\n- Stop:")
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    let lifecycle = subject.lifecycle
    // Of those that are alike in all that counts, the first: a long path of two states has thousands.
    var earlierByTrigger: [Trigger: [(segment: Segment, id: TransitionID)]] = [:]
    var known: [Trigger: Set<Segment>] = [:]
    var diagnostics: [Diagnostic] = []
    var met = ElementSet<State>()
    let shared = ElementSet(lifecycle.transitions.map(\.source).filter { !met.insert($0) })
    for id in lifecycle.transitionIDs where shared.contains(lifecycle[id].source) {
      let trigger = Trigger(lifecycle[id])
      var segment = Segment(id, of: lifecycle)
      // That the calls of two segments differ may be because one of them was not read.
      if !subject.sourceMap.unread.calls.isEmpty { segment.calls = [] }
      let earlier = earlierByTrigger[trigger, default: []].first { $0.segment.contradicts(segment) }?.id
      if known[trigger, default: []].insert(segment).inserted {
        earlierByTrigger[trigger, default: []].append((segment, id))
      }
      guard let earlier else { continue }
      let transition = lifecycle[id]
      let reason = transition.event.isEmpty ? "" : " on '\(transition.event)'"
      let guards = [lifecycle[earlier], transition].compactMap { $0.guard?.text }
      let isReworded = guards.count == 2 && guards[0] != guards[1]
      diagnostics.append(
        Diagnostic(
          descriptor, "Transition from '\(lifecycle[transition.source].name)'\(reason) is defined twice",
          at: subject.sourceMap[id].range,
          notes: [Diagnostic.Note("The first definition is here", range: subject.sourceMap[earlier].range)],
          help: isReworded
            ? "'[\(guards[1])]' is the same guard as '[\(guards[0])]'. Use a different one, or another event name"
            : "Use a different event name, or add a guard in brackets"))
    }
    return diagnostics
  }

  /// What decides whether two transitions with the same trigger contradict each other.
  private struct Segment: Hashable {
    let target: StateID
    let isWithoutEvent: Bool
    var calls: [CallbackID?]
    let isInChain: Bool
    let availability: Availability

    init(_ id: TransitionID, of lifecycle: Lifecycle) {
      let transition = lifecycle[id]
      let next = TransitionID(id.index + 1)
      target = transition.target
      isWithoutEvent = transition.event.isEmpty
      calls = transition.steps.map(\.callback)
      isInChain =
        transition.isContinuation
        || next.index < lifecycle.transitions.count && lifecycle[next].isContinuation
      availability = transition.availability
    }

    func contradicts(_ other: Segment) -> Bool {
      guard availability.overlaps(other.availability) else { return false }
      if isWithoutEvent { return target == other.target }
      return !(target == other.target && calls == other.calls && (isInChain || other.isInChain))
    }
  }

  /// The source, event and guard that two transitions must not share.
  private struct Trigger: Hashable {
    let source: StateID
    let event: NameKey
    let `guard`: NameKey?

    init(_ transition: Transition) {
      source = transition.source
      event = NameKey(transition.event)
      `guard` = transition.guard?.key
    }
  }
}
