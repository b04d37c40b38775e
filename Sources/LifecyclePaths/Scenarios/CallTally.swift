import LifecycleModel

/// Calls whose order does not matter: how many of each callback always come, and how many may.
struct CallTally: Hashable {
  /// The calls of one callback.
  struct Count: Hashable {
    let callback: CallbackID
    /// How many always come.
    var always = 0
    /// How many may come besides.
    var optional = 0

    /// How many come at most.
    var total: Int { always + optional }

    /// What is left when some have come, those that always come first.
    ///
    /// Whoever has the choice does best to settle what must be settled: what is left then asks for less.
    func without(_ taken: Int) -> Count {
      Count(callback: callback, always: max(0, always - taken), optional: optional - max(0, taken - always))
    }
  }

  /// By callback, none of them nothing.
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

  /// Whether there are no calls.
  var isEmpty: Bool { counts.isEmpty }
  /// Whether none of the calls always comes.
  var isOptional: Bool { counts.allSatisfy { $0.always == 0 } }
  /// How many calls there are at most.
  var total: Int { counts.reduce(0) { $0 + $1.total } }

  /// The calls of one callback.
  subscript(callback: CallbackID) -> Count {
    let index = index(of: callback)
    return index < counts.count && counts[index].callback == callback ? counts[index] : Count(callback: callback)
  }

  /// What is left when some calls have come; `taken` is by callback, and never more than there are.
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

  /// The same with one more call that may come, unless there are `limit` of it already.
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

  /// Where a callback is or would be.
  private func index(of callback: CallbackID) -> Int {
    var low = 0
    var high = counts.count
    while low < high {
      let middle = (low + high) / 2
      if counts[middle].callback < callback { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// How many calls of a callback, more than none, are taken out of a tally.
struct CallShare: Hashable {
  let callback: CallbackID
  let amount: Int
}
