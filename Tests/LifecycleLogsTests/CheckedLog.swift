import LifecycleLogs
import LifecycleModel

/// A log and what a check says of it.
struct CheckedLog {
  /// The findings, each once for a process.
  let findings: [LogFinding]
  /// The processes and life cycles, as they end.
  let lives: [CheckedLife]
  /// What was checked, in numbers.
  let summary: LogSummary
  /// The coverage, if it is recorded.
  let coverage: LogCoverage?

  /// The first process of which it is not known whether it is one.
  let undatedProcess: UndatedProcess?

  /// Checks logs as the program does: first what they have, then their calls. Files are read in blocks of some bytes; names in an app's own
  /// prints are looked for only if `findsNames` is true.
  init(
    _ texts: [String], of lifecycle: Lifecycle, observed: ObservedCallbacks? = nil, startsAtLaunch: Bool = false,
    blockSize: Int = 1 << 20, findsNames: Bool = false, recordsCoverage: Bool = false,
    reading: LogReader.Options = LogReader.Options(), selecting delegates: Set<DelegateID>? = nil,
    by keys: Set<ProcessKey>? = nil, order: EventOrder = .lines, window: Int64 = 2_000_000,
    mostWaiting: Int = EventMerger.mostWaiting, mostProcesses: Int = 1_000_000,
    mostUnpacked: Int = 4096
  ) throws {
    let messages = MessageReader(lifecycle, findsNames: findsNames)
    var survey = LogSurvey(lifecycle, selecting: delegates)
    LogReader(messages, reading).read(texts, blockSize) { event, _ in survey.take(event) }
    var options = LogCheck.Options(observed: observed ?? survey.observed)
    options.hasObjects = survey.hasObjects
    options.startsAtLaunch = startsAtLaunch
    options.recordsCoverage = recordsCoverage
    options.delegates = delegates
    options.processKeys = keys
    options.window = window
    options.mostProcesses = mostProcesses
    options.mostUnpacked = mostUnpacked
    options.selection = reading.selection
    guard var check = LogCheck(lifecycle, options) else { throw Failure() }
    var lives: [CheckedLife] = []
    func report(_ report: LogCheck.Report) { if case .life(let life) = report { lives.append(life) } }
    func take(_ event: LogEvent, in line: LogLine) { check.take(event, in: line, report) }
    switch order {
    case .lines: LogReader(messages, reading).read(texts, blockSize, take)
    case .time:
      LogReader(messages, reading).merge(texts, window: window, mostWaiting: mostWaiting, blockSize: blockSize, take)
    }
    check.end(report)
    findings = check.findings
    summary = check.summary
    coverage = check.coverage
    undatedProcess = check.undatedProcess
    self.lives = lives
  }

  /// There is nothing to check against.
  struct Failure: Error {}

  /// The ids of the findings, in their order.
  var ids: [String] { findings.map(\.reason.descriptor.id) }

  /// The findings in lines, for messages of tests and for comparisons.
  var lines: [String] {
    findings.map { "\($0.place.file):\($0.place.line) \($0.reason.descriptor.id) \($0.scope.process) × \($0.count)" }
  }
}

extension LogReader {
  /// Reads the texts of files in blocks of some bytes.
  func read(_ texts: [String], _ blockSize: Int, _ body: (LogEvent, LogLine) -> Void) {
    var reader = self
    for (number, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      reader.begin(file: number)
      for start in stride(from: 0, to: bytes.count, by: blockSize) {
        reader.read(bytes[start..<min(start + blockSize, bytes.count)], body)
      }
      reader.end(body)
    }
  }
}
