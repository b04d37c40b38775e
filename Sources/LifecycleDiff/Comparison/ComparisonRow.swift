import LifecycleModel

/// A row of a comparison: a call or value of one side, and its counterpart on the other.
///
/// Ids of the left side belong to the left life cycle, those of the right side to the right one.
package struct ComparisonRow: Hashable, Sendable {
  /// The left call or value; `nil` where only the right side has one.
  package let left: CallbackID?
  /// The right call or value; `nil` where the left one has no counterpart.
  package let right: CallbackID?
  /// The previous value, where only that distinguishes this row from another with the same value.
  package internal(set) var previous: CallbackID?
  /// The left transitions on which the two meet, or all of a call without a counterpart; the right ones without a left call.
  package let transitions: [TransitionID]
  /// The left transitions that call the left one without its counterpart.
  package internal(set) var unanswered: [TransitionID] = []
  /// The Equivalents text in place of a missing counterpart, as Markdown; `nil` for none.
  package internal(set) var substitute: String?
  /// Further remarks, in order.
  package internal(set) var notes: [ComparisonNote] = []
  /// `true` where neither side nor the previous value distinguishes this row from another.
  package internal(set) var isAmbiguous = false
}
