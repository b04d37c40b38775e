import LifecycleModel

/// The facts about the other life cycles of a process, and about the process, on which the silent transitions of one depend.
struct Surroundings: Hashable, Sendable {
  /// The number of different surroundings of a page.
  static let count = 16
  /// The different surroundings of a page with modes, by number; without, `mode` makes no difference.
  static let all = (0..<count).map { number in
    Surroundings(
      othersMayBeAlive: number & 4 != 0, othersMayBeOver: number & 2 != 0, hasBegun: number & 1 != 0,
      mode: number & 8 != 0 ? .withoutScenes : .withScenes)
  }

  /// `true` if another life cycle may be alive.
  var othersMayBeAlive: Bool
  /// `true` if all other life cycles may be over.
  var othersMayBeOver: Bool
  /// `true` for a life cycle that has begun: nothing but a call begins it again.
  var hasBegun: Bool
  /// The mode of the process.
  var mode: AppMode?

  /// A number below `count` that no others of a page have: it has no modes, or all.
  var number: Int {
    let isOtherMode =
      switch mode {
      case nil, .withScenes: false
      case .withoutScenes: true
      }
    return (isOtherMode ? 8 : 0) | (othersMayBeAlive ? 4 : 0) | (othersMayBeOver ? 2 : 0) | (hasBegun ? 1 : 0)
  }
}
