import LifecycleModel

/// A transition's calls as blocks that come one after another.
struct TransitionCalls {
  /// One call, or an any-order group of calls.
  struct Block {
    /// The calls that come here.
    let calls: CallTally
    /// The calls that come here or later.
    let deferred: [CallbackID]
    /// The steps of the transition.
    let steps: Range<Int>
  }

  /// The blocks in order.
  let blocks: [Block]
  /// The last block in which a callback always comes.
  let lastDemands: [CallbackID: Int]

  /// Groups a transition's steps.
  init(_ steps: [Step]) {
    blocks = steps.groups.map { group in
      let late = steps[group].filter(\.certainty.isDeferred)
      let others = steps[group].lazy.filter { !$0.certainty.isDeferred }
      return Block(
        calls: CallTally(others.map { ($0.callback, $0.certainty.mayBeMissing) }), deferred: late.map(\.callback),
        steps: group)
    }
    var lastDemands: [CallbackID: Int] = [:]
    for (index, block) in blocks.enumerated() {
      for count in block.calls.counts where count.always > 0 { lastDemands[count.callback] = index }
    }
    self.lastDemands = lastDemands
  }
}
