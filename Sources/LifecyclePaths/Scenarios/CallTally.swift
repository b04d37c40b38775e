import LifecycleModel
import Text

/// Calls in any order: for each callback, the numbers of calls that always come and that may come.
struct CallTally: Hashable {
  /// The calls of one callback.
  struct Count: Hashable {
    let callback: CallbackID
    /// The number that always come.
    var always = 0
    /// The number that may come besides.
    var optional = 0

    /// The largest number that may come.
    var total: Int { always + optional }

    /// The calls left after some have come, those that always come first.
    ///
    /// To take these first is never worse: fewer calls are then required.
    func without(_ taken: Int) -> Count {
      Count(callback: callback, always: max(0, always - taken), optional: optional - max(0, taken - always))
    }
  }

  /// The counts by callback, none of them zero.
  private(set) var counts: [Count]

  /// No calls.
  static let none = CallTally(counts: [])

  private init(counts: [Count]) {
    self.counts = counts
  }

  /// Counts some calls.
  init(_ calls: some Sequence<(callback: CallbackID, isOptional: Bool)>) {
    var counts: [Count] = []
    for call in calls.sorted(by: { $0.callback < $1.callback }) {
      if counts.last?.callback != call.callback { counts.append(Count(callback: call.callback)) }
      if call.isOptional { counts[counts.count - 1].optional += 1 } else { counts[counts.count - 1].always += 1 }
    }
    self.counts = counts
  }

  /// `true` if there are no calls.
  var isEmpty: Bool { counts.isEmpty }
  /// `true` if none of the calls always comes.
  var isOptional: Bool { counts.allSatisfy { $0.always == 0 } }
  /// The largest number of calls.
  var total: Int { counts.reduce(0) { $0 + $1.total } }

  /// The calls of one callback.
  subscript(callback: CallbackID) -> Count {
    let index = index(of: callback)
    return index < counts.count && counts[index].callback == callback ? counts[index] : Count(callback: callback)
  }

  /// The calls left after some have come; `taken` is by callback, and never more than there are.
  func without(_ taken: [CallShare]) -> CallTally {
    guard !taken.isEmpty else { return self }
    var left: [Count] = []
    var next = 0
    for count in counts {
      let isTaken = next < taken.count && taken[next].callback == count.callback
      let rest = isTaken ? count.without(taken[next].amount) : count
      if isTaken { next += 1 }
      if rest.total > 0 { left.append(rest) }
    }
    return CallTally(counts: left)
  }

  /// Returns the tally with one more call that may come, up to `limit` of its callback.
  func adding(_ callback: CallbackID, upTo limit: Int) -> CallTally {
    guard self[callback].total < limit else { return self }
    var copy = self
    let index = index(of: callback)
    if index < counts.count, counts[index].callback == callback {
      copy.counts[index].optional += 1
    } else {
      copy.counts.insert(Count(callback: callback, optional: 1), at: index)
    }
    return copy
  }

  /// The index at which a callback is or would be.
  private func index(of callback: CallbackID) -> Int {
    counts.indices.partitioningIndex { counts[$0].callback >= callback }
  }
}

/// A number, at least one, of calls of a callback that are taken out of a tally.
struct CallShare: Hashable {
  let callback: CallbackID
  let amount: Int
}
