/// The steps that a search may still take. Deciding a scenario is exact, and a hostile page could make it endless.
package struct Budget: Sendable {
  private var left: Int

  /// The steps for all scenarios of a page, at all of its versions.
  package static let ofPage = 10_000_000

  /// Creates a budget.
  package init(_ steps: Int = ofPage) {
    left = steps
  }

  /// `true` if nothing is left.
  package var isSpent: Bool { left <= 0 }

  /// Subtracts some steps.
  mutating func spend(_ steps: Int = 1) {
    left = max(0, left - steps)
  }

  /// Takes as much as there is, up to a limit, for one part of the work.
  mutating func take(_ limit: Int) -> Budget {
    let part = min(left, limit)
    left -= part
    return Budget(part)
  }

  /// Returns the steps that a part has not used.
  mutating func put(back part: Budget) {
    left += part.left
  }
}
