import ArgumentParser
import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecycleReader
import LifecycleTemplates
import Reports
import Text

/// `instar log which`: the pages and versions that explain logs best.
struct LogWhichCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "which",
    abstract: "Rank pages and versions by how well they explain logs.",
    discussion: """
      Prints what the calls cost on each page, in bits per call: an expected call costs the logarithm of the number of the log's \
      calls that the page allows there; one that it does not allow or does not list costs 16. The fewest bits explain the logs \
      best. Below the table are the calls that decide between the first and the second.

      Exits with 1 if the logs leave it open: they have fewer than 20 calls, another page explains as many calls and costs less \
      than 1 bit per call more, or explains fewer and costs less than 10 bits more, the first does not list half of the calls, or \
      another page explains more. Exits with 2 if there is no call.

      Examples:
        instar log which app.log
        instar log which logs/ --among uikit-app,uikit-scenes,docs/order.md
        instar log which app.log --at "iOS 26" --format json
        instar simulate uikit-scenes --random 50 --log | instar log which
      """)

  @Argument(
    help: ArgumentHelp("Logs: files, folders, or '-' for standard input, which is the default.", valueName: "log"),
    completion: .file())
  var logs: [String] = []
  @Option(
    help: ArgumentHelp(
      "The pages that are ranked, with commas between; may be repeated. The default is all bundled pages.",
      valueName: "pages"),
    completion: .page)
  var among: [String] = []
  @OptionGroup var log: LogOptions
  @Option(help: "The output format: text or json.") var format = LogWhichFormat.text
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard [nil, "page", "seen"].contains(log.observed) else {
      throw UsageError("--observed takes page or seen, as callbacks are those of one page")
    }
    try log.expectSound()
    guard !log.reading.isKeyed else {
      throw UsageError("rows with keys cannot be ranked", help: "Rank the lines that are in them")
    }
    let names = among.flatMap { $0.split(separator: ",").map(String.init) }
    guard !names.contains("-") || !logs.isEmpty && !logs.contains("-") else {
      throw UsageError("standard input cannot be both a page and the log")
    }
    let pages = try await RankedPages(catalog: try added.catalog, at: version.at).pages(names, reportingOn: terminal)
    let inputs = try await InterruptSignals.stopping {
      try await KeptLogs(LogInput.all(of: logs, showingProgressOn: terminal))
    }
    let result = try await LogRankingReading(inputs, log).result(of: pages)
    switch format {
    case .text: try terminal.output(LogRankingText(result, files: inputs.names).text)
    case .json: try terminal.output(LogRankingJSON(result, files: inputs.names).text)
    }
    for line in LogRankingWords(result).lines { terminal.printStatus(line) }
    if result.verdict != .decided { throw ExitCode.diagnostics }
  }
}

/// The output formats of `instar log which`.
enum LogWhichFormat: String, CaseIterable, ExpressibleByArgument {
  /// A table, and the calls that decide.
  case text
  /// A JSON object.
  case json
}

/// The ranking of pages as a table, with the calls that decide below it.
struct LogRankingText {
  private let result: LogRankingResult
  private let files: [String]

  /// Shows a ranking; `files` are the names of the log's files.
  init(_ result: LogRankingResult, files: [String]) {
    self.result = result
    self.files = files
  }

  /// The table and the calls.
  var text: String {
    let head = ["Rank", "Page", "Version", "Bits per call", "Violations", "Unlisted", "Never observed"]
    let rows = result.entries.enumerated().map { index, entry in
      let numbers = [entry.tally.violations, entry.tally.unlisted, entry.tally.neverObserved].map(String.init)
      let version = entry.page.text(of: entry.versions)
      return [String(index + 1), entry.page.name, version, result.bitsPerCall(entry).hundredths] + numbers
    }
    return Listing([head] + rows).text + (result.differences.isEmpty ? "" : "\n" + differences)
  }

  private var differences: String {
    let names = result.entries.prefix(2).map(\.name)
    let rows = result.differences.map { difference in
      let place = "\(files[difference.place.file]):\(difference.place.line):\(difference.place.columns.lowerBound + 1)"
      let count = difference.count == 1 ? "once" : "\(difference.count) times"
      return [place, difference.name, count, difference.signedBits] + difference.answers.map(\.words)
    }
    return Listing([["Call", "", "", "Bits"] + names] + rows).text
  }
}

/// The result of a ranking in sentences.
struct LogRankingWords {
  private let result: LogRankingResult

  /// Takes a ranking.
  init(_ result: LogRankingResult) { self.result = result }

  /// The sentences.
  var lines: [String] {
    guard let first = result.entries.first else { return [] }
    return [verdict(on: first)] + result.loggedPages.map { logged($0.page, first) }
  }

  private func verdict(on first: LogRanking.Entry) -> String {
    let calls = "\(result.callCount.counted("call"))"
    switch result.verdict {
    case .decided: return "\(calls): '\(first.name)' explains the log best"
    case .fewCalls:
      return "Undecided: \(calls), of at least \(LogRanking.fewestCalls) that decide"
    case .close:
      let names = ([first] + result.rivals).map { "'\($0.name)'" }
      let others = names.dropLast().joined(separator: ", ")
      return "Undecided: \(others) and \(names[names.count - 1]) explain the log about as well"
    case .mostlyUnlisted:
      return "Undecided: '\(first.name)' does not list \(first.tally.unlisted) of \(calls)"
    case .conflicting:
      let other = result.entries.min { $0.tally.unexplained < $1.tally.unexplained }
      return
        "Undecided: '\(first.name)' costs the fewest bits but does not explain \(first.tally.unexplained) of \(calls); "
        + "'\(other?.name ?? "")' does not explain \(other?.tally.unexplained ?? 0)"
    }
  }

  private func logged(_ page: RankingSurvey.LoggedPage, _ first: LogRanking.Entry) -> String {
    let name = "'\(page.title)'" + (page.digest.map { " (\($0))" } ?? "")
    if result.isNamed(first, page) { return "The log was generated from this page, \(name)" }
    guard let other = result.entries.first(where: { result.isNamed($0, page) }) else {
      return "The log was generated from \(name), which is none of these pages"
    }
    return "The log was generated from '\(other.name)', \(name)"
  }
}

extension CallComparison.Difference {
  /// `+21.0`: the bits of the second page less those of the first.
  fileprivate var signedBits: String { (bits < 0 ? "-" : "+") + bits.magnitude.hundredths }
}

extension CallAnswer {
  /// `one of 3`.
  fileprivate var words: String {
    switch self {
    case .expected(let count): count <= 1 ? "expected" : "expected, as one of \(count)"
    case .unexpected: "not allowed"
    case .unlisted: "not listed"
    }
  }
}

extension Double {
  /// A number that is not negative, with two decimal places: `1.07`.
  fileprivate var hundredths: String {
    let number = Int((self * 100).rounded())
    let rest = number % 100
    return "\(number / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// Reads logs for several pages: first what they have, then what the pages say of each call, then where the best two differ.
struct LogRankingReading {
  private let inputs: KeptLogs
  private let options: LogOptions

  /// Prepares to read logs as options say.
  init(_ inputs: KeptLogs, _ options: LogOptions) {
    self.inputs = inputs
    self.options = options
  }

  /// The ranking of some pages; throws where there is no call of any.
  func result(of pages: [RankedPage]) async throws -> LogRankingResult {
    let names = SharedNames(pages.map(\.lifecycle))
    let readers = MessageReaders(try messageReaders(of: pages), sharing: names)
    var survey = RankingSurvey(pages, names)
    let reader = try await read(with: readers) { survey.take($0) }
    var choices = RankingOptions()
    choices.observesAll = options.observed == "page"
    choices.startsAtLaunch = options.start == .launch
    choices.processKeys = options.processKeys
    choices.takesEveryLine = options.everyLine
    var ranking = LogRanking(pages, survey, choices)
    _ = try await read(with: readers.selecting(ranking.pagesToRead)) { ranking.take($0) }
    ranking.end()
    try ranking.undatedProcess?.refuse(in: inputs.names)
    let entries = ranking.entries
    guard let first = entries.first, !first.tally.isAboutSomethingElse else {
      let counts = reader?.counts ?? LogReader.Counts()
      let leftOut = LeftOutLines(options.reading.part, selection: reader?.selection, counts)
      throw leftOut.failure("nothing to rank")
        ?? Failure(
          "nothing to rank: no call of a page in \(counts.lines.counted("line"))",
          help: "Name other pages with --among, or see what is read with 'instar log events'")
    }
    var differences: [CallComparison.Difference] = []
    if entries.count > 1, !entries[1].tally.isAboutSomethingElse {
      var comparison = ranking.comparison(of: first, with: entries[1])
      if !comparison.isComplete {
        _ = try await read(with: readers.selecting(comparison.pagesToRead)) { comparison.take($0) }
        comparison.end()
      }
      differences = comparison.differences()
    }
    return LogRankingResult(ranking, entries, differences, loggedPages: survey.loggedPages)
  }

  /// The readers of the pages' messages. A pattern of `--line` must match a name of one of them at least.
  private func messageReaders(of pages: [RankedPage]) throws -> [MessageReader] {
    var failure: UsageError?
    var isUsed = false
    let readers = pages.map { page in
      do throws(UsageError) {
        let patterns = try options.reading.patterns(for: page.lifecycle)
        isUsed = true
        return MessageReader(page.lifecycle, patterns: patterns)
      } catch {
        failure = failure ?? error
        return MessageReader(page.lifecycle)
      }
    }
    if let failure, !isUsed { throw failure }
    return readers
  }

  private func read(
    with readers: MessageReaders, _ body: (LogEvent) -> Void
  ) async throws -> LogReader? {
    guard !readers.isEmpty else { return nil }
    var reader = LogReader(readers, try options.reading.readerOptions())
    for number in inputs.numbers {
      reader.begin(file: number)
      try await inputs.read(number) { reader.read($0) { event, _ in body(event) } }
      reader.end { event, _ in body(event) }
    }
    guard let found = reader.contradiction else { return reader }
    throw Failure(
      "two patterns read line \(found.place.line) of '\(inputs.names[found.place.file])' as different calls",
      help: "Change one of them, on the page or in --line, so that it does not match the line")
  }
}

/// Finds the pages that a command ranks.
struct RankedPages {
  private let catalog: APICatalog
  private let version: VersionSelection?

  /// Prepares to read pages at a version, or else at each one at which something changes.
  init(catalog: APICatalog, at version: VersionSelection?) {
    self.catalog = catalog
    self.version = version
  }

  /// The pages of some names; without one, the bundled pages that are about the version's system.
  func pages(_ names: [String], reportingOn terminal: Terminal) async throws -> [RankedPage] {
    guard names.isEmpty else {
      var pages: [RankedPage] = []
      for (index, name) in names.enumerated() where !names[..<index].contains(name) {
        _ = try PageLoader(version: version, catalog: catalog, limit: nil).check(await PageFinder.page(name))
        let whole = try await PageLoader(catalog: catalog, limit: nil).page(
          name, reportingOn: terminal, orExit: .unreadable)
        pages.append(RankedPage(name, whole.lifecycle, at: version))
      }
      return pages
    }
    let all = BundledPages.all.map { page in
      (page.name, LifecycleReader.lifecycle(of: SourceFile(path: page.name, text: page.text), catalog: catalog))
    }
    let pages = all.filter { isAboutVersion($0.1) }.map { RankedPage($0.0, $0.1, at: version) }
    guard !pages.isEmpty else {
      throw UsageError(
        "no bundled page is about \(version.map { "'\($0)'" } ?? "a version")", help: "Name pages with --among")
    }
    return pages
  }

  private func isAboutVersion(_ lifecycle: Lifecycle) -> Bool {
    guard let version else { return true }
    let asked = version.systems + version.sdks
    return asked.allSatisfy { version in lifecycle.systems.contains { $0.newest.isComparable(to: version) } }
  }
}
