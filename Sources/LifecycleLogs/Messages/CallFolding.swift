import LifecycleModel

/// Takes lines together that are one call.
///
/// People print several lines in one callback, and tools print one line twice. Lines are one call if they name the same callback
/// of the same object and process within 0.1 seconds, or follow each other where there are no times, with no other callback of
/// the delegate between, and if their texts or their envelopes differ: two lines with equal text and envelope are two calls, and
/// so are two that differ in addresses alone. A line that says that a callback ends is of the call whose line said that it begins,
/// however long that takes. A line that does not name the object may be about any; a generated line is always a call of its own.
package struct CallFolding: Sendable {
  /// The line of a call, as its record and its file say.
  package struct Line: Sendable {
    /// The format of the envelope.
    package var format: LogFormat
    /// The time in microseconds.
    package var time: Int64?
    /// A number for the process, the same for all of its lines.
    package var process: Int
    /// The number of the message in its file; that of the next one is greater by 1.
    package var position: Int
    /// The number of the file.
    package var file = 0
    /// The key of its row, in `keyed`.
    package var key: LogKey?

    /// Creates the line of a message.
    package init(at time: Int64?, format: LogFormat, process: Int, position: Int) {
      (self.time, self.format, self.process, self.position) = (time, format, process, position)
    }
  }

  /// The longest time between lines of a call: 0.1 seconds.
  package static let longest: Int64 = 100_000

  /// `true` to take each line for a call.
  package let isOff: Bool
  /// The number of lines that were not calls of their own.
  package private(set) var foldedCount = 0
  // By the process and the delegate.
  private var latest: [Int: LatestCalls] = [:]
  /// The number of processes with delegates at which those are forgotten that cannot matter any more.
  private var limit = 1024

  /// Begins with the first line.
  package init(isOff: Bool = false) { self.isOff = isOff }

  /// Takes the next line; returns `false` where it is of a call that came before.
  package mutating func isCall(_ call: LoggedCall, on line: Line) -> Bool {
    guard !isOff else { return true }
    let key = Self.key(of: call, on: line)
    if latest.count >= limit, latest[key] == nil { forget(before: line) }
    let isCall = latest[key, default: LatestCalls()].isCall(call, on: line)
    if !isCall { foldedCount += 1 }
    return isCall
  }

  /// Returns `true` for a line that says that a call ends which has begun.
  func isEnd(_ call: LoggedCall, on line: Line) -> Bool {
    !isOff && latest[Self.key(of: call, on: line)]?.isEnd(call, on: line) == true
  }

  private static func key(of call: LoggedCall, on line: Line) -> Int {
    line.process << 16 | (call.delegate.map { $0.index + 1 } ?? 0)
  }

  /// Forgets the calls that no line from now on can belong to.
  private mutating func forget(before line: Line) {
    latest = latest.filter { $0.value.mayGoOn(after: line) }
    limit = max(1024, latest.count * 2)
  }
}
