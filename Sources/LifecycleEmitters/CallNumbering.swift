import LifecycleModel

/// Numbers calls as they come; a call in an any-order group has a bullet instead.
struct CallNumbering {
  private var count = 0

  /// What stands before the next call.
  mutating func mark(of step: Step) -> String {
    guard step.unordered == nil else { return "•" }
    count += 1
    return String(count)
  }
}
