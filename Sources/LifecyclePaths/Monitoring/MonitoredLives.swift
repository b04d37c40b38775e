import LifecycleModel

/// The life cycles of a process of one mode, as the calls that came so far tell them.
///
/// It accepts what some run of the page explains. Which life cycle a call of the process or of a new object belongs to is not
/// known: if several may take it, all do, and stay where they were too. The same rules are in the monitor that
/// `instar scaffold --monitor` writes (`Templates/Swift/LifecycleMonitor.mustache`).
struct MonitoredLives: Sendable {
  /// The mode of the process.
  let mode: AppMode?
  /// `true` if the page allows the last call.
  var isAllowed = false
  /// The life cycles that are followed.
  var lives = FollowedLives()
  /// The places of life cycles without a known object.
  var newcomer: Int
  /// `true` if several life cycles may have no known object.
  var isCrowded: Bool
  /// `true` if one of them may have begun since the process is followed.
  var mayBeNew = false
  /// `true` if a life cycle was dropped that may continue.
  var hasForgotten = false

  /// Begins with a process that starts, or with one that may be anywhere.
  init(mode: AppMode?, isAnywhere: Bool, _ steps: CallSteps) {
    self.mode = mode
    newcomer = isAnywhere ? steps.sets.all : PlaceSets.beginning
    isCrowded = isAnywhere && !steps.page.hasOneLife
  }

  /// Begins with a process whose first call is known to come when its first life cycle begins; `nil` where the mode has no such
  /// call.
  init?(mode: AppMode?, launchedBy callback: CallbackID, _ steps: CallSteps) {
    let result = steps.result(ofAny: callback)
    guard result.isAllowed else { return nil }
    self.mode = mode
    newcomer = result.places
    isCrowded = false
    mayBeNew = true
  }

  /// Applies a call. Without effect where the page does not allow it.
  mutating func take(_ effect: inout CallEffect, _ steps: inout CallSteps) {
    steps.beginCounting()
    steps.moves.mode = mode
    if let index = lives.index(of: effect, steps) {
      isAllowed = proceed(index, &effect, &steps)
    } else {
      isAllowed = begin(&effect, &steps)
    }
    effect.isAllowed = isAllowed
    effect.allowedCount = steps.countedCalls.count
  }

  /// Continues after a call that the page does not allow, wherever it allows it; where it never does, nothing changes.
  mutating func adapt(to effect: inout CallEffect, _ steps: inout CallSteps) {
    let result = steps.result(ofAny: effect.callback)
    steps.moves.mode = mode
    let index = lives.index(of: effect, steps)
    if let index { lives.touch(index, &effect) }
    guard result.isAllowed else { return }
    if let index, !steps.sets[lives[index].places].mayBeOver {
      settle(index, result, isAnywhere: true, keepsOld: false, &effect, &steps)
    } else if effect.object != nil {
      if let index { drop(index, at: lives[index].places, &effect, &steps) }
      followAnywhere(&effect, &steps)
    } else {
      mayBeNew = true
      for index in lives.indices { settle(index, result, isAnywhere: true, keepsOld: true, &effect, &steps) }
      stay(result, .anywhere, keepsOld: !steps.page.hasOneLife, &effect, &steps)
    }
  }

  /// Continues after calls that may have been lost: any number of any calls.
  mutating func skip(_ lifeCount: inout Int, _ steps: inout CallSteps) {
    steps.moves.mode = mode
    lives.skip(&lifeCount, &steps)
    let reach = steps.reach(of: newcomer)
    let beginning = LifeMove.Way.gap(of: LifeMove.beginning, at: PlaceSets.beginning)
    steps.moves.record(LifeMove.newcomer, .move(.gap(of: LifeMove.newcomer, at: newcomer), keeping: nil))
    steps.moves.record(LifeMove.newcomer, .move(beginning, keeping: reach))
    newcomer = steps.sets.union(reach, steps.reach(of: PlaceSets.beginning))
    isCrowded = !steps.page.hasOneLife
    mayBeNew = true
    hasForgotten = !steps.page.hasOneLife
  }

  /// Replaces the numbers of sets by those that they have now; they may be anywhere if the sets are not known any more.
  mutating func renumber(from old: PlaceSets?, _ steps: inout CallSteps) {
    lives.renumber(from: old, &steps)
    newcomer = old.map { steps.sets.number(of: $0.places(of: newcomer)) } ?? steps.sets.all
    isCrowded = isCrowded || old == nil && !steps.page.hasOneLife
  }

  // MARK: - Assigning calls

  /// Applies a call of a followed life cycle; `false` if the page does not allow it.
  private mutating func proceed(_ index: Int, _ effect: inout CallEffect, _ steps: inout CallSteps) -> Bool {
    if steps.sets[lives[index].places].mayBeOver { return proceedOrBegin(index, &effect, &steps) }
    let isLate = steps.isLate(effect.callback)
    let result = result(of: effect, life: index, &steps)
    guard result.isAllowed || isLate else { return false }
    lives.touch(index, &effect)
    lives.meet(index, effect)
    settle(index, result, keepsOld: isLate, &effect, &steps)
    return true
  }

  /// Applies a call of a life cycle that may be over, so that another of the same object may have begun.
  private mutating func proceedOrBegin(_ index: Int, _ effect: inout CallEffect, _ steps: inout CallSteps) -> Bool {
    let isLate = steps.isLate(effect.callback)
    let own = result(of: effect, life: index, &steps)
    guard own.isAllowed || isLate else { return beginAnother(index, &effect, &steps) }
    let wasAlive = steps.sets[lives[index].places].isLiving
    var hasOthers = false
    for other in lives.indices where isOpen(other, besides: index, effect, steps) {
      hasOthers = result(of: effect, life: other, &steps).isAllowed || hasOthers
    }
    lives.touch(index, &effect)
    lives.meet(index, effect)
    steps.moves.record(lives[index].number, .mayBeOver(at: lives[index].places))
    if steps.moves.isRecorded { recordMove(of: index, own, keepsOld: hasOthers || isLate, effect, &steps) }
    var places = lives[index].places
    if own.isAllowed {
      places = hasOthers || isLate ? steps.sets.union(places, own.places) : own.places
      effect.reached = effect.reached.or(own.state)
      lives.place(index, at: places, steps)
    }
    for other in lives.indices where isOpen(other, besides: index, effect, steps) {
      settle(other, result(of: effect.callback, life: other, &steps), keepsOld: true, &effect, &steps)
    }
    places = letAnotherBegin(index, at: places, &effect, &steps)
    lives.place(index, at: places, steps)
    lives.finish(index, wasAlive: wasAlive, &effect, &steps)
    return true
  }

  /// The places of a life cycle, and those of others that may have begun with the call after it was over.
  private mutating func letAnotherBegin(
    _ index: Int, at old: Int, _ effect: inout CallEffect, _ steps: inout CallSteps
  ) -> Int {
    var places = old
    // If another has begun, this one is over and does not count as alive.
    lives.place(index, at: 0, steps)
    let met =
      mayBeNewcomer(effect.callback, &steps) ? result(of: effect, from: newcomer, &steps) : CallSteps.Result()
    if met.isAllowed {
      steps.moves.record(lives[index].number, .move(way(.newcomer, steps), keeping: places))
      places = steps.sets.union(places, met.places)
      effect.reached = effect.reached.or(met.state)
      letBegin(keepsOld: true, &steps)
    }
    let begun = result(of: effect, from: PlaceSets.beginning, &steps)
    if begun.isAllowed {
      steps.moves.record(lives[index].number, .move(way(.beginning, steps), keeping: places))
      places = steps.sets.union(places, begun.places)
      effect.reached = effect.reached.or(begun.state)
    }
    return places
  }

  /// Begins another life cycle of the object of one that is over; `false` if the page does not allow it.
  private mutating func beginAnother(_ index: Int, _ effect: inout CallEffect, _ steps: inout CallSteps) -> Bool {
    let places = lives[index].places
    lives.place(index, at: 0, steps)
    guard mayBegin(owners(of: effect, isKnown: true, &steps), effect, steps) else {
      lives.place(index, at: places, steps)
      return false
    }
    drop(index, at: places, &effect, &steps)
    return begin(&effect, isKnown: true, &steps)
  }

  /// `true` for a followed life cycle besides one that may take a call and has no known object of the called delegate.
  private func isOpen(_ index: Int, besides own: Int, _ effect: CallEffect, _ steps: CallSteps) -> Bool {
    index != own && lives.isOpen(index, to: effect, steps)
  }

  private func mayBegin(_ owners: CallOwners, _ effect: CallEffect, _ steps: CallSteps) -> Bool {
    owners.count > 0 || steps.isLate(effect.callback) || effect.object != nil && hasForgotten
  }

  /// Applies a call of the process or of a new object; `false` if the page does not allow it.
  private mutating func begin(_ effect: inout CallEffect, isKnown: Bool = false, _ steps: inout CallSteps) -> Bool {
    let owners = owners(of: effect, isKnown: isKnown, &steps)
    guard mayBegin(owners, effect, steps) else { return false }
    let isLate = steps.isLate(effect.callback)
    if owners.count == 0, !isLate {
      if steps.result(ofAny: effect.callback).isAllowed { followAnywhere(&effect, &steps) }
    } else if let owner = owners.followed, owners.count == 1, !isLate {
      if effect.object != nil { lives.meet(owner, effect, isOther: steps.sets[lives[owner].places].mayBeOver) }
      effect.life = lives[owner].number
      settle(owner, result(of: effect.callback, life: owner, &steps), keepsOld: false, &effect, &steps)
    } else if effect.object != nil, owners.count > 0, owners.followed == nil, !isLate {
      meet(owners, &effect, &steps)
    } else {
      share(owners, isCertain: owners.count == 1 && !isLate, &effect, &steps)
    }
    return true
  }

  /// Follows an object from its first call.
  private mutating func meet(_ owners: CallOwners, _ effect: inout CallEffect, _ steps: inout CallSteps) {
    if lives.makeRoom(&effect, &steps) { hasForgotten = true }
    let met = owners.isNewcomer ? result(of: effect.callback, from: newcomer, &steps) : CallSteps.Result()
    let begun =
      owners.isFresh ? result(of: effect.callback, from: PlaceSets.beginning, &steps) : CallSteps.Result()
    let ways = (way(.newcomer, steps), way(.beginning, steps))
    effect.reached = effect.reached.or(met.state).or(begun.state)
    let number = lives.append(at: steps.sets.union(met.places, begun.places), &effect, steps)
    if met.isAllowed { steps.moves.record(number, .move(ways.0, keeping: nil)) }
    if begun.isAllowed { steps.moves.record(number, .move(ways.1, keeping: met.isAllowed ? met.places : nil)) }
    lives.finish(lives.indices.count - 1, wasAlive: true, &effect, &steps)
    if owners.isNewcomer { letBegin(keepsOld: owners.isFresh || isCrowded, &steps) }
  }

  /// Applies a call that may belong to several life cycles, or to one without a known object.
  private mutating func share(
    _ owners: CallOwners, isCertain: Bool, _ effect: inout CallEffect, _ steps: inout CallSteps
  ) {
    for index in lives.indices where lives.mayTake(index, effect, steps) {
      settle(index, result(of: effect.callback, life: index, &steps), keepsOld: true, &effect, &steps)
    }
    let met = result(of: effect.callback, from: newcomer, &steps)
    let begun = result(of: effect.callback, from: PlaceSets.beginning, &steps)
    stay(met, .newcomer, keepsOld: isCrowded || !isCertain, &effect, &steps)
    mayBeNew = mayBeNew || begun.isAllowed
    guard owners.isFresh, begun.isAllowed else { return }
    stay(begun, .beginning, keepsOld: true, &effect, &steps)
    isCrowded = true
  }

  // MARK: - Following life cycles

  /// Follows an object that may be wherever the page allows the call.
  private mutating func followAnywhere(_ effect: inout CallEffect, _ steps: inout CallSteps) {
    if lives.makeRoom(&effect, &steps) { hasForgotten = true }
    let result = steps.result(ofAny: effect.callback)
    effect.reached = effect.reached.or(result.state)
    let number = lives.append(at: result.places, &effect, steps)
    steps.moves.record(number, .move(.anywhere, keeping: nil))
    lives.finish(lives.indices.count - 1, wasAlive: true, &effect, &steps)
  }

  /// Drops a life cycle that was at the places of a set: its object has begun another.
  private mutating func drop(_ index: Int, at places: Int, _ effect: inout CallEffect, _ steps: inout CallSteps) {
    if steps.sets[places].isLiving { lives.end(index, at: places, &effect, &steps) }
    lives.remove(index, effect, &steps)
  }

  /// Moves a followed life cycle by the result of a call.
  private mutating func settle(
    _ index: Int, _ result: CallSteps.Result, isAnywhere: Bool = false, keepsOld: Bool, _ effect: inout CallEffect,
    _ steps: inout CallSteps
  ) {
    if steps.moves.isRecorded {
      recordMove(of: index, result, isAnywhere: isAnywhere, keepsOld: keepsOld, effect, &steps)
    }
    guard result.isAllowed else { return }
    effect.reached = effect.reached.or(result.state)
    let places = keepsOld ? steps.sets.union(lives[index].places, result.places) : result.places
    lives.move(index, to: places, &effect, &steps)
  }

  /// Moves those without a known object by the result of a call.
  private mutating func stay(
    _ result: CallSteps.Result, _ origin: Origin, keepsOld: Bool, _ effect: inout CallEffect, _ steps: inout CallSteps
  ) {
    let wasAlive = steps.sets[newcomer].isLiving
    if result.isAllowed {
      if steps.moves.isRecorded {
        steps.moves.record(LifeMove.newcomer, .move(way(origin, steps), keeping: keepsOld ? newcomer : nil))
      }
      effect.reached = effect.reached.or(result.state)
      newcomer = keepsOld ? steps.sets.union(newcomer, result.places) : result.places
    } else if steps.isLate(effect.callback) {
      steps.moves.record(LifeMove.newcomer, .move(.none, keeping: newcomer))
    }
    guard steps.page.hasOneLife, result.isAllowed || effect.lifeCount > 0 else { return }
    let isOver = effect.noteOnlyLife(wasAlive: wasAlive, isAlive: steps.sets[newcomer].isLiving)
    if isOver { steps.moves.record(LifeMove.newcomer, .end(at: newcomer)) }
  }

  /// Lets another life cycle begin, once that without a known object has one.
  private mutating func letBegin(keepsOld: Bool, _ steps: inout CallSteps) {
    let way = LifeMove.Way.copy(of: LifeMove.beginning)
    steps.moves.record(LifeMove.newcomer, .move(way, keeping: keepsOld ? newcomer : nil))
    newcomer = keepsOld ? steps.sets.union(newcomer, PlaceSets.beginning) : PlaceSets.beginning
  }
}
