import LifecycleModel
import LifecyclePaths

extension LifecycleEdit {
  static let steps = [
    LifecycleEdit("added step") { maker in
      guard let callback = maker.one(of: maker.lifecycle.callbackIDs) else { return false }
      let step = maker.step(callback, group: nil)
      return maker.changeTransition { transition, numbers in
        let place = numbers.next(below: transition.steps.count + 1)
        // Not into a group, which has to stay in one piece.
        let isInside = place > 0 && place < transition.steps.count && transition.steps[place].unordered != nil
        transition.steps.insert(step, at: isInside ? 0 : place)
      }
    },
    LifecycleEdit("removed step") { maker in
      maker.changeTransition { transition, numbers in
        if !transition.steps.isEmpty { transition.steps.remove(at: numbers.next(below: transition.steps.count)) }
      }
    },
    LifecycleEdit("moved step") { maker in
      maker.changeTransition { transition, numbers in
        guard transition.steps.count > 1 else { return }
        let place = numbers.next(below: transition.steps.count - 1)
        if transition.steps[place].unordered == nil, transition.steps[place + 1].unordered == nil {
          transition.steps.swapAt(place, place + 1)
        }
      }
    },
    LifecycleEdit("order of steps") { maker in
      maker.changeTransition { transition, _ in
        let isFree = transition.steps.contains { $0.unordered != nil }
        for index in transition.steps.indices { transition.steps[index].unordered = isFree ? nil : 1 }
      }
    },
    LifecycleEdit("step certainty") { maker in
      let certainty = maker.numbers.pick([
        Certainty.mayBeSkipped(when: "now and then"), .deferred(until: nil), .lateOrNever,
      ])
      return maker.changeStep { $0.attributes.certainty = certainty }
    },
    LifecycleEdit("step frequency") { maker in
      maker.changeStep { $0.attributes.frequency = $0.attributes.frequency == .once ? .oncePer(.scene) : .once }
    },
    LifecycleEdit("step words") { maker in
      let known = maker.lifecycle.callbacks.map(\.attributes.provenance)
      return maker.changeStep { step in
        // Only if there are no links that would have to be in the text.
        if step.attributes.provenance == known[step.callback.index] { step.note = "Other words." }
      }
    },
  ]

  static let transitions = [
    LifecycleEdit("added transition") { maker in
      let count = maker.lifecycle.transitions.count
      for _ in 0..<5 where maker.lifecycle.transitions.count == count { maker.makeChain() }
      return true
    },
    LifecycleEdit("removed transition") { maker in
      guard let gone = maker.one(of: maker.lifecycle.chains) else { return false }
      maker.lifecycle.transitions = maker.lifecycle.transitionIDs.filter { !gone.contains($0) }
        .map { maker.lifecycle[$0] }
      return true
    },
    LifecycleEdit("event") { maker in
      let event = maker.numbers.pick(AwkwardNames.events)
      return maker.changeChain { transitions in transitions.changeEach { $0.event = event } }
    },
    LifecycleEdit("guard") { maker in
      let condition = maker.numbers.pick([
        nil, Guard("another reason"), Guard("first scene", sceneCondition: .firstScene),
        Guard("app with scenes", mode: .withScenes),
      ])
      return maker.changeChain { transitions in transitions.changeEach { $0.guard = condition } }
    },
    LifecycleEdit("target") { maker in
      let state = maker.numbers.pick(maker.lifecycle.stateIDs)
      return maker.changeChain { transitions in
        guard transitions.count == 1 || transitions[transitions.count - 1].source != state else { return }
        transitions[transitions.count - 1].target = state
      }
    },
    LifecycleEdit("source") { maker in
      let state = maker.numbers.pick(maker.lifecycle.stateIDs)
      return maker.changeChain { transitions in
        if transitions.count == 1 || transitions[0].target != state { transitions[0].source = state }
      }
    },
    LifecycleEdit("transition words") { maker in
      maker.changeChain { transitions in
        transitions[0].documentation = "Other words."
        transitions.changeEach { $0.provenance.sources = [] }
      }
    },
    LifecycleEdit("transition versions") { maker in
      let availability = Availability(since: PlatformVersion("iOS", maker.version()))
      return maker.changeChain { transitions in transitions.changeEach { $0.availability = availability } }
    },
    LifecycleEdit("transition source") { maker in
      let status = maker.numbers.pick([nil, Provenance.Status.documented, .observed(where: "iPhone 11")])
      return maker.changeChain { transitions in transitions.changeEach { $0.provenance.status = status } }
    },
  ]
}

extension LifecycleMaker {
  fileprivate mutating func changeTransition(_ change: (inout Transition, inout SplitMix64) -> Void) -> Bool {
    guard let id = one(of: lifecycle.transitionIDs) else { return false }
    change(&lifecycle.transitions[id.index], &numbers)
    return true
  }

  fileprivate mutating func changeStep(_ change: (inout Step) -> Void) -> Bool {
    let called = lifecycle.transitions.indices.filter { !lifecycle.transitions[$0].steps.isEmpty }
    guard let transition = one(of: called) else { return false }
    change(&lifecycle.transitions[transition].steps[numbers.next(below: lifecycle.transitions[transition].steps.count)])
    return true
  }

  /// Changes the transitions of a chain; not if another transition then has the same source, event and guard.
  fileprivate mutating func changeChain(_ change: (inout [Transition]) -> Void) -> Bool {
    guard let chain = one(of: lifecycle.chains), let first = chain.first else { return false }
    var transitions = chain.map { lifecycle[$0] }
    change(&transitions)
    var rest = lifecycle
    rest.transitions.removeSubrange(first.index..<first.index + chain.count)
    guard rest.admits(transitions) else { return false }
    lifecycle.transitions.replaceSubrange(first.index..<first.index + chain.count, with: transitions)
    return true
  }
}

extension [Transition] {
  /// Changes all transitions alike.
  fileprivate mutating func changeEach(_ change: (inout Transition) -> Void) {
    for index in indices { change(&self[index]) }
  }
}
