import LifecycleModel

/// One arrow of a state diagram: the transitions between two states with the same guard, calls and versions.
package struct Arrow: Hashable, Sendable {
  /// The state where it starts.
  package let source: StateID
  /// The state where it ends.
  package let target: StateID
  /// The condition of all its transitions.
  package let `guard`: Guard?
  /// The calls of all its transitions, in order; attributes and notes are the first one's.
  package let steps: [Step]
  /// The versions of all its transitions.
  package let availability: Availability
  /// The properties of its calls that a picture shows.
  let calls: [DrawnCall]
  /// The events of its transitions in page order, each once; may be empty.
  package fileprivate(set) var events: [String]
  /// The transitions of each event.
  fileprivate(set) var transitionsByEvent: [[TransitionID]] = []
  /// Its transitions in page order; never empty.
  package fileprivate(set) var transitions: [TransitionID]

  /// The most transitions of an arrow, and of a card of arrows: nobody reads more events beside one, and `dot` reads no list of their
  /// ids of more than 16,384 bytes.
  static let most = 100

  /// The events, joined: `Launch, Return`.
  package var eventText: String { events.joined(separator: ", ") }

  /// The events, each but the last with a comma, as a label that may be broken between them has them.
  var eventWords: [String] { events.dropLast().map { $0 + "," } + events.suffix(1) }
}

extension Lifecycle {
  /// The arrows of the state diagram, in page order of their first transitions.
  ///
  /// Transitions share an arrow where states, guard, versions and calls (callback, certainty, any-order group) are the same.
  /// A transition without an event never joins one that has one: the arrow's label would hide it.
  package var arrows: [Arrow] { arrows { _ in 0 } }

  /// The arrows, where transitions of different groups never share one.
  func arrows(group: (TransitionID) -> Int) -> [Arrow] {
    var arrows: [Arrow] = []
    var arrowNumbers: [ArrowMeaning: Int] = [:]
    var eventNumbers: [ArrowEvent: Int] = [:]
    for id in transitionIDs {
      let transition = self[id]
      let meaning = ArrowMeaning(transition, group: group(id))
      let known = arrowNumbers[meaning].flatMap { arrows[$0].transitions.count < Arrow.most ? $0 : nil }
      let number = known ?? arrows.count
      if number == arrows.count {
        arrowNumbers[meaning] = number
        arrows.append(
          Arrow(
            source: transition.source, target: transition.target, guard: transition.guard, steps: transition.steps,
            availability: transition.availability, calls: meaning.calls, events: [], transitions: []))
      }
      arrows[number].transitions.append(id)
      guard !transition.event.isEmpty else { continue }
      let event = ArrowEvent(arrow: number, event: NameKey(transition.event))
      if let place = eventNumbers[event] {
        arrows[number].transitionsByEvent[place].append(id)
      } else {
        eventNumbers[event] = arrows[number].events.count
        arrows[number].events.append(transition.event)
        arrows[number].transitionsByEvent.append([id])
      }
    }
    return arrows
  }
}

extension Lifecycle {
  /// `true` where a drawing whose layout we don't control should run from left to right.
  ///
  /// Labels are wider than high: three arrows between two states fit better one above the other than side by side, while
  /// few arrows make a narrow drawing from top to bottom.
  package var readsBetterSideways: Bool {
    var counts: [StatePair: Int] = [:]
    return arrows.contains { arrow in
      guard arrow.source != arrow.target else { return false }
      let pair = StatePair(first: min(arrow.source, arrow.target), second: max(arrow.source, arrow.target))
      counts[pair, default: 0] += 1
      return counts[pair, default: 0] > 2
    }
  }
}

/// Two states with arrows between them, in page order.
private struct StatePair: Hashable {
  let first: StateID
  let second: StateID
}

/// The properties of a call that a picture shows.
struct DrawnCall: Hashable, Sendable {
  private let callback: CallbackID
  private let certainty: Certainty
  private let availability: Availability
  private let unordered: Int?

  /// Takes the properties of a step.
  init(_ step: Step) {
    callback = step.callback
    certainty = step.certainty
    availability = step.attributes.availability
    unordered = step.unordered
  }
}

/// An event of an arrow.
private struct ArrowEvent: Hashable {
  let arrow: Int
  let event: NameKey
}

/// The common properties of transitions drawn as one arrow.
private struct ArrowMeaning: Hashable {
  let source: StateID
  let target: StateID
  let guardKey: NameKey?
  let calls: [DrawnCall]
  let availability: Availability
  let isSilent: Bool
  let group: Int

  init(_ transition: Transition, group: Int) {
    self.group = group
    source = transition.source
    target = transition.target
    guardKey = transition.guard?.key
    calls = transition.steps.map(DrawnCall.init)
    availability = transition.availability
    isSilent = transition.event.isEmpty
  }
}
