import LifecycleModel
import Text

/// A scenario's items as blocks that come one after another.
struct ListedCalls {
  /// One call, an any-order group of calls, or a state.
  enum Block {
    case calls(CallTally)
    case reached(StateID)
  }

  /// The blocks in order.
  let blocks: [Block]
  /// The index of each block's first item, and after the last the number of all items.
  let firstItems: [Int]
  /// For each block and after the last: the first block from there that cannot be missing.
  let ends: [Int]
  private let items: [Scenario.Item]
  private let blocksByCallback: [CallbackID: [Int]]
  private let lastDemands: [CallbackID: Int]
  private let demands: [CallbackID: Int]

  /// Groups a scenario's items.
  init(_ items: [Scenario.Item]) {
    var blocks: [Block] = []
    var firstItems: [Int] = []
    for group in Step.groups(numbered: items.map { $0.call?.unordered }) {
      firstItems.append(group.lowerBound)
      if case .reached(let state) = items[group.lowerBound] {
        blocks.append(.reached(state))
      } else {
        let calls = items[group].compactMap(\.call)
        blocks.append(.calls(CallTally(calls.map { ($0.callback, $0.certainty.mayBeMissing) })))
      }
    }
    var blocksByCallback: [CallbackID: [Int]] = [:]
    var lastDemands: [CallbackID: Int] = [:]
    var demands: [CallbackID: Int] = [:]
    var ends = Array(blocks.indices) + [blocks.count]
    for (index, block) in blocks.enumerated() {
      guard case .calls(let tally) = block else { continue }
      for count in tally.counts {
        blocksByCallback[count.callback, default: []].append(index)
        if count.always > 0 { lastDemands[count.callback] = index }
        demands[count.callback, default: 0] += count.always
      }
    }
    for index in blocks.indices.reversed() where blocks[index].isOptional { ends[index] = ends[index + 1] }
    self.items = items
    self.blocks = blocks
    self.firstItems = firstItems + [items.count]
    self.ends = ends
    self.blocksByCallback = blocksByCallback
    self.lastDemands = lastDemands
    self.demands = demands
  }

  /// The number of calls of a callback that are listed as always coming.
  func demand(for callback: CallbackID) -> Int { demands[callback] ?? 0 }

  /// Returns `true` if a block after this one has a call that always comes.
  func demands(_ callback: CallbackID, after block: Int) -> Bool { (lastDemands[callback] ?? -1) > block }

  /// The first block, from one on, that lists a callback; `nil` if none does.
  func block(listing callback: CallbackID, from block: Int) -> Int? {
    let blocks = blocksByCallback[callback] ?? []
    let index = blocks.indices.partitioningIndex { blocks[$0] >= block }
    return index < blocks.count ? blocks[index] : nil
  }

  /// The last item of a block that names a callback and always comes, else the block's first item.
  func item(of block: Int, naming callback: CallbackID?) -> Int {
    let range = firstItems[block]..<firstItems[block + 1]
    let named = range.last { items[$0].call.map { $0.callback == callback && !$0.certainty.mayBeMissing } ?? false }
    return named ?? range.lowerBound
  }
}

extension ListedCalls.Block {
  /// `true` if it may be missing.
  fileprivate var isOptional: Bool { if case .calls(let tally) = self { tally.isOptional } else { false } }
}

extension Scenario.Item {
  /// The call; `nil` for a state.
  package var call: Step? { if case .call(let step) = self { step } else { nil } }
}
