import ArgumentParser
import LifecycleLogs
import LifecycleModel

/// The options that say which part of a log is read.
struct LogSelectionOptions: ParsableArguments {
  @Option(
    name: .customLong("process"),
    help: ArgumentHelp("Read the messages of this process alone; may be repeated.", valueName: "name|pid"))
  var processes: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Leave out what comes before a time, written as the log shows it: '2026-08-11 17:15:22' or, on the day of the first line, \
      17:15. A line without a time is of that of the line before.
      """,
      valueName: "time"))
  var since: LogMoment?

  @Option(
    help: ArgumentHelp(
      "Leave out what comes after a time; what the log shows with this time itself is read.", valueName: "time"))
  var until: LogMoment?

  /// The messages that are read; `nil` for all.
  var selection: LogSelection? {
    LogSelection(
      processes: processes.map { Int($0).map(LogSelection.Process.number) ?? .name(Array($0.utf8)) }, since: since,
      until: until)
  }

  /// Throws for a time whose day each part of a log would take from another line.
  func expectCompleteTimes() throws(UsageError) {
    guard let time = [since, until].compactMap(\.self).first(where: { !$0.isComplete }) else { return }
    throw UsageError(
      "of rows with keys, '\(time)' may be a time of several days", help: "Write it with year, month and day")
  }

  /// The options as they are written; empty without any.
  var text: String {
    let names = processes.map { "--process '\($0)'" }
    let times = [("since", since), ("until", until)].compactMap { name, time in time.map { "--\(name) '\($0)'" } }
    return (names + times).joined(separator: " ")
  }
}

/// The option that says whose calls count.
struct LogDelegatesOption: ParsableArguments {
  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      "Leave out the calls of other delegates than these, with commas between; may be repeated.", valueName: "delegates"
    ))
  var lists: [String] = []

  /// The names of the delegates; empty for all.
  var names: [String] { lists.flatMap { $0.split(separator: ",").map(String.init) } }

  /// The delegates of a page; `nil` for all.
  func delegates(of lifecycle: Lifecycle) throws(UsageError) -> Set<DelegateID>? {
    guard !lists.isEmpty else { return nil }
    let known = lifecycle.delegates.map(\.name)
    for name in names where !known.contains(name) { throw .unknown("delegate", name, known: known) }
    return Set(lifecycle.delegateIDs.filter { names.contains(lifecycle[$0].name) })
  }

  /// The option as it is written; empty without it.
  var text: String { lists.isEmpty ? "" : "--only \(names.joined(separator: ","))" }
}

extension LogMoment: ExpressibleByArgument {
  /// Reads a time of the command line.
  public init?(argument: String) { self.init(argument) }
}
