import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecycleReader
import LifecycleTemplates
import Text

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
      LifecycleReader.lifecycle(of: SourceFile(path: page.name, text: page.text))
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
        "nothing to mine: no call in \(counts.lines.counted("line"))",
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

  /// A line that says how much is left out; none where nothing is.
  var status: [String] { count > 0 ? ["Left out \(count.counted("message")): \(options)"] : [] }

  /// The failure of a command for which nothing is left; `nil` where the options are not the reason.
  func failure(_ nothing: String, of page: String? = nil) -> Failure? {
    guard count > 0 else { return nil }
    let calls = page.map { "call of '\($0)'" } ?? "call"
    return Failure(
      "\(nothing): no \(calls) in what \(options) leaves of \(lineCount.counted("line"))",
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

/// Logs that can be read twice: what can be read once is kept.
struct KeptLogs {
  /// The bytes that are kept.
  private static let most = 512 << 20

  private let inputs: [LogInput]
  private var kept: [Int: [[UInt8]]] = [:]

  /// Reads and keeps those that can be read once.
  init(_ inputs: [LogInput]) async throws {
    self.inputs = inputs
    var count = 0
    for (number, input) in inputs.enumerated() where input.isLive {
      var blocks: [[UInt8]] = []
      try await input.read { block in
        count += block.count
        guard count <= Self.most else {
          throw Failure(
            "cannot keep '\(input.name)': it has more than \(Self.most >> 20) MB", help: "Write it to a file first")
        }
        blocks.append(Array(block))
      }
      kept[number] = blocks
    }
  }

  /// The names of the files, in the order of their numbers.
  var names: [String] { inputs.map(\.name) }

  /// The numbers of the files.
  var numbers: Range<Int> { inputs.indices }

  /// Calls a function with each block of a file, in order.
  func read(_ number: Int, _ body: (ArraySlice<UInt8>) throws -> Void) async throws {
    guard let blocks = kept[number] else { return try await inputs[number].read(body) }
    for block in blocks { try body(block[...]) }
  }
}
