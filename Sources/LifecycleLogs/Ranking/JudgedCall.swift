import LifecyclePaths

/// A call that candidates answer.
struct JudgedCall: Sendable {
  /// The object of a call, as a page reads it.
  struct Object: Sendable {
    /// The address.
    var instance: UInt64?
    /// The number of the scene.
    var scene: UInt64?
  }

  /// The number of its kind.
  let kind: Int
  /// The place.
  let place: LogPlace
  /// `true` for a line of the generated log, which all pages read alike.
  let isGenerated: Bool
  /// The object of a generated line.
  var object = Object()
  /// The objects of another line, by page.
  var objects: [Object] = []

  /// The object as a page reads it.
  func object(on page: Int) -> Object { isGenerated ? object : objects[page] }
}
