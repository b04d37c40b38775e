import LifecycleModel

extension CallMatcher {
  /// A match of the list against one block of the graph, in progress.
  private struct Attempt: Hashable {
    var state: MatchState
    /// The calls of the graph's block that are still to come.
    var open: CallTally
    /// `true` right after it left blocks of the list without taking a call. To leave the graph's block then would be no
    /// gain: blocks that may be missing can be left at any time.
    var isIdle = false

    /// The work to examine it.
    var size: Int { 1 + open.counts.count + state.size }
  }

  /// The numbers of calls of a callback that may be taken.
  private struct Choice {
    let callback: CallbackID
    let amounts: ClosedRange<Int>
  }

  /// The states after a block of the graph.
  mutating func following(_ block: TransitionCalls.Block, at moment: CallMoment, from start: MatchStates) -> MatchStates
  {
    var after = MatchStates()
    for item in start.found {
      budget.spend(item.state.size)
      guard !budget.isSpent else { break }
      var state = item.state
      for callback in block.deferred { state.late = state.late.adding(callback, upTo: list.demand(for: callback)) }
      let states = block.calls.isEmpty ? [state] : following(block, at: moment, from: state, trail: item.trail)
      for state in states { after.insert(state, trail: item.trail) }
    }
    return after.pruned(list)
  }

  private mutating func following(
    _ block: TransitionCalls.Block, at moment: CallMoment, from start: MatchState, trail: Int?
  ) -> [MatchState] {
    let first = Attempt(state: start, open: block.calls)
    var states: [MatchState] = []
    var latest = first
    var waiting = [first]
    var known: Set<Attempt> = [first]
    let isHopeless = block.calls.counts.contains {
      $0.always > 0 && list.block(listing: $0.callback, from: start.block) == nil
    }
    while !isHopeless, let attempt = waiting.popLast() {
      budget.spend(attempt.size)
      guard !budget.isSpent else { return [] }
      if !attempt.isIdle, progress(of: attempt.state) > progress(of: latest.state) { latest = attempt }
      states += settled(attempt, at: moment)
      for next in advanced(attempt, at: moment) where known.insert(next).inserted { waiting.append(next) }
    }
    if states.isEmpty { part(latest, of: block, at: moment, trail: trail) }
    return states
  }

  /// The states after the graph's block is left: all of its calls that always come have come.
  private mutating func settled(_ attempt: Attempt, at moment: CallMoment) -> [MatchState] {
    let listed = tally(of: attempt.state)
    var choices: [Choice] = []
    for count in attempt.open.counts {
      let own = listed[count.callback]
      let most = min(count.total, own.total)
      guard count.always <= most else { return [] }
      // To match more of the list is a gain, unless the list could match a later call with it.
      let gain = max(count.always, min(most, own.always))
      choices.append(
        Choice(
          callback: count.callback, amounts: (isDemanded(count.callback, after: moment) ? count.always : gain)...gain))
    }
    return shares(choices).compactMap { taken in
      if taken.isEmpty { return attempt.isIdle ? nil : attempt.state }
      var state = attempt.state
      state.left = listed.without(taken)
      return state.left?.isEmpty == true ? state.advanced() : state
    }
  }

  /// The attempts after the list's block is left: all of its calls that always come have come, or come late now.
  private mutating func advanced(_ attempt: Attempt, at moment: CallMoment) -> [Attempt] {
    let state = attempt.state
    guard state.block < list.blocks.count else { return [] }
    guard case .calls = list.blocks[state.block] else {
      return passesMark(state, at: moment) ? [Attempt(state: state.advanced(), open: attempt.open, isIdle: true)] : []
    }
    if let block = blockOfInterest(to: attempt) {
      return [Attempt(state: MatchState(block: block, late: state.late), open: attempt.open, isIdle: true)]
    }
    let listed = tally(of: state)
    budget.spend(listed.counts.count)
    var choices: [Choice] = []
    var late: [CallShare] = []
    for count in listed.counts {
      let own = attempt.open[count.callback]
      let most = min(own.total, count.total)
      let least = min(most, count.always)
      if least < count.always {
        guard count.always - least <= state.late[count.callback].total else { return [] }
        late.append(CallShare(callback: count.callback, amount: count.always - least))
      }
      // To match more of the graph is a gain, unless a later call of the list needs it.
      let gain = max(least, min(most, own.always))
      choices.append(
        Choice(
          callback: count.callback, amounts: (list.demands(count.callback, after: state.block) ? least : gain)...gain))
    }
    let next = state.advanced(late: state.late.without(late))
    return shares(choices).compactMap { taken in
      let open = attempt.open.without(taken)
      // With no call to come, `settled` has found a state as good.
      return open.isEmpty ? nil : Attempt(state: next, open: open, isIdle: taken.isEmpty)
    }
  }

  /// The first block that matters if the list's next ones may all be missing; `nil` if the next one matters.
  private func blockOfInterest(to attempt: Attempt) -> Int? {
    let state = attempt.state
    guard state.left == nil, list.ends[state.block] > state.block else { return nil }
    let wanted = attempt.open.counts.lazy.filter { $0.always > 0 }.compactMap {
      list.block(listing: $0.callback, from: state.block)
    }
    let block = min(list.ends[state.block], wanted.min() ?? list.blocks.count)
    return block > state.block ? block : nil
  }

  /// Returns `true` if a listed state may be passed on the last transition of a chain.
  private func passesMark(_ state: MatchState, at moment: CallMoment) -> Bool {
    guard moment.endsChain, case .reached(let reached) = list.blocks[state.block] else { return false }
    return graph.nesting.isInside(moment.transition.edge.target, reached)
  }

  /// Returns `true` if a callback always comes once more after a block of the graph.
  private func isDemanded(_ callback: CallbackID, after moment: CallMoment) -> Bool {
    (lastDemands[callback] ?? -1) > moment.layer
      || (graph.calls[moment.transition.edge.transition.index].lastDemands[callback] ?? -1) > moment.block
  }

  /// All combinations of the choices.
  private mutating func shares(_ choices: [Choice]) -> [[CallShare]] {
    budget.spend(choices.count)
    var shares: [[CallShare]] = [[]]
    for choice in choices where choice.amounts != 0...0 {
      guard choice.amounts.count > 1 else {
        let share = CallShare(callback: choice.callback, amount: choice.amounts.lowerBound)
        for index in shares.indices { shares[index].append(share) }
        continue
      }
      budget.spend(shares.count * choice.amounts.count * choices.count)
      guard !budget.isSpent else { return [] }
      shares = choice.amounts.flatMap { amount in
        amount == 0 ? shares : shares.map { $0 + [CallShare(callback: choice.callback, amount: amount)] }
      }
    }
    return shares
  }

  /// The calls left of the list's next block; none if that is a state or there is none.
  private func tally(of state: MatchState) -> CallTally {
    guard state.block < list.blocks.count, case .calls(let tally) = list.blocks[state.block] else { return .none }
    return state.left ?? tally
  }

  /// The state after the list's next block without a call of the graph; `nil` if one of the block's must come.
  func afterBlock(_ state: MatchState) -> MatchState? {
    var late: [CallShare] = []
    for count in tally(of: state).counts where count.always > 0 {
      guard count.always <= state.late[count.callback].total else { return nil }
      late.append(CallShare(callback: count.callback, amount: count.always))
    }
    return state.advanced(late: state.late.without(late))
  }

  /// The number of items of the list that have come.
  func progress(of state: MatchState) -> Int {
    guard let left = state.left else { return list.firstItems[state.block] }
    return list.firstItems[state.block + 1] - left.total
  }

  /// The first item that can neither be missing nor be one of the calls to come; `nil` if there is none.
  func missingItem(after state: MatchState, open: CallTally = .none) -> Int? {
    var state = state
    while true {
      if state.left == nil { state.block = list.ends[state.block] }
      guard state.block < list.blocks.count else { return nil }
      guard case .calls = list.blocks[state.block] else { return list.firstItems[state.block] }
      guard let next = afterBlock(state) else { break }
      state = next
    }
    let missing = tally(of: state).counts.filter { $0.always > state.late[$0.callback].total }
    let lacking = missing.first { $0.always > state.late[$0.callback].total + open[$0.callback].total }
    return list.item(of: state.block, naming: (lacking ?? missing.first)?.callback)
  }

  /// Keeps a difference if it is the latest so far.
  private mutating func part(_ attempt: Attempt, of block: TransitionCalls.Block, at moment: CallMoment, trail: Int?) {
    let place = (progress(of: attempt.state), moment.layer, moment.block)
    if let mismatch, mismatch.isAtOrAfter(place) { return }
    let steps = graph.runs.lifecycle[moment.transition.edge.transition].steps
    let listed = tally(of: attempt.state)
    let step = block.steps.last { index in
      let callback = steps[index].callback
      return steps[index].certainty.isAlways && attempt.open[callback].always > listed[callback].total
    }
    mismatch = Mismatch(
      listed: place.0, layer: moment.layer, block: moment.block,
      item: missingItem(after: attempt.state, open: attempt.open),
      step: step, trail: trail, transition: moment.transition)
  }
}
