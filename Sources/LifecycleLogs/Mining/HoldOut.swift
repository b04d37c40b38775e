import LifecycleModel
import LifecyclePaths

/// The number of life cycles that conform to a page mined from others: the worth of the page for logs to come.
package struct HoldOut: Hashable, Sendable {
  /// The number of life cycles that were left out.
  package private(set) var count = 0
  /// The number of those that conform to the page of the rest.
  package private(set) var conforming = 0

  /// Leaves out some percent of life cycles, always the same ones, at least one and not all.
  package init(_ percent: Double, of lives: [MinedLife], _ miner: PageMiner) {
    guard lives.count > 1 else { return }
    var numbers = SplitMix64(seed: 0)
    let order = numbers.shuffled(Array(lives.indices))
    count = min(lives.count - 1, max(1, Int(Double(lives.count) * percent / 100)))
    let page = miner.page(of: order.dropFirst(count).sorted().map { lives[$0] }).lifecycle
    let names = page.callIDs
    guard let follower = LifeFollower(RunGraph(page), observing: Set(page.livingCallbacks)) else { return }
    conforming = order.prefix(count).count { index in
      let calls = lives[index].calls.compactMap { names[$0.name] }
      return calls.count == lives[index].calls.count
        && follower.allowedCount(of: calls, isWhole: lives[index].isWhole) == calls.count
    }
  }
}
