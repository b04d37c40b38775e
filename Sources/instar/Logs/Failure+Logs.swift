import LifecycleLogs

extension Failure {
  /// No call of the page is never a success, unless these are the rows of a part of a log.
  static func nothingToCheck(_ summary: LogSummary?, _ counts: LogReader.Counts, page: String) -> Failure {
    guard let summary, summary.calls > 0 else {
      return Failure(
        "nothing to check: no call of '\(page)' in \(counted(counts.lines, "line"))",
        help: "Log with the delegates of 'instar scaffold', or say with --line what the app's own lines mean")
    }
    if summary.isOfOtherPage {
      return Failure(
        "nothing to check: \(summary.unlistedCalls) of \(counted(summary.calls, "call")) are not on '\(page)'",
        help: "Name the page that the app was scaffolded from")
    }
    return Failure(
      "nothing to check: the page allows each of \(counted(summary.calls, "call")) at any time, or does not observe it",
      help: "Log more callbacks, or from the launch on")
  }

  private static func counted(_ count: Int, _ one: String) -> String { "\(count) \(count == 1 ? one : one + "s")" }
}

extension LogSummary {
  /// `true` if more than half of the calls are of callbacks that the page does not list.
  var isOfOtherPage: Bool { unlistedCalls * 2 > calls }

  /// `true` if the page decides about some call, and lists most.
  var isSomethingToCheck: Bool { telling > 0 && !isOfOtherPage }
}

extension UndatedProcess {
  /// Throws, since runs of several processes would be taken for one.
  func refuse(in files: [String]) throws(Failure) {
    throw Failure(
      "cannot tell whether process \(number) in '\(files[other])' is that in '\(files[first])': lines have no date",
      help: "Say --by process if it is the same one, --by file,process if each file has its own")
  }
}
