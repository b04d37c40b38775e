import LifecycleModel
import LifecyclePaths

/// The life cycles of a process of one mode, for `ReferenceMonitor`.
struct ReferenceLives: Sendable {
  private struct Life {
    var places: Set<Int>
    var objects: [DelegateID: UInt64] = [:]
    var scene: UInt64?
    var lastCall: Int
  }

  private(set) var isAllowed = false
  private(set) var reached = PossibleState.none
  private let automaton: CallAutomaton
  private let lifecycle: Lifecycle
  private let mode: AppMode?
  private let hasOneLife: Bool
  private var lives: [Life] = []
  private var newcomer: Set<Int>
  private var isCrowded: Bool
  private var mayBeNew = false
  private var hasForgotten = false
  private var clock = 0

  init(_ automaton: CallAutomaton, _ lifecycle: Lifecycle, mode: AppMode?, hasOneLife: Bool, isAnywhere: Bool) {
    self.automaton = automaton
    self.lifecycle = lifecycle
    self.mode = mode
    self.hasOneLife = hasOneLife
    newcomer = isAnywhere ? Set(automaton.states.indices) : [0]
    isCrowded = isAnywhere && !hasOneLife
  }

  mutating func take(_ call: MonitoredCall) {
    clock += 1
    reached = .none
    let before = self
    isAllowed = life(of: call).map { proceed($0, by: call) } ?? begin(by: call)
    if !isAllowed {
      let now = clock
      self = before
      (isAllowed, clock) = (false, now)
    }
  }

  mutating func adapt(to call: MonitoredCall) {
    let arrows = automaton.arrows.filter { $0.callback == call.callback }
    let targets = Set(arrows.map(\.target))
    let index = life(of: call)
    if let index { lives[index].lastCall = clock }
    guard !targets.isEmpty else { return }
    note(arrows)
    if let index, !mayBeOver(lives[index].places) {
      lives[index].places = targets
    } else if call.object != nil {
      if let index { lives.remove(at: index) }
      makeRoom()
      follow(call, at: targets)
    } else {
      mayBeNew = true
      for index in lives.indices { lives[index].places.formUnion(targets) }
      newcomer = hasOneLife ? targets : newcomer.union(targets)
    }
    lives.removeAll { $0.places.isSubset(of: [0]) }
  }

  mutating func skip() {
    for index in lives.indices { lives[index].places = reach(of: lives[index].places) }
    newcomer = reach(of: newcomer.union([0]))
    isCrowded = !hasOneLife
    hasForgotten = !hasOneLife
    mayBeNew = true
  }

  // MARK: - Answers

  var isAlive: Bool? {
    let sets = lives.map(\.places) + [newcomer]
    if sets.contains(where: { mayBeAlive($0) && !mayBeOver($0) }) { return true }
    return sets.contains(where: mayBeAlive) ? nil : false
  }

  func state(before call: MonitoredCall) -> PossibleState {
    if call.object == nil, !hasOneLife { return .none }
    return Self.state(of: (life(of: call).map { lives[$0].places } ?? newcomer).map { automaton.states[$0] })
  }

  func calls(insteadOf call: MonitoredCall) -> [CallbackID] {
    var rest = self
    let all = Set(automaton.arrows.map(\.callback)).sorted()
    let index = life(of: call)
    if let index {
      guard mayBeOver(lives[index].places) else { return all.filter { !arrows(of: $0, life: index).isEmpty } }
      rest.lives.remove(at: index)
    }
    return all.filter { call in
      rest.lives.indices.contains { !rest.arrows(of: call, life: $0).isEmpty }
        || (index == nil || rest.mayBeNewcomer(call)) && !rest.arrows(of: call, from: newcomer).isEmpty
        || !hasOneLife && !rest.arrows(of: call, from: [0]).isEmpty
    }
  }

  // MARK: - Assigning calls

  private func life(of call: MonitoredCall) -> Int? {
    guard call.object != nil else { return nil }
    if call.scene != nil, let index = lives.firstIndex(where: { $0.scene == call.scene }) { return index }
    let delegate = lifecycle[call.callback].delegate
    return lives.indices.first { lives[$0].objects[delegate] == call.object && mayTake($0, call) }
  }

  private func mayTake(_ index: Int, _ call: MonitoredCall) -> Bool {
    lives[index].scene == nil || call.scene == nil || lives[index].scene == call.scene
      || lives[index].places.contains { automaton.mayBeOver[$0] }
  }

  private mutating func proceed(_ index: Int, by call: MonitoredCall) -> Bool {
    if mayBeOver(lives[index].places) { return proceedOrBegin(index, by: call) }
    let isLate = automaton.late.contains(call.callback)
    let arrows = arrows(of: call.callback, life: index)
    guard !arrows.isEmpty || isLate else { return false }
    meet(index, call)
    settle(index, arrows, keepsOld: isLate)
    release()
    return true
  }

  private mutating func proceedOrBegin(_ index: Int, by call: MonitoredCall) -> Bool {
    let isLate = automaton.late.contains(call.callback)
    let own = arrows(of: call.callback, life: index)
    guard !own.isEmpty || isLate else {
      lives.remove(at: index)
      return begin(by: call, isKnown: true)
    }
    let delegate = lifecycle[call.callback].delegate
    let others = lives.indices.filter { $0 != index && lives[$0].objects[delegate] == nil && mayTake($0, call) }
    let hasOthers = others.contains { !arrows(of: call.callback, life: $0).isEmpty }
    meet(index, call)
    settle(index, own, keepsOld: hasOthers || isLate)
    for other in others { settle(other, arrows(of: call.callback, life: other), keepsOld: true) }
    let life = lives.remove(at: index)
    var places = life.places
    let met = mayBeNewcomer(call.callback) ? arrows(of: call.callback, from: newcomer) : []
    places.formUnion(met.map(\.target))
    if !met.isEmpty { newcomer.insert(0) }
    let begun = arrows(of: call.callback, from: [0])
    places.formUnion(begun.map(\.target))
    note(met + begun)
    lives.insert(life, at: index)
    lives[index].places = places
    release()
    return true
  }

  private mutating func begin(by call: MonitoredCall, isKnown: Bool = false) -> Bool {
    let owners = lives.indices.filter { mayTake($0, call) && !arrows(of: call.callback, life: $0).isEmpty }
    let isNoNewcomer = isKnown && !mayBeNewcomer(call.callback)
    let isNewcomer = !isNoNewcomer && !arrows(of: call.callback, from: newcomer).isEmpty
    let isFresh =
      !hasOneLife && (isNoNewcomer || !newcomer.isSubset(of: [0])) && !arrows(of: call.callback, from: [0]).isEmpty
    let count = owners.count + (isNewcomer ? 1 : 0) + (isFresh ? 1 : 0)
    let isLate = automaton.late.contains(call.callback)
    if count == 0 {
      guard !isLate, call.object != nil, hasForgotten else { return isLate }
      adapt(to: call)
    } else if let owner = owners.first, count == 1, !isLate {
      if call.object != nil {
        let last = lives[owner].lastCall
        if lives[owner].places.contains(where: { automaton.mayBeOver[$0] }) { lives[owner].scene = nil }
        meet(owner, call)
        lives[owner].lastCall = last
      }
      settle(owner, arrows(of: call.callback, life: owner), keepsOld: false)
    } else if call.object != nil, owners.isEmpty, !isLate {
      makeRoom()
      let first = isNewcomer ? arrows(of: call.callback, from: newcomer) : []
      let taken = first + (isFresh ? arrows(of: call.callback, from: [0]) : [])
      note(taken)
      follow(call, at: Set(taken.map(\.target)))
      if isNewcomer { newcomer = isFresh || isCrowded ? newcomer.union([0]) : [0] }
    } else {
      share(call, isFresh: isFresh, isCertain: count == 1 && !isLate)
    }
    release()
    return true
  }

  private mutating func share(_ call: MonitoredCall, isFresh: Bool, isCertain: Bool) {
    for index in lives.indices where mayTake(index, call) {
      settle(index, arrows(of: call.callback, life: index), keepsOld: true)
    }
    let met = arrows(of: call.callback, from: newcomer)
    mayBeNew = mayBeNew || !arrows(of: call.callback, from: [0]).isEmpty
    if !met.isEmpty {
      newcomer = (isCrowded || !isCertain ? newcomer : []).union(met.map(\.target))
      note(met)
    }
    let begun = isFresh ? arrows(of: call.callback, from: [0]) : []
    guard !begun.isEmpty else { return }
    newcomer.formUnion(begun.map(\.target))
    note(begun)
    isCrowded = true
  }

  // MARK: - Following life cycles

  private mutating func meet(_ index: Int, _ call: MonitoredCall) {
    lives[index].objects[lifecycle[call.callback].delegate] = call.object
    lives[index].scene = call.scene ?? lives[index].scene
    lives[index].lastCall = clock
  }

  private mutating func follow(_ call: MonitoredCall, at places: Set<Int>) {
    lives.append(Life(places: places, lastCall: clock))
    meet(lives.count - 1, call)
  }

  private mutating func settle(_ index: Int, _ arrows: [CallAutomaton.Arrow], keepsOld: Bool) {
    guard !arrows.isEmpty else { return }
    lives[index].places = (keepsOld ? lives[index].places : []).union(arrows.map(\.target))
    note(arrows)
  }

  private mutating func note(_ arrows: [CallAutomaton.Arrow]) {
    let states = arrows.map(\.state) + (reached.known.map { [$0] } ?? [])
    reached = reached == .several ? .several : Self.state(of: states)
  }

  private mutating func release() { lives.removeAll { $0.places.isSubset(of: [0]) } }

  private mutating func makeRoom() {
    guard lives.count >= 32, let oldest = lives.indices.min(by: { lives[$0].lastCall < lives[$1].lastCall }) else {
      return
    }
    hasForgotten = hasForgotten || mayBeAlive(lives[oldest].places)
    lives.remove(at: oldest)
  }

  // MARK: - Places

  private func mayBeAlive(_ places: Set<Int>) -> Bool { places.contains { automaton.mayBeAlive[$0] } }

  private func mayBeOver(_ places: Set<Int>) -> Bool { places.contains { automaton.mayBeOver[$0] } }

  private static func state(of states: [StateID]) -> PossibleState {
    let states = Set(states)
    return states.count > 1 ? .several : states.first.map { .one($0) } ?? .none
  }

  private func arrows(of call: CallbackID, life index: Int) -> [CallAutomaton.Arrow] {
    let others = lives.indices.filter { $0 != index }.map { lives[$0].places } + [newcomer]
    return arrows(
      of: call, from: lives[index].places, hasBegun: true,
      othersMayBeAlive: others.contains(where: mayBeAlive), othersMayBeOver: others.allSatisfy(mayBeOver))
  }

  private func arrows(of call: CallbackID, from places: Set<Int>) -> [CallAutomaton.Arrow] {
    let others = lives.map(\.places)
    let hasOwn = places == newcomer
    return arrows(
      of: call, from: places, hasBegun: false,
      othersMayBeAlive: (others + (hasOwn && !isCrowded ? [] : [newcomer])).contains(where: mayBeAlive),
      othersMayBeOver: (others + (hasOwn ? [] : [newcomer])).allSatisfy(mayBeOver))
  }

  private func arrows(
    of call: CallbackID, from places: Set<Int>, hasBegun: Bool, othersMayBeAlive: Bool, othersMayBeOver: Bool
  ) -> [CallAutomaton.Arrow] {
    let mayOthersLive = !hasOneLife && (automaton.mayBeAlive[0] || othersMayBeAlive)
    let closed = places.closed { place in
      automaton.silentTransitions.filter { silence in
        guard silence.source == place, !(place == 0 && hasBegun) else { return false }
        if let own = silence.mode, own != mode, mode != nil { return false }
        switch silence.mayBeEarlier ? nil : silence.condition {
        case nil: return true
        case .anotherScene: return mayOthersLive
        case .firstScene, .lastScene: return othersMayBeOver
        }
      }.map(\.target)
    }
    return automaton.arrows.filter { $0.callback == call && closed.contains($0.source) }
  }

  /// `false` for an object that was called before, of which no life cycle without a known object can be: all have had another one.
  private func mayBeNewcomer(_ call: CallbackID) -> Bool {
    let delegate = lifecycle[call].delegate
    let isOfProcess = lifecycle[delegate].multiplicity == .process
    let without = Set([0]).closed { place in
      automaton.arrows.filter { $0.source == place && (isOfProcess || lifecycle[$0.callback].delegate != delegate) }
        .map(\.target) + automaton.silentTransitions.filter { $0.source == place }.map(\.target)
    }
    return mayBeNew || !arrows(of: call, from: newcomer.intersection(without)).isEmpty
  }

  private func reach(of places: Set<Int>) -> Set<Int> {
    places.closed { place in
      automaton.arrows.filter { $0.source == place }.map(\.target)
        + automaton.silentTransitions.filter { $0.source == place }.map(\.target)
    }
  }
}

extension Set<Int> {
  /// These, and all that is reached from them.
  fileprivate func closed(_ next: (Int) -> [Int]) -> Set<Int> {
    var closed = self
    var waiting = Array(self)
    while let place = waiting.popLast() {
      for target in next(place) where closed.insert(target).inserted { waiting.append(target) }
    }
    return closed
  }
}
