import LifecycleModel

/// One line of a comparison: what one delegate is told, and what stands for it with the other.
package struct ComparisonRow: Hashable, Sendable {
  /// The left delegate's call or value; `nil` where only the right one is told.
  package let left: CallbackID?
  /// The right delegate's call or value; `nil` where it is told nothing.
  package let right: CallbackID?
  /// The value before, where only that tells this row from another with the same right value.
  package internal(set) var previous: CallbackID?
  /// The hops on which the two come together, or on which the left one comes alone.
  package let transitions: [TransitionID]
  /// The hops on which the left one comes too, but with nothing on the right.
  package let unanswered: [TransitionID]
  /// What the page's equivalents offer where there is nothing on the right, as Markdown; `nil` for no word.
  package let substitute: String?
  /// Whether neither the right value nor the one before tells this row from another.
  package internal(set) var isAmbiguous: Bool
}
