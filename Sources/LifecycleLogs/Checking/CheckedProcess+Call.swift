import LifecyclePaths

extension CheckedProcess {
  /// A call with its place, its message and its line.
  struct Call: Sendable {
    /// The call.
    var call: LoggedCall
    /// Its place.
    let place: LogPlace
    /// `true` if it comes later than its time says, where calls are ordered by their times.
    var isLate = false
    /// The bytes of the message and of the line.
    private(set) var message: ArraySlice<UInt8>
    private(set) var line: ArraySlice<UInt8>

    /// The same with bytes of its own, which do not keep the block.
    var copied: Call {
      var copy = self
      copy.message = Array(message)[...]
      copy.line = Array(line)[...]
      return copy
    }
  }
}
