import LifecycleModel

/// Reads logs for mining: blocks of bytes → life cycles, the second reading.
package struct LifeReader: Sendable {
  /// The options, known before the first line.
  package struct Options: Sendable {
    /// The shortest time between two events, in microseconds.
    package var rest: Int64 = 500_000
    /// `true` if each process begins with its first line.
    package var startsAtLaunch = false
    /// `true` if each line is a call, also one of several in a callback.
    package var takesEveryLine = false
    /// The keys that tell processes apart; `nil` for all that lines have.
    package var processKeys: Set<ProcessKey>?
    /// The delegates whose calls are taken; empty for all.
    package var delegates: Set<String> = []

    /// Creates the usual options.
    package init() {}
  }

  private var reader: LogReader
  private var sections = LogSections()
  private var collector: LifeCollector
  private var file = 0

  /// Reads logs by the names of the first reading.
  package init(
    _ names: LogNames, reading: LogReader.Options = LogReader.Options(), _ options: Options = Options()
  ) {
    reader = LogReader(MessageReader(names.lifecycle), reading)
    collector = LifeCollector(names, options)
  }

  /// Reads logs for a page, with its patterns and the user's.
  package init(
    _ page: Lifecycle, patterns: [LoggedLine] = [], reading: LogReader.Options = LogReader.Options(),
    _ options: Options = Options()
  ) {
    reader = LogReader(MessageReader(page, patterns: patterns), reading)
    collector = LifeCollector(LogNames(page), options)
  }

  /// The messages that are read; `nil` for all.
  package var selection: LogSelection? { reader.selection }

  /// The first process of which it is not known whether it is one.
  package var undatedProcess: UndatedProcess? { collector.undatedProcess }

  /// The counts of what was read.
  package var counts: LogReader.Counts { reader.counts }

  /// The number of generated lines with names that no page can have, which are left out.
  package var illegibleCount: Int { collector.illegibleCount }

  /// The first line that two patterns read as different calls.
  package var contradiction: LogContradiction? { reader.contradiction }

  /// Begins with a file.
  package mutating func begin(file number: Int) {
    file = number
    sections = LogSections()
    reader.begin(file: number)
  }

  /// Reads the next block of the file.
  package mutating func read(_ block: ArraySlice<UInt8>) {
    sections.read(block)
    var reader = reader
    reader.read(block) { event, _ in take(event) }
    self.reader = reader
  }

  /// Ends the file.
  package mutating func end() {
    sections.end()
    var reader = reader
    reader.end { event, _ in take(event) }
    self.reader = reader
    collector.end(file: file)
  }

  private mutating func take(_ event: LogEvent) {
    // People write comments into logs that they copied.
    if event.format == .bare, sections.isComment(line: event.place.line) { return }
    collector.take(event, section: sections.section(ofLine: event.place.line))
  }

  /// The life cycles in the order of their first lines.
  package var lives: [MinedLife] { collector.lives() }
}
