import ArgumentParser
import LifecycleLogs
import LifecycleModel

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

  /// The options of a reader.
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
  /// The formats.
  let formats: [LogFormat]

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    formats = names.compactMap { LogFormat(rawValue: String($0)) }
    guard formats.count == names.count, formats.count <= LogDecoder.mostFormats, !formats.dropFirst().contains(.keyed)
    else { return nil }
  }

  static var allValueStrings: [String] { LogFormat.allCases.map(\.rawValue) }
}
