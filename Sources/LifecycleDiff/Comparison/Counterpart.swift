import LifecycleModel

/// A right counterpart of a left call, with the data that distinguishes it from others.
struct Counterpart {
  /// The right call or value.
  let right: CallbackID
  /// The left transitions on which the two meet, in page order.
  let transitions: [TransitionID]
  /// The previous value, where it distinguishes the pair.
  var previous: CallbackID?
  /// `true` where nothing distinguishes the pair from another.
  var isAmbiguous = false
  /// The remarks for the row.
  var notes: [ComparisonNote] = []
}
