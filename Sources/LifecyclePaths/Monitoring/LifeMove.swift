import LifecycleModel

/// A move of a life cycle, for those that follow what happens on the way.
struct LifeMove: Sendable {
  /// The way of a life cycle to its places.
  enum Way: Sendable {
    /// By the call, as one that was at the places of a set.
    case call(of: Int, at: Int, Surroundings)
    /// By the call, wherever the page allows it.
    case anywhere
    /// By any calls, as one that was at the places of a set.
    case gap(of: Int, at: Int)
    /// Without a call, as another.
    case copy(of: Int)
    /// Not at all.
    case none

    /// `true` for one without a call.
    var isCopy: Bool {
      switch self {
      case .copy: true
      case .call, .anywhere, .gap, .none: false
      }
    }
  }

  /// A change of what is followed.
  enum Change: Sendable {
    /// It moves, and may also stay at the places of a set.
    case move(Way, keeping: Int?)
    /// If those that begin or have no known object take the call, it is over, after the places of a set.
    case mayBeOver(at: Int)
    /// It is over at the places of a set.
    case end(at: Int)
    /// It is followed no longer.
    case drop
    /// It begins again as another.
    case rename(to: Int)
  }

  /// The life cycles without a known object, instead of a number.
  static let newcomer = 0
  /// One that begins.
  static let beginning = -1

  /// The mode of the process.
  let mode: AppMode?
  /// The number of the life cycle.
  let life: Int
  /// The change.
  let change: Change
}

/// The moves of the last call or gap, if they are recorded.
struct LifeMoves: Sendable {
  /// `true` if they are.
  var isRecorded = false
  /// The mode of the process.
  var mode: AppMode?
  /// The callback; `nil` for a gap.
  private(set) var callback: CallbackID?
  /// The moves.
  private(set) var moves: [LifeMove] = []

  /// Begins with a call or a gap.
  mutating func begin(_ callback: CallbackID?) {
    guard isRecorded else { return }
    self.callback = callback
    moves.removeAll(keepingCapacity: true)
  }

  /// Records a change.
  mutating func record(_ life: Int, _ change: LifeMove.Change) {
    guard isRecorded else { return }
    moves.append(LifeMove(mode: mode, life: life, change: change))
  }
}
