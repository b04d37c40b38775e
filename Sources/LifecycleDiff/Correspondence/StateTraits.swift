import LifecycleModel

/// The traits of a life cycle's states; tokens of unpaired states are left out.
struct StateTraits {
  private let side: Side
  private let arrows: [[Transition]]
  private let known: (StateID) -> Bool

  /// Takes a life cycle with tokens for its states; `known` is `true` for paired ones.
  init(_ side: Side, known: @escaping (StateID) -> Bool) {
    self.side = side
    self.known = known
    var arrows = Array(repeating: [Transition](), count: side.lifecycle.states.count)
    for transition in side.lifecycle.transitions {
      arrows[transition.source.index].append(transition)
      if transition.target != transition.source { arrows[transition.target.index].append(transition) }
    }
    self.arrows = arrows
  }

  /// The traits of a state, with their number.
  func traits(of id: StateID) -> [StateTrait: Int] {
    var traits: [StateTrait: Int] = [:]
    for trait in ownTraits(of: side.lifecycle[id]) + arrows[id.index].flatMap({ self.traits(of: $0, at: id) }) {
      traits[trait, default: 0] += 1
    }
    return traits
  }

  private func ownTraits(of state: State) -> [StateTrait] {
    let flags: [(StateTrait, Bool)] = [
      (.initial, state.isInitial), (.final, state.isFinal), (.transient, state.isTransient),
    ]
    let parent: [StateTrait] = state.parent.map { known($0) ? [.inside(side[$0])] : [] } ?? [.inside(nil)]
    return flags.filter(\.1).map(\.0) + parent
  }

  private func traits(of transition: Transition, at id: StateID) -> [StateTrait] {
    let isOutgoing = transition.source == id
    let other = isOutgoing ? transition.target : transition.source
    var traits: [StateTrait] = transition.steps.map { .call(side[$0.callback], isOutgoing: isOutgoing) }
    if !transition.event.isEmpty { traits.append(.event(NameKey(transition.event), isOutgoing: isOutgoing)) }
    if let condition = transition.guard { traits.append(.guard(condition.key, isOutgoing: isOutgoing)) }
    if other == id { traits.append(.loop) }
    if other != id, known(other) { traits.append(.neighbour(side[other], isOutgoing: isOutgoing)) }
    return traits
  }
}
