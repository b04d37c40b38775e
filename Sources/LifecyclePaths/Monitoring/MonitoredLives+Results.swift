import LifecycleModel

extension MonitoredLives {
  /// The origin of a life cycle that was not followed.
  enum Origin {
    /// From those without a known object.
    case newcomer
    /// From its beginning.
    case beginning
    /// From anywhere.
    case anywhere
  }

  /// The row of a followed life cycle.
  private func row(of index: Int, _ steps: inout CallSteps) -> Int {
    steps.row(of: lives[index].places, surroundings(of: index, steps))
  }

  /// The row of a life cycle without a known object, or of one that begins.
  private func row(at set: Int, _ steps: inout CallSteps) -> Int { steps.row(of: set, surroundings(at: set, steps)) }

  /// The result of a call of a followed life cycle.
  func result(of call: CallbackID, life index: Int, _ steps: inout CallSteps) -> CallSteps.Result {
    let row = row(of: index, &steps)
    return steps.result(of: call, in: row)
  }

  /// The result of a call of a life cycle without a known object, or of one that begins.
  func result(of call: CallbackID, from set: Int, _ steps: inout CallSteps) -> CallSteps.Result {
    let row = row(at: set, &steps)
    return steps.result(of: call, in: row)
  }

  /// The result of the call that comes, of a followed life cycle that may take it.
  func result(of effect: CallEffect, life index: Int, _ steps: inout CallSteps) -> CallSteps.Result {
    let row = row(of: index, &steps)
    return steps.countedResult(of: effect.callback, in: row)
  }

  /// The result of the call that comes, of a life cycle without a known object, or of one that begins.
  func result(of effect: CallEffect, from set: Int, _ steps: inout CallSteps) -> CallSteps.Result {
    let row = row(at: set, &steps)
    return steps.countedResult(of: effect.callback, in: row)
  }

  /// The facts about the other life cycles than a followed one.
  private func surroundings(of index: Int, _ steps: CallSteps) -> Surroundings {
    let own = steps.sets[lives[index].places]
    let facts = steps.sets[newcomer]
    let mayOthersLive = lives.livingCount > (own.mayBeAlive ? 1 : 0)
    let mayOthersBeOver = lives.certainCount == (own.mayBeOver ? 0 : 1)
    return Surroundings(
      othersMayBeAlive: !steps.page.hasOneLife && (steps.mayBeginSilently || facts.mayBeAlive || mayOthersLive),
      othersMayBeOver: facts.mayBeOver && mayOthersBeOver, hasBegun: true, mode: mode)
  }

  /// The facts about the other life cycles than one without a known object, or one that begins.
  private func surroundings(at set: Int, _ steps: CallSteps) -> Surroundings {
    let facts = steps.sets[newcomer]
    let isNewcomer = set == newcomer && !isCrowded
    return Surroundings(
      othersMayBeAlive: !steps.page.hasOneLife
        && (steps.mayBeginSilently || !isNewcomer && facts.mayBeAlive || lives.livingCount > 0),
      othersMayBeOver: (set == newcomer || facts.mayBeOver) && lives.certainCount == 0, hasBegun: false, mode: mode)
  }

  /// The life cycles that may take a call of the process or of a new object.
  ///
  /// - Parameter isKnown: `true` for an object that was called in a life cycle before.
  func owners(of effect: CallEffect, isKnown: Bool, _ steps: inout CallSteps) -> CallOwners {
    var owners = CallOwners()
    for index in lives.indices where lives.mayTake(index, effect, steps) {
      guard result(of: effect, life: index, &steps).isAllowed else { continue }
      owners.followed = owners.followed ?? index
      owners.followedCount += 1
    }
    let isNoNewcomer = isKnown && !mayBeNewcomer(effect.callback, &steps)
    owners.isNewcomer = !isNoNewcomer && result(of: effect, from: newcomer, &steps).isAllowed
    owners.isFresh =
      !steps.page.hasOneLife && (isNoNewcomer || steps.sets[newcomer].hasBegun)
      && result(of: effect, from: PlaceSets.beginning, &steps).isAllowed
    return owners
  }

  /// Returns `true` if a call of an object that was called in a life cycle before may be of one without a known object.
  ///
  /// An object is not called in two life cycles at a time. What began before the process was followed has an object already, unless
  /// it may still be where no call has come of the delegate.
  func mayBeNewcomer(_ call: CallbackID, _ steps: inout CallSteps) -> Bool {
    mayBeNew || result(of: call, from: steps.places(of: newcomer, withoutCallsOfDelegateOf: call), &steps).isAllowed
  }

  /// Records the move of a followed life cycle by a call, if it makes one.
  func recordMove(
    of index: Int, _ result: CallSteps.Result, isAnywhere: Bool = false, keepsOld: Bool, _ effect: CallEffect,
    _ steps: inout CallSteps
  ) {
    guard result.isAllowed || steps.isLate(effect.callback) else { return }
    let (number, places) = (lives[index].number, lives[index].places)
    let own = LifeMove.Way.call(of: number, at: places, surroundings(of: index, steps))
    let way = !result.isAllowed ? .none : isAnywhere ? .anywhere : own
    steps.moves.record(number, .move(way, keeping: keepsOld || !result.isAllowed ? places : nil))
  }

  /// The way of a call of a life cycle without a known object, or of one that begins.
  func way(_ origin: Origin, _ steps: CallSteps) -> LifeMove.Way {
    let beginning = PlaceSets.beginning
    return switch origin {
    case .newcomer: .call(of: LifeMove.newcomer, at: newcomer, surroundings(at: newcomer, steps))
    case .beginning: .call(of: LifeMove.beginning, at: beginning, surroundings(at: beginning, steps))
    case .anywhere: .anywhere
    }
  }

  /// The state before a call; none for one that may be of several life cycles.
  func state(before effect: CallEffect, _ steps: CallSteps) -> PossibleState {
    if effect.object == nil, !steps.page.hasOneLife { return .none }
    return steps.sets[lives.index(of: effect, steps).map { lives[$0].places } ?? newcomer].state.state
  }

  /// The life cycle that goes on after a call that the page does not allow.
  func life(after effect: CallEffect, _ steps: CallSteps) -> Int? {
    lives.index(of: effect, steps).flatMap { steps.sets[lives[$0].places].mayBeOver ? nil : $0 }
  }

  /// What the page has instead of a call: in its life cycle, else in any.
  func alternatives(to effect: CallEffect, _ steps: inout CallSteps) -> CallSteps.Alternatives {
    if let index = lives.index(of: effect, steps) {
      return steps.alternatives(to: effect.callback, at: lives[index].places, surroundings(of: index, steps))
    }
    var all = steps.page.hasOneLife ? newcomer : steps.sets.union(newcomer, PlaceSets.beginning)
    for index in lives.indices { all = steps.sets.union(all, lives[index].places) }
    return steps.alternatives(to: effect.callback, at: all, surroundings(at: newcomer, steps))
  }

  /// The calls that the page allows instead of one: in the life cycle of that, else in any.
  func calls(insteadOf effect: CallEffect, _ steps: inout CallSteps) -> [CallbackID] {
    if let index = life(after: effect, steps) {
      return steps.calls.filter { result(of: $0, life: index, &steps).isAllowed }
    }
    var rest = self
    let over = lives.index(of: effect, steps)
    if let over { rest.lives.place(over, at: 0, steps) }
    return steps.calls.filter { call in
      rest.lives.indices.contains { rest.result(of: call, life: $0, &steps).isAllowed }
        || (over == nil || rest.mayBeNewcomer(call, &steps)) && rest.result(of: call, from: newcomer, &steps).isAllowed
        || !steps.page.hasOneLife && rest.result(of: call, from: PlaceSets.beginning, &steps).isAllowed
    }
  }

  /// `true` if some life cycle has begun and is not over; `nil` if that is not known.
  func isAlive(_ sets: PlaceSets) -> Bool? {
    let facts = (lives.indices.map { lives[$0].places } + [newcomer]).map { sets[$0] }
    if facts.contains(where: { $0.mayBeAlive && !$0.mayBeOver }) { return true }
    return facts.contains(where: \.mayBeAlive) ? nil : false
  }
}
