/// The life cycles of a process that are told apart, by their scenes and objects.
struct FollowedLives: Sendable {
  /// The number of life cycles that are followed at once.
  private static let capacity = 32

  /// The number of those that may be alive.
  private(set) var livingCount = 0
  /// The number of those that cannot be over.
  private(set) var certainCount = 0
  private var lives: [MonitoredLife] = []
  // The scene and the objects of each, by column.
  private var objects: [UInt64?] = []

  var indices: Range<Int> { lives.indices }

  subscript(index: Int) -> MonitoredLife { lives[index] }

  // MARK: - Objects

  /// The life cycle of the scene of a call, or else of its object; `nil` for none, and for a call of the process.
  func index(of effect: CallEffect, _ steps: CallSteps) -> Int? {
    guard let object = effect.object else { return nil }
    let columnCount = effect.columnCount
    if effect.scene != nil {
      for index in lives.indices where objects[index * columnCount + MonitoredPage.scene] == effect.scene {
        return index
      }
    }
    for index in lives.indices where objects[index * columnCount + effect.column] == object {
      if mayTake(index, effect, steps) { return index }
    }
    return nil
  }

  /// Returns `true` unless a call is about another scene; a life cycle that may be over may begin again with another.
  func mayTake(_ index: Int, _ effect: CallEffect, _ steps: CallSteps) -> Bool {
    guard effect.scene != nil else { return true }
    let scene = objects[index * effect.columnCount + MonitoredPage.scene]
    return scene == nil || scene == effect.scene || steps.sets[lives[index].places].mayBeOver
  }

  /// Returns `true` for a life cycle that may take a call and has no known object of the called delegate.
  func isOpen(_ index: Int, to effect: CallEffect, _ steps: CallSteps) -> Bool {
    objects[index * effect.columnCount + effect.column] == nil && mayTake(index, effect, steps)
  }

  /// Remembers the object and the scene of a call; with `isOther`, the life cycle may have begun again, with another scene.
  mutating func meet(_ index: Int, _ effect: CallEffect, isOther: Bool = false) {
    let first = index * effect.columnCount
    if isOther { objects[first + MonitoredPage.scene] = nil }
    if effect.object != nil { objects[first + effect.column] = effect.object }
    if effect.scene != nil { objects[first + MonitoredPage.scene] = effect.scene }
  }

  // MARK: - Places

  /// Follows another life cycle, from a call on, as the last; its number.
  mutating func append(at places: Int, _ effect: inout CallEffect, _ steps: CallSteps) -> Int {
    let number = effect.newNumber()
    effect.life = number
    lives.append(MonitoredLife(places: places, lastCall: effect.time, number: number))
    objects.append(contentsOf: repeatElement(nil, count: effect.columnCount))
    meet(lives.count - 1, effect)
    count(places, by: 1, steps)
    return number
  }

  /// Remembers the time of a call.
  mutating func touch(_ index: Int, _ effect: inout CallEffect) {
    lives[index].lastCall = effect.time
    effect.life = lives[index].number
  }

  /// Moves a life cycle.
  mutating func move(_ index: Int, to places: Int, _ effect: inout CallEffect, _ steps: inout CallSteps) {
    let old = lives[index].places
    guard places != old else { return }
    place(index, at: places, steps)
    finish(index, wasAlive: steps.sets[old].isLiving, &effect, &steps)
  }

  /// Moves each to all places that it may have reached by calls that were lost.
  mutating func skip(_ lifeCount: inout Int, _ steps: inout CallSteps) {
    for index in lives.indices {
      let wasAlive = steps.sets[lives[index].places].isLiving
      let number = lives[index].number
      steps.moves.record(number, .move(.gap(of: number, at: lives[index].places), keeping: nil))
      place(index, at: steps.reach(of: lives[index].places), steps)
      guard !wasAlive, steps.sets[lives[index].places].isLiving else { continue }
      lifeCount += 1
      steps.moves.record(number, .rename(to: lifeCount))
      lives[index].number = lifeCount
    }
  }

  /// Replaces the numbers of sets by those that they have now.
  mutating func renumber(from old: PlaceSets?, _ steps: inout CallSteps) {
    (livingCount, certainCount) = (0, 0)
    for index in lives.indices {
      lives[index].places = old.map { steps.sets.number(of: $0.places(of: lives[index].places)) } ?? steps.sets.all
      count(lives[index].places, by: 1, steps)
    }
  }

  /// Moves a life cycle to a set that is not its last one of a call; the empty set for one that does not count.
  mutating func place(_ index: Int, at places: Int, _ steps: CallSteps) {
    count(lives[index].places, by: -1, steps)
    lives[index].places = places
    count(places, by: 1, steps)
  }

  /// Tells that a life cycle is over, or gives it another number if it has begun again. Drops one that is certainly over: a new
  /// one has other objects.
  mutating func finish(_ index: Int, wasAlive: Bool, _ effect: inout CallEffect, _ steps: inout CallSteps) {
    let facts = steps.sets[lives[index].places]
    if wasAlive, !facts.isLiving { end(index, at: lives[index].places, &effect, &steps) }
    if !wasAlive, facts.isLiving {
      let number = effect.newNumber()
      if effect.life == lives[index].number { effect.life = number }
      steps.moves.record(lives[index].number, .rename(to: number))
      lives[index].number = number
    }
    if !facts.hasBegun { remove(index, effect, &steps) }
  }

  /// Tells that a life cycle is over, at the places of a set.
  mutating func end(_ index: Int, at places: Int, _ effect: inout CallEffect, _ steps: inout CallSteps) {
    effect.ended.append(lives[index].number)
    steps.moves.record(lives[index].number, .end(at: places))
  }

  /// Drops the life cycle without a call for longest if there is no room for another; `true` if it may go on.
  mutating func makeRoom(_ effect: inout CallEffect, _ steps: inout CallSteps) -> Bool {
    guard lives.count >= Self.capacity, let oldest = lives.indices.min(by: { lives[$0].lastCall < lives[$1].lastCall })
    else { return false }
    let mayGoOn = steps.sets[lives[oldest].places].mayBeAlive
    if mayGoOn {
      effect.forgotten = lives[oldest].number
      steps.moves.record(lives[oldest].number, .end(at: lives[oldest].places))
    }
    remove(oldest, effect, &steps)
    return mayGoOn
  }

  /// Drops a life cycle.
  mutating func remove(_ index: Int, _ effect: CallEffect, _ steps: inout CallSteps) {
    steps.moves.record(lives[index].number, .drop)
    count(lives[index].places, by: -1, steps)
    lives.remove(at: index)
    objects.removeSubrange(index * effect.columnCount..<(index + 1) * effect.columnCount)
  }

  private mutating func count(_ places: Int, by change: Int, _ steps: CallSteps) {
    guard places != 0 else { return }
    let facts = steps.sets[places]
    if facts.mayBeAlive { livingCount += change }
    if !facts.mayBeOver { certainCount += change }
  }
}

extension FollowedLives: Packable {
  /// Adds the life cycles.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(livingCount)
    bytes.add(certainCount)
    bytes.add(lives)
    bytes.add(objects)
  }

  /// Takes the life cycles.
  package init(from bytes: inout PackedReader) {
    livingCount = bytes.next()
    certainCount = bytes.next()
    lives = bytes.next()
    objects = bytes.next()
  }
}
