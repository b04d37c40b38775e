/// The calls of a life cycle that logs have: those of a scene with the process's own calls beside them, or of a process.
package struct MinedLife: Sendable {
  /// The beginning of a process, as a log tells it.
  package enum ProcessStart: Hashable, Sendable {
    /// Its first line is the first of the process.
    case told
    /// Its first call comes only when a process begins; calls before it may be missing.
    case launched
    /// Nothing.
    case unknown
  }

  /// The number of the process; after a gap, it is another one.
  package var process: Int
  /// The number of the process in the logs, before gaps divide it.
  var undivided: Int
  /// The name of the life cycle in the log; `nil` where nothing tells those of the process apart.
  package var name: LogScope.LifeName?
  /// The calls in order; at least one.
  package var calls: [MinedCall]
  /// `true` if the first call is the first of the life cycle; else lines before it may be missing.
  package var isWhole: Bool
  /// The beginning of the process.
  package var processStart: ProcessStart
  /// `true` if another process follows, and only its first call tells that it is one.
  package var isFollowed: Bool

  /// `true` if no other life cycle of the process can have begun without a line.
  var isWholeProcess: Bool { processStart != .unknown }

  /// Creates a life cycle.
  package init(
    process: Int, of undivided: Int? = nil, name: LogScope.LifeName? = nil, calls: [MinedCall], isWhole: Bool = true,
    processStart: ProcessStart = .told, isFollowed: Bool = false
  ) {
    self.process = process
    self.undivided = undivided ?? process
    self.name = name
    self.calls = calls
    self.isWhole = isWhole
    self.processStart = processStart
    self.isFollowed = isFollowed
  }
}
