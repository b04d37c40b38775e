import LifecycleModel

/// A call as a log has it, without a page.
package struct MinedCall: Hashable, Sendable {
  /// The callback.
  package var name: CallName
  /// The time in microseconds since 1970; `nil` where it is not known.
  package var time: Int64?
  /// The name of the state that the call leads to; `nil` where the line has none.
  package var state: String?
  /// The line.
  package var place: MinedPlace
  /// The number of the object that is called, or of its scene; `nil` for a call of the process, or where the line has none.
  package var object: UInt64?
  /// The number of the scene; `nil` where the line has none.
  package var scene: UInt64?
  /// The number of the section of its file: blank lines and comments are between sections; `nil` for a file without.
  package var section: Int?
  /// The words of the comment above the section.
  package var comment: String?

  /// Creates a call.
  package init(
    _ name: CallName, time: Int64? = nil, state: String? = nil, at place: MinedPlace, section: Int? = nil,
    comment: String? = nil
  ) {
    self.name = name
    self.time = time
    self.state = state
    self.place = place
    self.section = section
    self.comment = comment
  }

  /// Returns `true` if a call begins another event than one before it, of which it is more than a time away, or which is in
  /// another section.
  func isApart(from earlier: MinedCall, by rest: Int64) -> Bool {
    if let time, let before = earlier.time { return (time &- before).magnitude > rest.magnitude }
    return section != earlier.section || place.file != earlier.place.file
  }
}

/// A line of a log.
package struct MinedPlace: Hashable, Comparable, Sendable {
  /// The number of the file among those that are read, from 0.
  package var file: Int
  /// The line, from 1.
  package var line: Int

  /// Creates a place.
  package init(file: Int, line: Int) {
    self.file = file
    self.line = line
  }

  /// Compares in the order of reading.
  package static func < (left: Self, right: Self) -> Bool { (left.file, left.line) < (right.file, right.line) }
}
