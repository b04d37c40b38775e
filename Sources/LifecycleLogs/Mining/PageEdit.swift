import LifecycleModel

/// A change of a page after which it allows more calls.
enum PageEdit: Hashable, Sendable {
  /// A call may be skipped.
  case skip(CallbackID, on: TransitionID)
  /// A call that may be skipped comes before or after another one.
  case insert(CallbackID, on: TransitionID, beside: CallbackID, isAfter: Bool)
  /// A new transition.
  case add([CallbackID], from: StateID, to: StateID)
}

extension Lifecycle {
  /// Makes a change; `source` says where it was seen, and `event` is the event of a new transition.
  mutating func apply(_ edit: PageEdit, seenAt source: String, event: String) {
    switch edit {
    case .skip(let call, let id):
      let steps = transitions[id.index].steps
      guard let index = steps.firstIndex(where: { $0.callback == call && $0.certainty.isAlways }) else { return }
      transitions[id.index].steps[index].attributes.certainty = .mayBeSkipped(when: source)
    case .insert(let call, let id, let neighbour, let isAfter):
      guard let index = transitions[id.index].steps.firstIndex(where: { $0.callback == neighbour }) else { return }
      let attributes = CallAttributes(
        certainty: .mayBeSkipped(when: nil), provenance: Provenance(status: .observed(where: source)))
      // A group without an order takes it in.
      let step = Step(call, attributes: attributes, unordered: transitions[id.index].steps[index].unordered)
      transitions[id.index].steps.insert(step, at: isAfter ? index + 1 : index)
    case .add(let calls, let from, let to):
      transitions.append(
        Transition(
          from: from, to: to, event: event, steps: calls.map { Step($0) },
          provenance: Provenance(status: .observed(where: source))))
    }
  }
}
