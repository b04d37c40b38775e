import LifecycleModel

/// What stands for a left call on the right, with all that tells it from others.
struct Counterpart {
  /// The right call or value.
  let right: CallbackID
  /// The left hops on which the two meet, in page order.
  let transitions: [TransitionID]
  /// The value before, of the observed side.
  var previous: CallbackID?
  /// Whether nothing tells the pair from some other.
  var isAmbiguous = false
  /// What follows from that.
  var notes: [ComparisonNote] = []
}
