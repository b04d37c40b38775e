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
    var groups: [Range<Int>] = []
    for (index, step) in steps.enumerated() {
      if let last = groups.last, let number = step.unordered, steps[last.lowerBound].unordered == number {
        groups[groups.count - 1] = last.lowerBound..<(index + 1)
      } else {
        groups.append(index..<(index + 1))
      }
    }
    blocks = groups.map { group in
      Block(
        calls: CallTally(steps[group].lazy.filter { !$0.isDeferred }.map { ($0.callback, $0.mayBeSkipped) }),
        deferred: steps[group].filter(\.isDeferred).map(\.callback), steps: group)
    }
    var lastDemands: [CallbackID: Int] = [:]
    for (index, block) in blocks.enumerated() {
      for count in block.calls.counts where count.always > 0 { lastDemands[count.callback] = index }
    }
    self.lastDemands = lastDemands
  }
}
