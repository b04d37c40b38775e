import LifecycleModel
import LifecyclePaths
import Text

/// Makes a life cycle of mined transitions.
struct MinedLifecycle {
  /// The life cycle.
  private(set) var lifecycle: Lifecycle
  private let called: Lifecycle
  private var callbacks: [CallName: CallbackID] = [:]
  private var states: [String: StateID] = [:]

  /// Makes the life cycle of transitions that begin in a state; `called` has their delegates and callbacks.
  init(_ transitions: [MinedTransition], from initial: String, calling called: Lifecycle, _ pages: ReferencePages) {
    self.called = called
    lifecycle = Lifecycle(name: called.name.isEmpty ? "Life cycle" : called.name)
    (lifecycle.platform, lifecycle.versions) = (called.platform, called.versions)
    lifecycle.otherSystems = called.otherSystems
    for name in ([initial] + transitions.flatMap { [$0.source] + $0.path }).unique {
      states[name] = StateID(lifecycle.states.count)
      lifecycle.states.append(
        State(name: name, isInitial: name == initial, isFinal: name != initial && pages.isFinal(name)))
    }
    add(transitions.flatMap { $0.template.segments.joined().joined().map(\.name) }.unique)
    for transition in transitions { add(transition) }
  }

  private mutating func add(_ names: [CallName]) {
    let used = called.delegates.filter { delegate in names.contains { $0.delegate == delegate.name } }
    lifecycle.delegates = used
    if !used.isEmpty, !used.contains(where: \.hasSwift) {
      lifecycle.hasSwift = false
      for index in used.indices { lifecycle.delegates[index].hasSwift = true }
    }
    var own: [Callback] = []
    var others: [Callback] = []
    for name in names {
      guard let delegate = lifecycle.delegateIDs.first(where: { lifecycle[$0].name == name.delegate }) else { continue }
      let callback = lifecycle.callback(name.callback, of: delegate)
      if callback.isDeclared { own.append(callback) } else { others.append(callback) }
    }
    lifecycle.callbacks = own.sorted { $0.delegate < $1.delegate } + others
    callbacks = lifecycle.callIDs
  }

  private mutating func add(_ transition: MinedTransition) {
    let provenance = Provenance(status: .observed(where: transition.tally.text))
    var source = transition.source
    for (index, target) in transition.path.enumerated() {
      guard let from = states[source], let to = states[target] else { continue }
      let groups = transition.template.segments.indices.contains(index) ? transition.template.segments[index] : []
      lifecycle.transitions.append(
        Transition(
          from: from, to: to, event: transition.event, guard: transition.condition.map(Guard.init),
          steps: steps(groups, of: transition.template), isContinuation: index > 0, provenance: provenance))
      source = target
    }
  }

  private func steps(_ groups: [[CallTemplate.Step]], of template: CallTemplate) -> [Step] {
    var number = 0
    return groups.flatMap { group -> [Step] in
      if group.count > 1 { number += 1 }
      return group.compactMap { step in
        guard let callback = callbacks[step.name] else { return nil }
        var attributes = CallAttributes()
        if template.mayBeSkipped(step) {
          attributes.certainty = .mayBeSkipped(when: nil)
          attributes.provenance.status = .observed(where: "\(step.count) of \(template.count) times")
        }
        return Step(callback, attributes: attributes, unordered: group.count > 1 ? number : nil)
      }
    }
  }
}

extension Guard {
  /// Creates a condition on other scenes in English words.
  fileprivate init(_ condition: SceneCondition) {
    let words = Vocabulary.standard.phrases("guard." + condition.rawValue)
    self.init(words.first ?? condition.rawValue, sceneCondition: condition)
  }
}
