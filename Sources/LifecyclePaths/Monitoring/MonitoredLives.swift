import LifecycleModel

/// The life cycles of a process of one mode, as the calls that came so far tell them.
///
/// It accepts what some run of the page explains. Which life cycle a call of the process or of a new object belongs to is not
/// known: if several may take it, all do, and stay where they were too. The same rules are in the monitor that
/// `instar scaffold --monitor` writes (`Templates/Swift/LifecycleMonitor.mustache`).
struct MonitoredLives: Sendable {
  /// `false` once a call has shown that the process has another mode.
  var isOpen = true
  /// `true` if the page allows the last call.
  private(set) var isAllowed = false
  /// The state that the last call leads to, and the state before it.
  private(set) var reached = PossibleState.none
  private(set) var left = PossibleState.none
  /// The places where the life cycle of the last call was, and what was known of the others; where the call is of none, those of
  /// all.
  private(set) var placesBefore = 0
  private(set) var surroundingsBefore: CallSteps.Surroundings
  /// The number of the life cycle of the last call, if it has one that is followed.
  private(set) var called: Int?

  /// The number of life cycles that are followed at once; the one without a call for longest is dropped for another.
  private static let capacity = 32

  let page: MonitoredPage
  let mode: AppMode?
  private(set) var lives: [MonitoredLife] = []
  /// The places of life cycles without a known object.
  private(set) var newcomer: Int
  /// The place where a life cycle begins, as a set.
  let fresh: Int
  private var clock = 0
  private var count = 0
  /// `true` if several life cycles may have no known object.
  private(set) var isCrowded: Bool
  /// `true` if a life cycle was dropped that may continue.
  private var hasForgotten = false

  /// Begins with a process that starts, or with one that may be anywhere.
  init(_ page: MonitoredPage, mode: AppMode?, isAnywhere: Bool, _ steps: inout CallSteps) {
    self.page = page
    self.mode = mode
    fresh = steps.sets.number(of: [0])
    newcomer = isAnywhere ? steps.allPlaces() : fresh
    isCrowded = isAnywhere && !page.hasOneLife
    surroundingsBefore = CallSteps.Surroundings(
      othersMayBeAlive: false, othersMayBeOver: true, hasBegun: false, mode: mode)
  }

  /// Applies a call, if the page allows it.
  mutating func take(_ call: MonitoredCall, _ steps: inout CallSteps) {
    clock += 1
    reached = .none
    let index = call.object.flatMap { _ in life(of: call) }
    // A call of the process may belong to any of several life cycles.
    let isAmbiguous = call.object == nil && !page.hasOneLife
    placesBefore = index.map { lives[$0].places } ?? allPlaces(&steps)
    surroundingsBefore = index.map { surroundings(of: $0, steps) } ?? newcomerSurroundings(of: newcomer, steps)
    left = isAmbiguous ? .none : steps.sets[index.map { lives[$0].places } ?? newcomer].state
    let number = index.map { lives[$0].number }
    isAllowed = index.map { proceed($0, by: call, &steps) } ?? begin(by: call, &steps)
    called = number.flatMap { number in lives.contains { $0.number == number } ? number : nil }
  }

  /// Continues after a call that the page does not allow, wherever it allows it.
  mutating func adapt(to call: MonitoredCall, _ steps: inout CallSteps) {
    adapt(to: call, life: called.flatMap { number in lives.firstIndex { $0.number == number } }, &steps)
  }

  /// Continues after calls that may have been lost: any number of any calls.
  mutating func skip(_ steps: inout CallSteps) {
    for index in lives.indices { lives[index].places = steps.reach(of: lives[index].places) }
    newcomer = steps.sets.union(steps.reach(of: newcomer), steps.reach(of: fresh))
    isCrowded = !page.hasOneLife
    hasForgotten = !page.hasOneLife
  }

  /// Returns `true` if the page allows a call now: in the life cycle of the last call, else in any.
  func allows(_ call: CallbackID, _ steps: inout CallSteps) -> Bool {
    if let index = lives.firstIndex(where: { $0.number == called }) {
      return result(of: call, life: index, &steps).isAllowed
    }
    return lives.indices.contains { result(of: call, life: $0, &steps).isAllowed }
      || result(of: call, from: newcomer, &steps).isAllowed
      || !page.hasOneLife && result(of: call, from: fresh, &steps).isAllowed
  }

  /// `true` if some life cycle has begun and is not over; `nil` if that is not known.
  func isAlive(_ steps: CallSteps) -> Bool? {
    let facts = (lives.map(\.places) + [newcomer]).map { steps.sets[$0] }
    if facts.contains(where: { $0.mayBeAlive && !$0.mayBeOver }) { return true }
    return facts.contains(where: \.mayBeAlive) ? nil : false
  }

  // MARK: - Assigning calls

  /// The followed life cycle of a call's scene, or else of its object.
  private func life(of call: MonitoredCall) -> Int? {
    let delegate = page.delegate(of: call.callback)
    if let scene = call.scene, let index = lives.firstIndex(where: { $0.scene == scene }) { return index }
    return lives.firstIndex { $0.objects[delegate] == call.object && $0.mayTake(call) }
  }

  /// Applies a call of a followed life cycle; `false` if the page does not allow it.
  private mutating func proceed(_ index: Int, by call: MonitoredCall, _ steps: inout CallSteps) -> Bool {
    lives[index].lastCall = clock
    let isLate = steps.isLate(call.callback)
    if steps.sets[lives[index].places].mayBeOver { return proceedOrBegin(index, by: call, &steps) }
    let result = result(of: call.callback, life: index, &steps)
    guard result.isAllowed else { return isLate }
    lives[index].meet(call, of: page.delegate(of: call.callback))
    settle(index, result, keepsOld: isLate, &steps)
    release(index, steps)
    return true
  }

  /// Applies a call of a life cycle that may be over, so that another of the same object may have begun.
  private mutating func proceedOrBegin(_ index: Int, by call: MonitoredCall, _ steps: inout CallSteps) -> Bool {
    let isLate = steps.isLate(call.callback)
    let others = lives.indices.filter { isOpen($0, to: call) && result(of: call.callback, life: $0, &steps).isAllowed }
    let own = result(of: call.callback, life: index, &steps)
    if own.isAllowed {
      settle(index, own, keepsOld: !others.isEmpty || isLate, &steps)
    } else if !isLate {
      lives.remove(at: index)
      return begin(by: call, &steps)
    }
    let number = lives[index].number
    for other in lives.indices where isOpen(other, to: call) {
      settle(other, result(of: call.callback, life: other, &steps), keepsOld: true, &steps)
    }
    releaseAll(but: number, steps)
    guard let index = lives.firstIndex(where: { $0.number == number }) else { return true }
    // If another has begun, this one is over and does not count as alive.
    var life = lives.remove(at: index)
    let met = result(of: call.callback, from: newcomer, &steps)
    if met.isAllowed {
      life.places = steps.sets.union(life.places, met.places)
      reached = reached.or(met.state)
      newcomer = steps.sets.union(newcomer, fresh)
    }
    let begun = result(of: call.callback, from: fresh, &steps)
    if begun.isAllowed {
      life.places = steps.sets.union(life.places, begun.places)
      reached = reached.or(begun.state)
    }
    life.lastCall = clock
    lives.append(life)
    release(lives.count - 1, steps)
    return true
  }

  /// `true` for a followed life cycle without a known object of the called delegate.
  private func isOpen(_ index: Int, to call: MonitoredCall) -> Bool {
    lives[index].objects[page.delegate(of: call.callback)] == nil && lives[index].mayTake(call)
  }

  /// Applies a call of the process or of a new object; `false` if the page does not allow it.
  private mutating func begin(by call: MonitoredCall, _ steps: inout CallSteps) -> Bool {
    let owners = lives.indices.filter { index in
      lives[index].mayTake(call) && result(of: call.callback, life: index, &steps).isAllowed
    }
    let isNewcomer = result(of: call.callback, from: newcomer, &steps).isAllowed
    let hasNewcomer = steps.sets[newcomer].hasBegun
    let isFresh = !page.hasOneLife && hasNewcomer && result(of: call.callback, from: fresh, &steps).isAllowed
    let count = owners.count + (isNewcomer ? 1 : 0) + (isFresh ? 1 : 0)
    let isLate = steps.isLate(call.callback)
    if count == 0 {
      guard !isLate, call.object != nil, hasForgotten else { return isLate }
      adapt(to: call, life: nil, &steps)
    } else if let owner = owners.first, count == 1, !isLate {
      if call.object != nil { lives[owner].meet(call, of: page.delegate(of: call.callback)) }
      settle(owner, result(of: call.callback, life: owner, &steps), keepsOld: false, &steps)
      release(owner, steps)
    } else if call.object != nil, owners.isEmpty, !isLate {
      meet(call, isNewcomer: isNewcomer, isFresh: isFresh, &steps)
    } else {
      share(call, isFresh: isFresh, isCertain: count == 1 && !isLate, &steps)
    }
    return true
  }

  /// Follows an object from its first call.
  private mutating func meet(_ call: MonitoredCall, isNewcomer: Bool, isFresh: Bool, _ steps: inout CallSteps) {
    makeRoom(steps)
    var places = 0
    for (set, isOwner) in [(newcomer, isNewcomer), (fresh, isFresh)] where isOwner {
      let result = result(of: call.callback, from: set, &steps)
      places = steps.sets.union(places, result.places)
      reached = reached.or(result.state)
    }
    follow(call, at: places)
    release(lives.count - 1, steps)
    if isNewcomer, !isFresh, !isCrowded { newcomer = 0 }
    if isNewcomer { newcomer = steps.sets.union(newcomer, fresh) }
  }

  /// Applies a call that may belong to several life cycles, or to one without a known object.
  private mutating func share(_ call: MonitoredCall, isFresh: Bool, isCertain: Bool, _ steps: inout CallSteps) {
    for index in lives.indices where lives[index].mayTake(call) {
      settle(index, result(of: call.callback, life: index, &steps), keepsOld: true, &steps)
    }
    releaseAll(but: nil, steps)
    let met = result(of: call.callback, from: newcomer, &steps)
    if met.isAllowed {
      newcomer = isCrowded || !isCertain ? steps.sets.union(newcomer, met.places) : met.places
      reached = reached.or(met.state)
    }
    guard isFresh else { return }
    let begun = result(of: call.callback, from: fresh, &steps)
    guard begun.isAllowed else { return }
    newcomer = steps.sets.union(newcomer, begun.places)
    reached = reached.or(begun.state)
    isCrowded = true
  }

  private mutating func adapt(to call: MonitoredCall, life index: Int?, _ steps: inout CallSteps) {
    let result = steps.result(ofAny: call.callback)
    // A call that the page never makes tells nothing.
    guard result.isAllowed else { return }
    if let index {
      settle(index, result, keepsOld: false, &steps)
      release(index, steps)
    } else if call.object != nil {
      makeRoom(steps)
      follow(call, at: result.places)
      reached = reached.or(result.state)
      release(lives.count - 1, steps)
    } else {
      for index in lives.indices { settle(index, result, keepsOld: true, &steps) }
      newcomer = page.hasOneLife ? result.places : steps.sets.union(newcomer, result.places)
      reached = reached.or(result.state)
    }
  }

  // MARK: - Following life cycles

  private mutating func follow(_ call: MonitoredCall, at places: Int) {
    count += 1
    var life = MonitoredLife(places: places, lastCall: clock, number: count)
    life.meet(call, of: page.delegate(of: call.callback))
    lives.append(life)
  }

  private mutating func settle(
    _ index: Int, _ result: CallSteps.Result, keepsOld: Bool, _ steps: inout CallSteps
  ) {
    guard result.isAllowed else { return }
    lives[index].places = keepsOld ? steps.sets.union(lives[index].places, result.places) : result.places
    reached = reached.or(result.state)
  }

  /// Drops the life cycle without a call for longest if there is no room for another.
  private mutating func makeRoom(_ steps: CallSteps) {
    guard lives.count >= Self.capacity, let oldest = lives.indices.min(by: { lives[$0].lastCall < lives[$1].lastCall })
    else { return }
    if steps.sets[lives[oldest].places].mayBeAlive { hasForgotten = true }
    lives.remove(at: oldest)
  }

  /// Drops a life cycle that is certainly over; a new one has other objects.
  private mutating func release(_ index: Int, _ steps: CallSteps) {
    if !steps.sets[lives[index].places].hasBegun { lives.remove(at: index) }
  }

  private mutating func releaseAll(but number: Int?, _ steps: CallSteps) {
    lives.removeAll { $0.number != number && !steps.sets[$0.places].hasBegun }
  }
}
