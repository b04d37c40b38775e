import LifecycleModel

/// The places of calls, numbered by `CommonOccurrences`.
struct CallOccurrences {
  /// The calls, in page order.
  let calls: [CallbackID]
  /// The place of each transition.
  let numbers: [Int]
  /// The transitions of each call, in page order.
  let transitions: [CallbackID: [TransitionID]]
  /// The places of each call.
  let places: [CallbackID: Set<Int>]
  /// The calls at each place, in page order.
  let callsByPlace: [Int: [CallbackID]]

  /// Looks up calls; `numbers` are the places of a life cycle's transitions.
  init(of calls: [CallbackID], in lifecycle: Lifecycle, places numbers: [Int]) {
    let wanted = Set(calls)
    var transitions: [CallbackID: [TransitionID]] = [:]
    for id in lifecycle.transitionIDs {
      for call in Set(lifecycle[id].steps.map(\.callback)) where wanted.contains(call) {
        transitions[call, default: []].append(id)
      }
    }
    var callsByPlace: [Int: [CallbackID]] = [:]
    for call in calls {
      for place in Set((transitions[call] ?? []).map { numbers[$0.index] }) {
        callsByPlace[place, default: []].append(call)
      }
    }
    self.calls = calls
    self.numbers = numbers
    self.transitions = transitions
    places = transitions.mapValues { Set($0.map { numbers[$0.index] }) }
    self.callsByPlace = callsByPlace
  }
}
