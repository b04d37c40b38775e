/// How much may still be looked at, in small steps: deciding a scenario is exact, and a hostile page could make it endless.
package struct Budget: Sendable {
  private var left: Int

  /// An effort of some steps; by default, of as many as a page's scenarios may take.
  package init(_ steps: Int = 10_000_000) {
    left = steps
  }

  /// Whether nothing is left.
  package var isSpent: Bool { left <= 0 }

  /// Takes some steps off.
  mutating func spend(_ steps: Int = 1) {
    left = max(0, left - steps)
  }

  /// Takes as much as there is, up to a limit, for one part of the work.
  mutating func take(_ limit: Int) -> Budget {
    let part = min(left, limit)
    left -= part
    return Budget(part)
  }

  /// Puts back what a part has not needed.
  mutating func put(back part: Budget) {
    left += part.left
  }
}
