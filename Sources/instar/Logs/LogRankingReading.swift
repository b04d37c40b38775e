import LifecycleLogs
import LifecycleModel
import Reports

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
          "nothing to rank: no call of a page in \(counts.lines) \(counts.lines == 1 ? "line" : "lines")",
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
