import LifecycleLogs
import LifecycleModel
import Text

/// Reads logs for a page: first what they have, where that is not known, then their events.
struct LogSession {
  /// The bytes of standard input that are kept until it is known what the log has.
  private static let mostKept = 64 << 20

  private let lifecycle: Lifecycle
  private let inputs: [LogInput]
  private var options: LogReader.Options
  /// The delegates whose calls count; `nil` for all.
  let delegates: Set<DelegateID>?
  private let messages: MessageReader
  /// `true` if events are ordered by their times, which a line may be late by `window` microseconds.
  private let isByTime: Bool
  private let window: Int64

  /// Prepares to read logs as options say; only calls of some delegates count, or those of all.
  init(
    _ lifecycle: Lifecycle, _ inputs: [LogInput], _ options: LogReadingOptions, selecting delegates: Set<DelegateID>?,
    _ order: LogOrderOptions? = nil
  ) throws(UsageError) {
    self.lifecycle = lifecycle
    self.inputs = inputs
    self.delegates = delegates
    self.options = try options.readerOptions()
    self.options.isLive = inputs.contains(where: \.isLive)
    isByTime = !options.isKeyed && (order?.order ?? (inputs.count > 1 && order != nil ? .time : .lines)) == .time
    window = order?.window ?? 0
    if options.isKeyed { try options.part.expectCompleteTimes() }
    messages = MessageReader(lifecycle, patterns: try options.patterns(for: lifecycle))
  }

  /// The names of the files, in the order of their numbers.
  var names: [String] { inputs.map(\.name) }

  /// `true` where standard input or a pipe is read, whose end may be far.
  var isLive: Bool { options.isLive }

  /// `true` where lines are rows with keys, of which nothing is looked for before they are checked.
  var isKeyed: Bool { options.formats?.first == .keyed }

  private var reader: LogReader { LogReader(messages, options) }

  /// Calls a function with each event, and another one after each block; `prepare` is told before the first event what the logs
  /// have. Returns the reader, which knows what was read, and the names in it.
  func read(
    observed: ObservedCallbacks?, prepare: (LogSurvey) throws -> Void, _ body: (LogEvent, LogLine) -> Void,
    afterBlock: (LogReader) throws -> Void = { _ in }
  ) async throws -> LogReader {
    guard isByTime else {
      return try await readLines(observed: observed, prepare: prepare, body, afterBlock: afterBlock)
    }
    var merger = EventMerger(fileCount: inputs.count, window: window)
    guard isLive else { return try await merge(&merger, prepare: prepare, body, afterBlock: afterBlock) }
    let reader = try await readLines(
      observed: observed, prepare: prepare, { merger.take($0, in: $1, body) },
      afterBlock: { reader in
        merger.tell(body)
        try afterBlock(reader)
      })
    merger.end(file: 0)
    merger.tell(body)
    return reader
  }

  /// Merges the files by time.
  private func merge(
    _ merger: inout EventMerger, prepare: (LogSurvey) throws -> Void, _ body: (LogEvent, LogLine) -> Void,
    afterBlock: (LogReader) throws -> Void
  ) async throws -> LogReader {
    var survey = LogSurvey(lifecycle, selecting: delegates)
    try await self.survey(&survey)
    try prepare(survey)
    var sources = try await BlockSources(inputs)
    // It has the names of all readers.
    var all = reader
    var readers = inputs.indices.map { number in
      var reader = reader
      reader.begin(file: number)
      return reader
    }
    while let number = merger.nextFile {
      let block = try await sources.nextBlock(of: number)
      all.exchangeNames(with: &readers[number])
      if let block {
        readers[number].read(block[...]) { merger.take($0, in: $1, body) }
      } else {
        readers[number].end { merger.take($0, in: $1, body) }
        merger.end(file: number)
      }
      all.exchangeNames(with: &readers[number])
      try expectReadable(readers[number], inputs[number].name)
      merger.tell(body)
      if block == nil { all.add(readers[number]) }
      try afterBlock(all)
    }
    return all
  }

  /// Reads the files one after the other.
  private func readLines(
    observed: ObservedCallbacks?, prepare: (LogSurvey) throws -> Void, _ body: (LogEvent, LogLine) -> Void,
    afterBlock: (LogReader) throws -> Void
  ) async throws -> LogReader {
    var reader = reader
    var survey = LogSurvey(lifecycle, selecting: delegates)
    if !isLive || isKeyed {
      if !isKeyed { try await self.survey(&survey) }
      try prepare(survey)
    }
    var isPrepared = !isLive || isKeyed
    for (number, input) in inputs.enumerated() {
      var kept: [[UInt8]] = []
      var surveyor = self.reader
      surveyor.begin(file: number)
      reader.begin(file: number)
      func prepareNow() throws {
        try prepare(survey)
        isPrepared = true
        for block in kept { reader.read(block[...], body) }
        kept = []
        try expectReadable(reader, input.name)
      }
      try await input.read { block in
        if isPrepared {
          reader.read(block, body)
          try expectReadable(reader, input.name)
        } else {
          surveyor.read(block) { event, _ in survey.take(event) }
          try expectReadable(surveyor, input.name)
          kept.append(Array(block))
          if survey.knowsDelegates || observed != nil && survey.hasObjects {
            try prepareNow()
          } else if kept.reduce(0, { $0 + $1.count }) > Self.mostKept {
            throw Failure(
              "cannot tell which callbacks '\(input.name)' would show: it has more than \(Self.mostKept >> 20) MB",
              help: "Say it with --observed page or --observed NAME,…, or write the log to a file first")
          }
        }
        try afterBlock(reader)
      }
      if !isPrepared, number == inputs.count - 1 {
        surveyor.end { event, _ in survey.take(event) }
        try prepareNow()
      }
      reader.end(body)
      try expectReadable(reader, input.name)
      try afterBlock(reader)
    }
    return reader
  }

  /// Calls a function with the events of each block, and the reader, which knows the names that they refer to.
  func readEvents(_ body: ([LogEvent], LogReader) throws -> Void) async throws -> LogReader {
    var reader = reader
    for (number, input) in inputs.enumerated() {
      reader.begin(file: number)
      var events: [LogEvent] = []
      try await input.read { block in
        reader.read(block) { event, _ in if !event.isLeftOut { events.append(event) } }
        try expectReadable(reader, input.name)
        try body(events, reader)
        events.removeAll(keepingCapacity: true)
      }
      reader.end { event, _ in if !event.isLeftOut { events.append(event) } }
      try expectReadable(reader, input.name)
      try body(events, reader)
    }
    return reader
  }

  private func survey(_ survey: inout LogSurvey) async throws {
    var reader = reader
    for (number, input) in inputs.enumerated() {
      reader.begin(file: number)
      do {
        try await input.read { block in
          reader.read(block) { event, _ in survey.take(event) }
          try expectReadable(reader, input.name)
          if survey.isComplete { throw EnoughRead() }
        }
      } catch is EnoughRead {
        return
      }
      reader.end { event, _ in survey.take(event) }
      try expectReadable(reader, input.name)
    }
  }

  /// Ends the reading of a file at a line that two patterns read as different calls, or at one that is no row of `keyed`.
  private func expectReadable(_ reader: LogReader, _ name: String) throws(Failure) {
    if let number = reader.malformedRow {
      throw Failure(
        "line \(number) of '\(name)' is no row: it has fewer than seven columns with tabs between",
        help: "Write device, launch, time, number, source, position and one line, also where they are empty")
    }
    guard let found = reader.contradiction else { return }
    let readings = found.readings.map { "'\($0.pattern.text)' as \(found.call(of: $0, in: lifecycle))" }
    throw Failure(
      "two patterns read line \(found.place.line) of '\(reader.fileNames(names)[found.place.file])' as different calls: "
        + readings.joined(separator: ", "),
      help: "Change one of them, on the page or in --line, so that it does not match the line")
  }

  /// What follows tells no more.
  private struct EnoughRead: Error {}
}

extension Failure {
  /// No call of the page is never a success, unless these are the rows of a part of a log.
  static func nothingToCheck(_ summary: LogSummary?, _ counts: LogReader.Counts, page: String) -> Failure {
    guard let summary, summary.calls > 0 else {
      return Failure(
        "nothing to check: no call of '\(page)' in \(counts.lines.counted("line"))",
        help: "Log with the delegates of 'instar scaffold', or say with --line what the app's own lines mean")
    }
    if summary.isOfOtherPage {
      return Failure(
        "nothing to check: \(summary.unlistedCalls) of \(summary.calls.counted("call")) are not on '\(page)'",
        help: "Name the page that the app was scaffolded from")
    }
    return Failure(
      "nothing to check: the page allows each of \(summary.calls.counted("call")) at any time, or does not observe it",
      help: "Log more callbacks, or from the launch on")
  }
}

extension UndatedProcess {
  /// Throws, since runs of several processes would be taken for one.
  func refuse(in files: [String]) throws(Failure) {
    throw Failure(
      "cannot tell whether process \(number) in '\(files[other])' is that in '\(files[first])': lines have no date",
      help: "Say --by process if it is the same one, --by file,process if each file has its own")
  }
}
