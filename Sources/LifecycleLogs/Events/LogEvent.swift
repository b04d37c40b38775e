import LifecyclePaths

/// What a log says at a place, with the process that says it.
package struct LogEvent: Sendable {
  /// What is said.
  package enum Content: Sendable {
    /// A callback was called.
    case call(LoggedCall)
    /// A process begins, for a page.
    indirect case launch(LaunchLine)
    /// The running monitor reports a call.
    indirect case problem(ProblemLine)
    /// Messages were lost; how many, where that is known.
    case lost(Int?)
    /// Messages before the next one are left out by their times.
    case leftOut
  }

  /// What is said.
  package var content: Content
  /// The number of the page for which the message was read, among those of the reader, from 0.
  package var page = 0
  /// The number of a generated call in `SharedNames`, if the event is one for all pages of the reader.
  @OptionalNumber package var sharedName: Int? = nil
  /// The place.
  package var place: LogPlace
  /// The process, as far as the envelope tells it.
  package var source: LogSource
  /// The launch that a generated line names, as a number of `ByteNames`.
  @OptionalNumber package var launch: Int? = nil
  /// The message; ranges of a call count from its first byte.
  package var message: ArraySlice<UInt8>
  /// The number of the message in its file.
  package var number: Int
  /// The format of the innermost envelope.
  package var format: LogFormat

  /// `true` if it comes later than its time says, where events are ordered by their times.
  package var isLate = false

  /// The line as one of a process.
  func foldingLine(of process: Int) -> CallFolding.Line {
    var line = CallFolding.Line(at: place.time, format: format, process: process, position: number)
    (line.file, line.key) = (place.file, source.key)
    return line
  }

  /// `true` if it says that messages are left out.
  package var isLeftOut: Bool { if case .leftOut = content { true } else { false } }
}
