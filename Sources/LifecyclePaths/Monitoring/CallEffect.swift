import LifecycleModel

/// What a call does to the life cycles of a process.
struct CallEffect: Sendable {
  /// The callback.
  let callback: CallbackID
  /// The object that is called; `nil` for a call of the process.
  let object: UInt64?
  /// The scene that the call is about.
  let scene: UInt64?
  /// The column of the object among those of a life cycle.
  let column: Int
  /// The number of columns.
  let columnCount: Int
  /// The number of the call in the process.
  let time: Int
  /// The number of life cycles that have been told apart.
  private(set) var lifeCount: Int
  /// `true` if the page allows the call.
  var isAllowed = false
  /// The state that it leads to.
  var reached = PossibleState.none
  /// The number of callbacks that the page allows before it.
  var allowedCount = 0
  /// `true` if there are others.
  var isTelling = false
  /// The number of its life cycle; `nil` if it may be of several.
  var life: Int?
  /// The numbers of the life cycles that are over after it.
  var ended: [Int] = []
  /// The number of the life cycle for which there is no room any more.
  var forgotten: Int?

  /// A call without effect so far.
  init(of call: MonitoredCall, at time: Int = 0, lifeCount: Int = 0, _ page: MonitoredPage) {
    callback = call.callback
    column = page.column(of: call.callback)
    columnCount = page.columnCount
    object = column == MonitoredPage.scene ? nil : call.object
    scene = call.scene
    self.time = time
    self.lifeCount = lifeCount
  }

  /// A number for a life cycle that has not been told apart before.
  mutating func newNumber() -> Int {
    lifeCount += 1
    return lifeCount
  }

  /// Remembers whether the only life cycle of the process has begun, and whether it is over; `true` if it is.
  mutating func noteOnlyLife(wasAlive: Bool, isAlive: Bool) -> Bool {
    let isNew = lifeCount == 0 || !wasAlive && isAlive
    if isNew { lifeCount += 1 }
    life = lifeCount
    guard isNew || wasAlive, !isAlive else { return false }
    ended.append(lifeCount)
    return true
  }

  /// Takes over the effect in another mode: of the modes in which the page allows the call, what is true in all.
  mutating func unite(with other: CallEffect) {
    let count = max(lifeCount, other.lifeCount)
    if other.isAllowed == isAllowed {
      reached = .common(to: reached, other.reached)
      allowedCount = max(allowedCount, other.allowedCount)
      life = life == other.life ? life : nil
      ended.removeAll { !other.ended.contains($0) }
      forgotten = forgotten ?? other.forgotten
    } else if other.isAllowed {
      self = other
    }
    lifeCount = count
  }
}
