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

    /// Begins with nothing.
    package init() {}
  }

  /// The names of devices, launches and programs.
  package private(set) var names = ByteNames()
  /// What was read.
  package private(set) var counts = Counts()
  /// The first line that two patterns read as different calls: of what is read with them, nothing is known.
  package private(set) var contradiction: LogContradiction?
  /// The formats of the file, the outermost first; empty until they are known.
  package private(set) var formats: [LogFormat] = []

  private let messages: MessageReaders
  private let chosen: [LogFormat]?
  private let isLive: Bool
  private var splitter = LineSplitter()
  private var decoder: LogDecoder?
  private var file = 0
  /// The first lines of a file whose formats are not known yet.
  private var first: [LogLine] = []
  private var entries: [LogEntry] = []
  /// The number of messages in the file so far.
  private var messageCount = 0
  /// The last record's process and time, for the lines that continue it, and its events, which may be said to come again.
  private var source = LogSource()
  private var time: Int64?
  private var last: [LogEvent] = []

  /// Reads messages.
  ///
  /// - Parameters:
  ///   - others: The readers of further pages: each message is read for each page, in their order.
  ///   - formats: The formats, the outermost first; `nil` to detect them in each file.
  ///   - isLive: `true` if more lines may be long in coming: the formats are then those of the first lines with a call.
  package init(
    _ messages: MessageReader, and others: [MessageReader] = [], formats: [LogFormat]? = nil, isLive: Bool = false
  ) {
    self.messages = MessageReaders([messages] + others)
    self.isLive = isLive
    chosen = formats
  }

  /// Begins with a file.
  package mutating func begin(file number: Int) {
    file = number
    splitter = LineSplitter()
    formats = chosen ?? []
    decoder = chosen.map { LogDecoder($0) }
    source = LogSource()
    time = nil
    messageCount = 0
    last = []
  }

  /// Reads the next block of the file, and calls a function with each event and the line that has it.
  package mutating func read(_ block: ArraySlice<UInt8>, _ body: (LogEvent, LogLine) -> Void) {
    var splitter = splitter
    splitter.read(block) { read($0, body) }
    self.splitter = splitter
    if isLive, first.contains(where: { messages.isOfFirstPage($0.bytes) }) { detect(body) }
  }

  /// Ends the file.
  package mutating func end(_ body: (LogEvent, LogLine) -> Void) {
    var splitter = splitter
    splitter.end { read($0, body) }
    self.splitter = splitter
    detect(body)
    decoder?.end { entries.append($0) }
    take(at: LogLine(number: counts.lines, offset: 0, bytes: [], isCut: false), body)
  }

  private mutating func read(_ line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    counts.lines += 1
    if line.isCut { counts.cutLines += 1 }
    guard decoder != nil else {
      first.append(line.copied)
      if LogFormat.isEnough(first) { detect(body) }
      return
    }
    decoder?.read(line) { entries.append($0) }
    take(at: line, body)
  }

  /// Detects the formats of the lines so far, and reads these.
  private mutating func detect(_ body: (LogEvent, LogLine) -> Void) {
    guard decoder == nil else { return }
    formats = LogFormat.detected(in: first)
    decoder = LogDecoder(formats)
    let lines = first
    first = []
    for line in lines {
      decoder?.read(line) { entries.append($0) }
      take(at: line, body)
    }
  }

  private mutating func take(at line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    for entry in entries {
      switch entry {
      case .record(let record): take(record, at: line, body)
      case .earlier(let record, let line): take(record, at: line, body)
      case .continuation(let text, let range): read(text, range: range, at: line, body)
      case .repeated(let count):
        for _ in 0..<min(count, Self.mostRepetitions) {
          for event in last { body(event, line) }
        }
      case .lost(let count):
        let place = LogPlace(
          file: file, line: line.number, offset: line.offset, columns: 0..<line.bytes.count, time: time)
        for page in messages.indices { body(event(.lost(count), for: page, at: place, message: line.bytes), line) }
      case .none: break
      }
    }
    entries.removeAll(keepingCapacity: true)
  }

  private mutating func take(_ record: LogRecord, at line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    source = source(of: record, in: line)
    time = record.time
    last = []
    read(record.message, range: record.messageRange, at: line, body)
  }

  private static let mostRepetitions = 1000

  private func event(
    _ content: LogEvent.Content, for page: Int, at place: LogPlace, message: ArraySlice<UInt8>
  ) -> LogEvent {
    LogEvent(
      content: content, page: page, place: place, source: source, message: message, number: messageCount,
      format: formats.last ?? .bare)
  }

  private mutating func source(of record: LogRecord, in line: LogLine) -> LogSource {
    let bytes = line.bytes
    func name(_ range: Range<Int>?) -> Int? {
      range.map { names.number(of: bytes[(bytes.startIndex + $0.lowerBound)..<(bytes.startIndex + $0.upperBound)]) }
    }
    return LogSource(
      process: record.process, device: name(record.device), launch: name(record.launch), program: name(record.program))
  }

  private mutating func read(
    _ text: ArraySlice<UInt8>, range: Range<Int>, at line: LogLine, _ body: (LogEvent, LogLine) -> Void
  ) {
    messageCount += 1
    let content = messages.content(of: text)
    for page in messages.indices { read(text, content, for: page, range: range, at: line, body) }
  }

  private mutating func read(
    _ text: ArraySlice<UInt8>, _ messageContent: MessageReaders.Content, for page: Int, range: Range<Int>,
    at line: LogLine, _ body: (LogEvent, LogLine) -> Void
  ) {
    let content: LogEvent.Content
    var columns = range
    var launch: Int?
    switch messages.read(text, messageContent, for: page) {
    case .none: return
    case .later:
      if page == 0 { counts.laterLines += 1 }
      return
    case .cut:
      if page == 0 { counts.cutLines += 1 }
      content = .lost(1)
    case .ambiguous:
      if page == 0 { counts.undecidedLines += 1 }
      return
    case .contradictory(let first, let second):
      if page == 0 { counts.undecidedLines += 1 }
      let place = LogPlace(file: file, line: line.number, offset: line.offset, columns: range, time: time)
      contradiction = contradiction ?? LogContradiction(place: place, message: text, readings: [first, second])
      return
    case .call(let call):
      // Of a message with escapes the places are those of the whole.
      if range.count == text.count {
        columns = (range.lowerBound + call.range.lowerBound)..<(range.lowerBound + call.range.upperBound)
      }
      content = .call(call)
      launch = call.launch.map { names.number(of: $0.bytes(in: text)) }
    case .launch(let line):
      content = .launch(line)
      launch = line.launch.map { names.number(of: $0) }
    case .problem(let problem):
      content = .problem(problem)
      launch = problem.call.launch.map { names.number(of: $0.bytes(in: text)) }
    }
    let place = LogPlace(file: file, line: line.number, offset: line.offset, columns: columns, time: time)
    var event = event(content, for: page, at: place, message: text)
    event.launch = launch
    last.append(event)
    body(event, line)
  }
}
