import LifecycleLogs

/// The lines and calls of logs that options leave out.
struct LeftOutLines {
  /// The options as they are written.
  private let options: String
  private let selection: LogSelection?
  /// The number of messages, and of calls in others, that are left out.
  private let count: Int
  private let lineCount: Int

  /// Counts what is left out; `selection` is that of the reader, after the last line.
  init(
    _ part: LogSelectionOptions, _ delegates: LogDelegatesOption? = nil, selection: LogSelection?,
    _ counts: LogReader.Counts, calls: Int = 0
  ) {
    options = [part.text, delegates?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    self.selection = selection
    count = counts.leftOutMessages + calls
    lineCount = counts.lines
  }

  /// Prints how much is left out, if anything is.
  func report(on terminal: Terminal) {
    if count > 0 { terminal.printStatus("Left out \(count) \(count == 1 ? "message" : "messages"): \(options)") }
  }

  /// The failure of a command for which nothing is left; `nil` where the options are not the reason.
  func failure(_ nothing: String, of page: String? = nil) -> Failure? {
    guard count > 0 else { return nil }
    let calls = page.map { "call of '\($0)'" } ?? "call"
    return Failure(
      "\(nothing): no \(calls) in what \(options) leaves of \(lineCount) \(lineCount == 1 ? "line" : "lines")",
      help: help)
  }

  private var help: String {
    let choice = selection?.choice
    var known: [String] = []
    if selection?.isOfTime == true {
      guard let times = choice?.times else { return "Leave out --since and --until: no line has a time" }
      known.append("times from \(LogTime.shown(times.lowerBound)) to \(LogTime.shown(times.upperBound))")
    }
    if let programs = choice?.programs, !programs.isEmpty {
      known.append(
        "processes of " + programs.map { "'\(String(decoding: $0, as: UTF8.self))'" }.joined(separator: ", "))
    }
    guard !known.isEmpty else { return "Leave one of the options out, or see what is read with 'instar log events'" }
    return "Name what the log has: " + known.joined(separator: "; ")
  }
}
