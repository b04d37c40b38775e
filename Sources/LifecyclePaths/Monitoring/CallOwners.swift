/// The life cycles that may take a call of the process or of a new object.
struct CallOwners: Sendable {
  /// The first of those that are followed.
  var followed: Int?
  /// The number of those that are followed.
  var followedCount = 0
  /// `true` if one without a known object may take it.
  var isNewcomer = false
  /// `true` if it may begin one.
  var isFresh = false

  /// The number of all.
  var count: Int { followedCount + (isNewcomer ? 1 : 0) + (isFresh ? 1 : 0) }
}
