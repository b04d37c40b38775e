import LifecycleModel

/// Numbers calls in order; one in an any-order group has a bullet instead, and the numbers skip it.
package struct CallNumbering {
  private var count = 0

  /// Begins with 1.
  package init() {}

  /// The mark before the next call.
  package mutating func mark(of step: Step) -> String {
    guard step.unordered == nil else { return "•" }
    count += 1
    return String(count)
  }

  /// The marks before the calls of a transition.
  package static func marks(of steps: [Step]) -> [String] {
    var numbering = CallNumbering()
    return steps.map { numbering.mark(of: $0) }
  }
}
