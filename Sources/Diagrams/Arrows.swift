import LifecycleModel
import OrderedCollections

/// One arrow of a state diagram: the hops between two states that mean the same, whatever event they belong to.
package struct Arrow: Hashable, Sendable {
  /// Where it starts.
  package let source: StateID
  /// Where it ends.
  package let target: StateID
  /// The condition of all its hops.
  package let `guard`: Guard?
  /// The calls of all its hops, in order; attributes and notes are the first hop's.
  package let steps: [Step]
  /// The versions in which all its hops exist.
  package let availability: Availability
  /// The events of its hops in page order, each once; empty for an arrow without an event.
  package fileprivate(set) var events: [String]
  /// Its hops in page order; never empty.
  package fileprivate(set) var transitions: [TransitionID]

  /// The events as a reader sees them: `Launch, Return`; empty for none.
  package var eventText: String { events.joined(separator: ", ") }
}

extension Lifecycle {
  /// The arrows of the state diagram, in page order of their first hops.
  ///
  /// Hops are one arrow when states, guard, versions and calls (who, how certain, in which any-order group) are the same.
  /// A hop without an event is never joined with one that has one: the arrow's label would hide it.
  package var arrows: [Arrow] { arrows { _ in 0 } }

  /// The arrows, of which those of different groups are never joined.
  func arrows(group: (TransitionID) -> Int) -> [Arrow] {
    var arrows: OrderedDictionary<ArrowMeaning, Arrow> = [:]
    for id in transitionIDs {
      let transition = self[id]
      let fresh = Arrow(
        source: transition.source, target: transition.target, guard: transition.guard, steps: transition.steps,
        availability: transition.availability,
        events: [], transitions: [])
      let meaning = ArrowMeaning(transition, group: group(id))
      var arrow = arrows[meaning] ?? fresh
      let isNew = !arrow.events.contains { NameKey($0) == NameKey(transition.event) }
      if isNew, !transition.event.isEmpty { arrow.events.append(transition.event) }
      arrow.transitions.append(id)
      arrows[meaning] = arrow
    }
    return Array(arrows.values)
  }
}

extension Lifecycle {
  /// Whether a drawing without a layout of our own should run from left to right.
  ///
  /// Labels are wider than high: three arrows between two states stand better above than beside each other, while few
  /// arrows make a slim drawing from top to bottom.
  package var readsBetterSideways: Bool {
    let pairs = arrows.filter { $0.source != $0.target }.map { [$0.source, $0.target].sorted() }
    return Dictionary(grouping: pairs) { $0 }.values.contains { $0.count > 2 }
  }
}

/// What two hops have in common that are drawn as one arrow.
private struct ArrowMeaning: Hashable {
  /// What a picture shows of a call.
  struct Call: Hashable {
    let callback: CallbackID
    let certainty: Certainty
    let availability: Availability
    let unordered: Int?
  }

  let source: StateID
  let target: StateID
  let guardKey: NameKey?
  let calls: [Call]
  let availability: Availability
  let isSilent: Bool
  let group: Int

  init(_ transition: Transition, group: Int) {
    self.group = group
    source = transition.source
    target = transition.target
    guardKey = transition.guard.map { NameKey($0.text) }
    calls = transition.steps.map {
      Call(
        callback: $0.callback, certainty: $0.certainty, availability: $0.attributes.availability,
        unordered: $0.unordered)
    }
    availability = transition.availability
    isSilent = transition.event.isEmpty
  }
}
