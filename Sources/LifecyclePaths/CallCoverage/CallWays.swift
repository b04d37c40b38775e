/// The ways by which a call leads on from the places of a set, for any life cycle that may be there.
struct CallWays: Sendable {
  /// The set and the call that decide about them.
  struct Key: Hashable {
    /// The numbers of the set, and of the callback and the surroundings.
    let set: Int
    let call: Int
  }

  /// A way from one of the places to one of those that are reached, by their indices; its number is that of what happens on it.
  struct Way: Sendable {
    let source: Int
    let number: Int
    var target: Int
  }

  /// The places that are reached, in order.
  let places: [Int]
  /// The ways.
  let ways: [Way]
  /// For each place, the words of the transitions that may have made the call; none where it is one alone.
  let makers: [UInt64]
}
