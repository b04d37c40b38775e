/// One of the life cycles that a process has, as far as it is known.
struct MonitoredLife: Sendable {
  /// The set of places where it may be.
  var places: Int
  /// The number of its last call in the process.
  var lastCall: Int
  /// The number of the life cycle in its process, from 1.
  var number: Int
}
