import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecycleReader
import LifecycleTemplates

/// Reads logs for `instar log mine`: first what they have, then whose calls they are.
struct LogMining {
  private let inputs: KeptLogs
  private let log: LogOptions
  private let rest: Int64
  private let noise: Double
  private let only: LogDelegatesOption

  /// Prepares to read logs as a command says.
  init(_ inputs: KeptLogs, _ command: LogMineCommand) {
    self.inputs = inputs
    log = command.log
    rest = Int64(command.rest * 1_000_000)
    noise = command.noise
    only = command.only
  }

  /// The options of the miner.
  var minerOptions: PageMiner.Options {
    var options = PageMiner.Options()
    options.rest = rest
    options.noise = noise
    options.files = inputs.names
    return options
  }

  private var reading: LogReader.Options { get throws(UsageError) { try log.reading.readerOptions() } }

  private var readerOptions: LifeReader.Options {
    var options = LifeReader.Options()
    options.rest = rest
    options.startsAtLaunch = log.start == .launch
    options.takesEveryLine = log.everyLine
    options.delegates = Set(only.names)
    options.processKeys = log.processKeys
    return options
  }

  /// The names and the life cycles of the logs, and the number of calls that are left out because no page can have their names.
  func lives() async throws -> (names: LogNames, lives: [MinedLife], illegibleCount: Int) {
    let names = try await names()
    _ = try only.delegates(of: names.lifecycle)
    var reader = LifeReader(names, reading: try reading, readerOptions)
    try await read(with: &reader)
    let lives = reader.lives
    guard !lives.isEmpty else { throw nothing(in: reader.counts, reader.selection) }
    return (names, lives, reader.illegibleCount)
  }

  /// The names that the logs have: of the catalog and of generated lines, else of the bundled page with the most calls.
  private func names() async throws -> LogNames {
    let pages = BundledPages.all.map { page in
      LifecycleReader.read(SourceFile(path: page.name, text: page.text)).lifecycle
    }
    var vocabulary = LogVocabulary()
    let first = try await readEvents(with: LogVocabulary.messages) { vocabulary.take($0) }
    guard vocabulary.isEmpty else { return LogNames(vocabulary, pages: pages) }
    var best: (page: Lifecycle, count: Int)?
    for page in pages {
      var count = 0
      _ = try await readEvents(with: MessageReader(page)) { if $0.isCall { count += 1 } }
      if count > best?.count ?? 0 { best = (page, count) }
    }
    guard let best else { throw nothing(in: first.counts, first.selection) }
    return LogNames(of: best.page, among: pages)
  }

  /// A page with what the logs add to it.
  func extending(_ page: Lifecycle) async throws -> PageExtension {
    let patterns = try log.reading.patterns(for: page)
    let delegates = try only.delegates(of: page)
    var survey = LogSurvey(page, selecting: delegates)
    _ = try await readEvents(with: MessageReader(page, patterns: patterns)) { survey.take($0) }
    var reader = LifeReader(page, patterns: patterns, reading: try reading, readerOptions)
    try await read(with: &reader)
    if let found = reader.contradiction {
      throw Failure(
        "two patterns read line \(found.place.line) of '\(inputs.names[found.place.file])' as different calls",
        help: "Change one of them, on the page or in --line, so that it does not match the line")
    }
    let lives = reader.lives
    guard !lives.isEmpty else { throw nothing(in: reader.counts, reader.selection) }
    var observed = try log.observedCallbacks(on: page) ?? survey.observed
    if let delegates { observed = observed.selected(delegates, of: page) }
    var options = PageExtension.Options(observed: observed)
    options.rest = rest
    options.files = inputs.names
    return PageExtension(page, by: lives, options)
  }

  private func read(with reader: inout LifeReader) async throws {
    for number in inputs.numbers {
      reader.begin(file: number)
      try await inputs.read(number) { reader.read($0) }
      reader.end()
      try reader.undatedProcess?.refuse(in: inputs.names)
    }
  }

  private func readEvents(
    with messages: MessageReader, _ body: (LogEvent) -> Void
  ) async throws -> LogReader {
    var reader = LogReader(messages, try reading)
    for number in inputs.numbers {
      reader.begin(file: number)
      try await inputs.read(number) { block in reader.read(block) { event, _ in body(event) } }
      reader.end { event, _ in body(event) }
    }
    return reader
  }

  private func nothing(in counts: LogReader.Counts, _ selection: LogSelection?) -> Failure {
    LeftOutLines(log.reading.part, selection: selection, counts).failure("nothing to mine")
      ?? Failure(
        "nothing to mine: no call in \(counts.lines) \(counts.lines == 1 ? "line" : "lines")",
        help: "Log with the delegates of 'instar scaffold', or see what is read with 'instar log events'")
  }
}

extension LogEvent {
  /// `true` for a call of a callback that the page has.
  fileprivate var isCall: Bool {
    guard case .call(let call) = content, case .listed = call.callback else { return false }
    return true
  }
}
