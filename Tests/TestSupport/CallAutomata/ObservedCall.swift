import LifecycleModel
import LifecyclePaths

/// One callback as an observer sees it who sees nothing else.
package struct ObservedCall: Hashable, Sendable {
  /// The callback.
  package var callback: CallbackID
  /// The number of the scene whose object is called; `nil` for an object of the process.
  package var scene: Int?

  /// Names a call.
  package init(callback: CallbackID, scene: Int? = nil) {
    self.callback = callback
    self.scene = scene
  }

  /// The calls of a run that belong to some callbacks, in the order in which they came.
  package static func all(of run: Run, among callbacks: Set<CallbackID>, in lifecycle: Lifecycle) -> [ObservedCall] {
    run.events.flatMap { event in
      event.calls.compactMap { call -> ObservedCall? in
        let callback = lifecycle[call.transition].steps[call.step].callback
        guard callbacks.contains(callback) else { return nil }
        let isOfProcess = lifecycle.delegate(of: callback).multiplicity == .process
        return ObservedCall(callback: callback, scene: isOfProcess ? nil : event.scene)
      }
    }
  }
}

/// A mutation of a run's calls, which may then be impossible.
package enum CallMutation: CaseIterable, Sendable {
  /// Two neighbouring calls are swapped.
  case swapped
  /// A call does not come.
  case missing
  /// A call comes twice.
  case doubled

  /// The calls with one mutation, at a random place; `nil` if there is no place for it.
  package func applied(to calls: [ObservedCall], _ numbers: inout SplitMix64) -> [ObservedCall]? {
    var calls = calls
    guard calls.count > 2 else { return nil }
    let place = numbers.next(below: calls.count - 1)
    switch self {
    case .swapped:
      guard calls[place] != calls[place + 1] else { return nil }
      calls.swapAt(place, place + 1)
    case .missing: calls.remove(at: place)
    case .doubled: calls.insert(calls[place], at: place)
    }
    return calls
  }
}
