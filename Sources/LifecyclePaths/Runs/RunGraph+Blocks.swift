import LifecycleModel

extension RunGraph {
  /// The calls of a macrostep in page order; those of an any-order group share a block, each other call has its own.
  package func callBlocks(of macrostep: Macrostep) -> [[Run.Call]] {
    var blocks: [[Run.Call]] = []
    for call in listedCalls(of: macrostep) {
      if let last = blocks.last?.last, last.transition == call.transition,
        let group = step(of: call).unordered, group == step(of: last).unordered
      {
        blocks[blocks.count - 1].append(call)
      } else {
        blocks.append([call])
      }
    }
    return blocks
  }
}
