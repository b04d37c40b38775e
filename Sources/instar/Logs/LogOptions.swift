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
  /// The keys.
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
  /// At its launch.
  case launch
  /// Anywhere, unless the lines tell.
  case anywhere
}
