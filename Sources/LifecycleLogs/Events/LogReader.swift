import LifecyclePaths

/// Reads the files of a log: blocks of bytes, lines, envelopes, messages, events.
package struct LogReader: Sendable {
  /// What was read, in numbers.
  package struct Counts: Hashable, Sendable {
    /// The lines.
    package var lines = 0
    /// The lines that were too long, of which the rest was dropped.
    package var cutLines = 0
    /// The lines that name a callback of the first page, but not whose, or several.
    package var undecidedLines = 0
    /// The lines with a word of a later version of the generated log.
    package var laterLines = 0
    /// The messages that are left out.
    package var leftOutMessages = 0

    /// Begins with nothing.
    package init() {}
  }

  /// The names of devices, launches and programs.
  package internal(set) var names = ByteNames()
  /// What was read.
  package internal(set) var counts = Counts()
  /// The first line that two patterns read as different calls: of what is read with them, nothing is known.
  package internal(set) var contradiction: LogContradiction?
  /// The formats of the file, the outermost first; empty until they are known.
  package private(set) var formats: [LogFormat] = []
  /// The messages that are read; `nil` for all.
  package internal(set) var selection: LogSelection?

  let messages: MessageReaders
  /// For each page, the messages that were read before.
  private var known: [KnownMessages]
  private let options: Options
  private var splitter = LineSplitter()
  var stream = LogStream(file: 0, nil)
  /// The rows of `keyed`; `nil` for other formats.
  private var rows: KeyedRows?
  /// The first lines of a file whose formats are not known yet.
  private var first: [LogLine] = []
  private var entries: [LogEntry] = []

  /// The options of reading, known before the first line.
  package struct Options: Sendable {
    /// The formats, the outermost first; `nil` to detect them in each file.
    package var formats: [LogFormat]?
    /// The members of own JSON that are read.
    package var fields = LogFields()
    /// The messages that are read; `nil` for all.
    package var selection: LogSelection?
    /// `true` if more lines may be long in coming: the formats are then those of the first lines with a call.
    package var isLive = false

    /// Reads lines in some formats, or detects them.
    package init(formats: [LogFormat]? = nil) { self.formats = formats }
  }

  /// Reads messages for a page.
  package init(_ messages: MessageReader, _ options: Options = Options()) {
    self.init(MessageReaders([messages]), options)
  }

  /// Reads messages for several pages: each message for each page, in their order.
  package init(_ messages: MessageReaders, _ options: Options = Options()) {
    self.messages = messages
    known = messages.knownMessages
    self.options = options
    selection = options.selection
    let formats = options.formats
    if formats?.first == .keyed { rows = KeyedRows(Array(formats?.dropFirst() ?? []), options.fields) }
  }

  /// The number of the first line of `keyed` that has not all columns; `nil` where all have.
  package var malformedRow: Int? { rows?.malformed }

  /// The names of the files that places are of: in `keyed` the sources of the rows, else those of the files that are read.
  package func fileNames(_ names: [String]) -> [String] { rows?.sources.texts ?? names }

  /// Begins with a file.
  package mutating func begin(file number: Int) {
    splitter = LineSplitter()
    formats = options.formats ?? []
    // The rows of a key may be in several files.
    if rows == nil { stream = LogStream(file: number, options.formats.map { LogDecoder($0, fields: options.fields) }) }
  }

  /// Reads the next block of the file, and calls a function with each event and the line that has it.
  package mutating func read(_ block: ArraySlice<UInt8>, _ body: (LogEvent, LogLine) -> Void) {
    var splitter = splitter
    splitter.read(block) { read($0, body) }
    self.splitter = splitter
    if options.isLive, first.contains(where: { messages.isOfFirstPage($0.bytes) }) { detect(body) }
  }

  /// Ends the file.
  package mutating func end(_ body: (LogEvent, LogLine) -> Void) {
    var splitter = splitter
    splitter.end { read($0, body) }
    self.splitter = splitter
    detect(body)
    guard let count = rows?.count else { return endStream(body) }
    for number in 0..<count {
      rows?.select(number, &stream)
      endStream(body)
    }
  }

  private mutating func endStream(_ body: (LogEvent, LogLine) -> Void) {
    stream.decoder?.end { entries.append($0) }
    take(at: LogLine(number: counts.lines, offset: 0, bytes: [], isCut: false), body)
  }

  private mutating func read(_ line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    counts.lines += 1
    if line.isCut { counts.cutLines += 1 }
    guard rows == nil else { return readRow(line, body) }
    guard stream.decoder != nil else {
      first.append(line.copied)
      if LogFormat.isEnough(first) { detect(body) }
      return
    }
    decode(line, body)
  }

  /// Reads a row of `keyed`, whose line is the next one of its key.
  private mutating func readRow(_ line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    guard let inner = rows?.take(line, number: counts.lines, into: &stream, &names) else { return }
    decode(inner, body)
  }

  /// Reads the envelope of a line whose formats are known, and then its messages.
  private mutating func decode(_ line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    var record = LogRecord(message: line.bytes, range: 0..<line.bytes.count)
    if stream.decoder?.readRecord(line, into: &record) == true {
      take(&record, at: line, body)
    } else {
      stream.decoder?.read(line) { entries.append($0) }
      take(at: line, body)
    }
  }

  /// Detects the formats of the lines so far, and reads these.
  private mutating func detect(_ body: (LogEvent, LogLine) -> Void) {
    guard stream.decoder == nil, rows == nil else { return }
    formats = LogFormat.detected(in: first)
    stream.decoder = LogDecoder(formats, fields: options.fields)
    let lines = first
    first = []
    for line in lines { decode(line, body) }
  }

  private mutating func take(at line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    for entry in entries {
      switch entry {
      case .record(var record): take(&record, at: line, body)
      case .earlier(var record, let line): take(&record, at: line, body)
      case .continuation(let text, let range):
        if stream.isLeftOut { counts.leftOutMessages += 1 } else { read(text, range: range, at: line, body) }
      case .repeated(let count): for _ in 0..<min(count, Self.mostRepetitions) { repeatLast(at: line, body) }
      case .lost(let count): lose(count, at: line, body)
      case .none: break
      }
    }
    entries.removeAll(keepingCapacity: true)
  }

  private mutating func take(_ record: inout LogRecord, at line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    stream.source = source(of: record, in: line)
    record.completeTime(with: stream.rowTime, zone: 0)
    stream.time = record.time
    stream.last.removeAll(keepingCapacity: true)
    guard selection == nil || isSelected(record, at: line, body) else { return }
    let label = record.label.map(line.bytes.part)
    read(record.message, range: record.messageRange, label: label, at: line, body)
  }

  private static let mostRepetitions = 1000

  /// Tells the events of the last record once more, with the place of a line that says so.
  private mutating func repeatLast(at line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    let (counts, number, messages) = (counts, stream.messageCount, stream.last)
    let place = place(in: line, columns: 0..<line.bytes.count)
    for message in messages {
      stream.messageCount = message.number - 1
      read(message.text, range: 0..<message.text.count, label: message.label, at: line) { event, line in
        var event = event
        event.place = place
        body(event, line)
      }
    }
    (self.counts, stream.messageCount, stream.last) = (counts, number, messages)
  }

  private mutating func source(of record: LogRecord, in line: LogLine) -> LogSource {
    let bytes = line.bytes
    func name(_ range: Range<Int>?) -> Int? {
      range.map { names.number(of: bytes.part($0)) }
    }
    let key = stream.source.key
    return LogSource(
      process: record.process, device: key?.device ?? name(record.device), launch: key?.launch ?? name(record.launch),
      program: name(record.program), key: key)
  }

  private mutating func read(
    _ text: ArraySlice<UInt8>, range: Range<Int>, label: ArraySlice<UInt8>? = nil, at line: LogLine,
    _ body: (LogEvent, LogLine) -> Void
  ) {
    stream.messageCount += 1
    stream.hasEvent = false
    let content = messages.content(of: text)
    if let (call, number) = messages.sharedCall(in: text, content) {
      tell(call, for: 0, sharing: number, in: text, range: range, at: line, body)
    } else {
      let launch = messages.sharedLaunch(in: text, content)
      for page in messages.indices {
        if let launch {
          tell(launch, for: page, in: text, range: range, at: line, body)
        } else {
          read(text, content, for: page, range: range, label: label, at: line, body)
        }
      }
    }
    if stream.hasEvent {
      stream.last.append(LogStream.Message(number: stream.messageCount, text: text, label: label))
    }
  }

  private mutating func read(
    _ text: ArraySlice<UInt8>, _ content: MessageReaders.Content, for page: Int, range: Range<Int>,
    label: ArraySlice<UInt8>?, at line: LogLine, _ body: (LogEvent, LogLine) -> Void
  ) {
    if let call = messages.generatedCall(in: text, content, for: page) {
      return tell(call, for: page, in: text, range: range, at: line, body)
    }
    switch messages.read(text, content, for: page, label: label, &known[page]) {
    case .none: break
    case .later: if page == 0 { counts.laterLines += 1 }
    case .cut:
      if page == 0 { counts.cutLines += 1 }
      tell(event(.lost(1), for: page, at: place(in: line, columns: range), message: text), at: line, body)
    case .ambiguous: if page == 0 { counts.undecidedLines += 1 }
    case .contradictory(let first, let second):
      if page == 0 { counts.undecidedLines += 1 }
      let place = place(in: line, columns: range)
      contradiction = contradiction ?? LogContradiction(place: place, message: text, readings: [first, second])
    case .call(let call): tell(call, for: page, in: text, range: range, at: line, body)
    case .launch(let launch): tell(launch, for: page, in: text, range: range, at: line, body)
    case .problem(let problem):
      var event = event(.problem(problem), for: page, at: place(in: line, columns: range), message: text)
      event.launch = problem.call.launch.map { names.number(of: $0.bytes(in: text)) }
      tell(event, at: line, body)
    }
  }
}
