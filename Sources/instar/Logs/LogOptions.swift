import ArgumentParser
import LifecycleLogs
import LifecycleModel
import Text

/// The options of the commands that compare logs with a page.
struct LogOptions: ParsableArguments {
  @OptionGroup var reading: LogReadingOptions

  @Option(
    help: ArgumentHelp(
      """
      The callbacks that the log would show if they came: page, seen, or names with commas between. The default is page for \
      generated lines, and seen for an app's own prints.
      """,
      valueName: "callbacks"))
  var observed: String?

  @Option(
    help: ArgumentHelp(
      "Where a process is when its first line comes: launch or anywhere. The default is what the lines tell.",
      valueName: "place"))
  var start = LogStart.anywhere

  @Option(
    name: .customLong("by"),
    help: ArgumentHelp(
      """
      What tells processes apart, with commas between: \(ProcessKey.allCases.map(\.rawValue).joined(separator: ", ")). The default is \
      all that the lines have, and else the file.
      """,
      valueName: "keys"),
    completion: .words { ProcessKey.allCases.map(\.rawValue) })
  var keys: ProcessKeys?

  /// The keys that tell processes apart; `nil` for all that lines have.
  var processKeys: Set<ProcessKey>? { keys?.keys }

  @Flag(help: "Take each line for a call, also one of several that a callback prints.") var everyLine = false

  /// Throws for options that contradict each other: where lines are left out, a process may have begun before its first line.
  func expectSound() throws(UsageError) {
    if keys != nil, reading.isKeyed {
      throw UsageError(
        "rows with keys are told apart by these", help: "Leave out --by, or write other keys into the rows")
    }
    guard start == .launch, reading.part.since != nil else { return }
    throw UsageError(
      "with --since, a process may have begun before its first line", help: "Leave out --start launch, or --since")
  }

  /// Throws for rows with keys of which it is not said what the log would show: a part of a log does not tell it.
  func expectKnownCallbacks() throws(UsageError) {
    guard reading.isKeyed, observed ?? "seen" == "seen" else { return }
    throw UsageError(
      "--reads keyed needs to know which callbacks the log would show",
      help:
        "Say it with --observed page or --observed NAME,…; 'instar log events --reads keyed' lists those that are called"
    )
  }

  /// The options of a check, known before the first event: those of the command, else those of the log.
  func checkOptions(
    _ observed: ObservedCallbacks?, _ survey: LogSurvey, selecting delegates: Set<DelegateID>?
  ) -> LogCheck.Options {
    var options = LogCheck.Options(observed: observed ?? survey.observed)
    options.delegates = delegates
    options.processKeys = processKeys
    options.selection = reading.part.selection
    // Of a generated log, all callbacks are observed anyway.
    if observed == nil, !survey.hasGeneratedLines { options.complete = survey.complete }
    options.hasObjects = reading.isKeyed ? nil : survey.hasObjects
    options.takesEveryLine = everyLine
    options.startsAtLaunch = start == .launch
    return options
  }

  /// The callbacks that `--observed` names; `nil` for those that the log itself tells.
  func observedCallbacks(on lifecycle: Lifecycle) throws(UsageError) -> ObservedCallbacks? {
    switch observed {
    case nil, "seen": return nil
    case "page": return .delegates(lifecycle.delegateIDs)
    case let names?:
      var callbacks: Set<CallbackID> = []
      for name in names.split(separator: ",") {
        let found = lifecycle.callbackIDs.filter {
          lifecycle[$0].name == name || lifecycle.qualifiedName(of: $0) == name
        }
        guard !found.isEmpty else {
          let known = lifecycle.callbackIDs.map { lifecycle[$0].name }
          throw UsageError(
            "'\(name)' is no callback of the page",
            help: NearestWord.match(for: String(name), in: known).map { "Did you mean '\($0)'?" }
              ?? "Name callbacks as the page does, or use page or seen")
        }
        callbacks.formUnion(found)
      }
      return .callbacks(callbacks)
    }
  }
}

/// Keys of processes with commas between.
struct ProcessKeys: ExpressibleByArgument {
  let keys: Set<ProcessKey>

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    keys = Set(names.compactMap { ProcessKey(rawValue: String($0)) })
    guard keys.count == names.count else { return nil }
  }

  static var allValueStrings: [String] { ProcessKey.allCases.map(\.rawValue) }
}

/// Where a process is when its first line comes.
enum LogStart: String, CaseIterable, ExpressibleByArgument {
  case launch
  /// Anywhere, unless the lines tell.
  case anywhere
}

/// The options that say in which order events are taken.
struct LogOrderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The order of the events: lines, or time, which merges the files. The default is time for several files.",
      valueName: "order"))
  var order: EventOrder?

  @Option(help: ArgumentHelp("How late a line may come, by its time.", valueName: "seconds"))
  var within = 2.0

  /// The microseconds by which a line may come late.
  var window: Int64 { Int64(within * 1_000_000) }

  /// Throws for a time that is none, and for rows with keys, whose order is theirs.
  func expectSound(isKeyed: Bool) throws(UsageError) {
    guard (0...86_400).contains(within) else { throw UsageError("--within takes a number of seconds from 0 to 86400") }
    guard isKeyed, order == .time else { return }
    throw UsageError("rows with keys are checked in their order", help: "Sort them by their times first")
  }
}

extension EventOrder: ExpressibleByArgument {}

/// The options that say how the lines of a log are read.
struct LogReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("reads"),
    help: ArgumentHelp(
      """
      The format of the log, where it is not to be detected: \(LogFormat.allCases.map(\.rawValue).joined(separator: ", ")). \
      keyed,NAME if the lines in its columns have one, too.
      """,
      valueName: "name"),
    completion: .words { LogFormat.allCases.map(\.rawValue) })
  var nested: NestedFormats?

  @OptionGroup var part: LogSelectionOptions

  func readerOptions() throws(UsageError) -> LogReader.Options {
    var options = LogReader.Options(formats: formats)
    options.selection = part.selection
    guard !fieldLists.isEmpty else { return options }
    guard formats?.contains(.jsonl) ?? true else {
      throw UsageError("--field is about the format jsonl", help: "Leave out --field, or say --reads jsonl")
    }
    options.formats = formats ?? [.jsonl]
    options.fields = LogFields(try fields())
    return options
  }

  /// The members that `--field` names.
  private func fields() throws(UsageError) -> [(field: LogFields.Field, path: String)] {
    var fields: [(field: LogFields.Field, path: String)] = []
    for text in fieldLists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError(
          "--field takes NAME=PATH, not '\(text)'", help: "Write, for example, --field time=ts,message=log.text")
      }
      guard let field = LogFields.Field(rawValue: parts[0]) else {
        throw .unknown("field", parts[0], known: LogFields.Field.allCases.map(\.rawValue))
      }
      fields.append((field, parts[1]))
    }
    guard fields.count <= LogFields.mostPaths / 2 else {
      throw UsageError(
        "--field takes at most \(LogFields.mostPaths / 2) paths", help: "Leave out those that the log does not have")
    }
    return fields
  }

  /// The formats of the log, the outermost first; `nil` where they are to be detected.
  var formats: [LogFormat]? { nested?.formats }

  /// `true` if lines are rows with keys, of which nothing is detected.
  var isKeyed: Bool { formats?.first == .keyed }

  @Option(
    name: .customLong("line"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      A regular expression for lines that the app prints itself, whose group callback matches a callback's name, or value that of \
      an observed value; may be repeated. The page's Log lines are read without.
      """,
      valueName: "regex"))
  var lines: [String] = []

  @Option(
    name: .customLong("field"),
    help: ArgumentHelp(
      """
      The members of own JSON (--reads jsonl), with commas between: time=ts,message=data.text. Names: \
      \(LogFields.Field.allCases.map(\.rawValue).joined(separator: ", ")). Keys of members within members have dots between.
      """,
      valueName: "name=path"))
  var fieldLists: [String] = []

  /// The patterns of `--line`, which name the calls of a page.
  func patterns(for lifecycle: Lifecycle) throws(UsageError) -> [LoggedLine] {
    var patterns: [LoggedLine] = []
    for line in lines {
      let pattern = LinePattern(line)
      try Self.check(pattern, for: lifecycle)
      patterns.append(LoggedLine(pattern, .named))
    }
    return patterns
  }

  private static func check(_ pattern: LinePattern, for lifecycle: Lifecycle) throws(UsageError) {
    try pattern.check("--line")
    guard let (group, place) = pattern.groupWithoutName(in: lifecycle) else { return }
    throw .wrong(
      "no \(group == .value ? "observed value" : "callback") of the page matches group '\(group.rawValue)' of --line",
      in: pattern.text, at: place,
      help: lifecycle.callbacks.isEmpty
        ? "Name the page that has the values with --for" : "Let it match a whole name, and no more")
  }
}

/// Formats with commas between, the outermost first.
struct NestedFormats: ExpressibleByArgument {
  let formats: [LogFormat]

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    formats = names.compactMap { LogFormat(rawValue: String($0)) }
    guard formats.count == names.count, formats.count <= LogDecoder.mostFormats, !formats.dropFirst().contains(.keyed)
    else { return nil }
  }

  static var allValueStrings: [String] { LogFormat.allCases.map(\.rawValue) }
}

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
