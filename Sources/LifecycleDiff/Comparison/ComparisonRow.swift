import LifecycleModel

/// One line of a comparison: what one delegate is told, and what stands for it with the other.
///
/// Ids of the left side belong to the left life cycle, those of the right side to the right one.
package struct ComparisonRow: Hashable, Sendable {
  /// The left call or value; `nil` where only the right one is told.
  package let left: CallbackID?
  /// The right call or value; `nil` where nothing stands for the left one.
  package let right: CallbackID?
  /// The value before, of the side that is observed, where only that tells this row from another with the same value.
  package internal(set) var previous: CallbackID?
  /// The left hops on which the two meet, or on which the left one comes alone; the right hops where there is no left one.
  package let transitions: [TransitionID]
  /// The left hops on which the left one comes too, but meets nothing on the right.
  package internal(set) var unanswered: [TransitionID] = []
  /// What the pages' equivalents offer in place of the side that is missing, as Markdown; `nil` for no word.
  package internal(set) var substitute: String?
  /// What else is to be said, in order.
  package internal(set) var notes: [ComparisonNote] = []
  /// Whether neither side nor the value before tells this row from another.
  package internal(set) var isAmbiguous = false
}
