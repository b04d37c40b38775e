import Diagnostics
import Documents
import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import Text

/// A check of logs as a whole, for reports that come at its end.
package struct LogCheckReport: Sendable {
  /// A finding with its words, in the severity that the user has chosen.
  package struct Finding: Sendable {
    let finding: LogFinding
    /// Its words.
    let diagnostic: Diagnostic
    /// The line that has it.
    let file: SourceFile

    /// Takes a finding and its words.
    package init(_ finding: LogFinding, _ diagnostic: Diagnostic, in file: SourceFile) {
      self.finding = finding
      self.diagnostic = diagnostic
      self.file = file
    }
  }

  /// The page.
  let lifecycle: Lifecycle
  /// The page as the user named it.
  let page: String
  /// The words for processes and life cycles.
  let words: LogFindingText
  /// The findings that are shown, in the order of the log.
  let findings: [Finding]
  /// The number of all findings.
  let findingCount: Int
  /// The processes and life cycles, in the order in which they end.
  let lives: [CheckedLife]
  /// The counts of what was read and checked.
  let summary: LogSummary
  let lineCount: Int
  /// The least severity of a finding that fails the check.
  let threshold: Severity
  /// The coverage of the page; `nil` where it was not recorded.
  package var coverage: CoverageReport?

  /// Reports a check against a page; `lines` were read.
  package init(
    _ lifecycle: Lifecycle, page: String, _ words: LogFindingText, findings: [Finding], of findingCount: Int,
    lives: [CheckedLife], _ summary: LogSummary, lines: Int, threshold: Severity
  ) {
    self.lifecycle = lifecycle
    self.page = page
    self.words = words
    self.findings = findings
    self.findingCount = findingCount
    self.lives = lives
    self.summary = summary
    lineCount = lines
    self.threshold = threshold
  }

  /// The name of the page.
  var title: String { lifecycle.name.isEmpty ? page : lifecycle.name }

  /// The place in words: `app.log:12`, with the time of the day where it is known.
  func text(of place: LogPlace) -> String {
    let file = words.files.indices.contains(place.file) ? words.files[place.file] + ":" : "line "
    return file + String(place.line) + (place.time.map { ", " + LogTime.clock($0) } ?? "")
  }

  /// The name of a process or a life cycle, with its device where the log names it.
  func name(of scope: LogScope) -> String {
    guard scope.process > 0 else { return "The whole log" }
    return words.words(for: scope) + (scope.device.map { " on \(words.names.text(of: $0))" } ?? "")
  }
}

/// A check of logs as a report of tests in the format of JUnit: a suite a process, a case for its own calls and for each life cycle
/// in it.
package struct LogCheckJUnit: Sendable {
  private typealias Case = (life: CheckedLife?, findings: [LogCheckReport.Finding], name: String)

  private let report: LogCheckReport
  /// By processes.
  private let lives: [LogScope: [CheckedLife]]
  private let findings: [LogScope: [LogCheckReport.Finding]]

  /// Prepares a report.
  package init(_ report: LogCheckReport) {
    self.report = report
    lives = Dictionary(grouping: report.lives) { $0.scope.ofProcess.place }
    findings = Dictionary(grouping: report.findings) { $0.finding.scope.ofProcess.place }
  }

  /// The document.
  package var text: String {
    var names = UniqueNames()
    let suites = processes.map { process in
      suite(cases(of: process), name: names.take(report.name(of: process), separator: " "))
    }
    return JUnitReport("instar log check \(report.page)", suites).text
  }

  /// The processes in the order of the log; that of findings about none comes first.
  private var processes: [LogScope] {
    var seen: Set<LogScope> = []
    let scopes = report.findings.map(\.finding.scope).filter { $0.process == 0 } + report.lives.map(\.scope)
    return scopes.map(\.ofProcess).filter { seen.insert($0.place).inserted }
  }

  /// The process's own calls, then its life cycles; without calls of its own, it is a case only if there is no other.
  private func cases(of process: LogScope) -> [Case] {
    let lives = (lives[process.place] ?? []).sorted { ($0.scope.life ?? 0) < ($1.scope.life ?? 0) }
    let own = findings[process.place] ?? []
    guard !lives.isEmpty else { return [(nil, own, report.name(of: process))] }
    var names = UniqueNames()
    return lives.map { life in
      let findings = own.filter { $0.finding.isFound(in: life.scope.life) }
      return (life, findings, names.take(report.name(of: life.scope), separator: " "))
    }.filter { $0.1.count > 0 || lives.count == 1 || $0.0?.calls != 0 }
  }

  private func suite(_ cases: [Case], name: String) -> JUnitReport.Suite {
    let times = cases.compactMap(\.life).flatMap { [$0.first?.time, $0.last?.time] }.compactMap { $0 }
    return JUnitReport.Suite(
      name, cases.map { tested($0, in: name) }, time: (times.max() ?? 0) - (times.min() ?? 0),
      timestamp: times.min().map { String(LogTime.text(of: $0).prefix(19)) })
  }

  private func tested(_ tested: Case, in suite: String) -> JUnitReport.Case {
    var time: Int64 = 0
    if let first = tested.life?.first?.time, let last = tested.life?.last?.time { time = max(0, last - first) }
    // Jenkins takes what stands before the last full stop for a package.
    let page = report.title.map { ".".contains($0) ? "_" : String($0) }.joined()
    return JUnitReport.Case(
      tested.name, className: "\(page).\(suite)",
      tested.findings.map { FileDiagnostics($0.file, [$0.diagnostic]) }, threshold: report.threshold, time: time,
      skipReason: tested.life?.verdict == .unknown ? "Nothing known: the page allows any of its calls at any time" : nil
    )
  }
}

/// An event of a log in columns: for programs that sort and count, such as DuckDB, Polars and Spark.
package struct LogEventRow: Sendable {
  /// The columns, in order.
  package static let columns = [
    "file", "line", "column", "offset", "time", "device", "launch", "pid", "event", "delegate", "callback", "instance",
    "scene", "state", "n", "folded",
  ]

  /// The delegate that is called, or those that a process logs.
  package let delegates: [String]
  private let values: [JSONValue]

  /// Describes an event of a page's log; `file` is the name of its file, `names` are those of the reader. The launch is that of the
  /// row, in `keyed`. `isFolded` is `true` for a line of a call that an earlier line has told.
  package init(_ event: LogEvent, of lifecycle: Lifecycle, file: String, names: ByteNames, isFolded: Bool) {
    let key = event.source.key
    var launch = (key?.launch ?? event.launch ?? event.source.launch).map(names.text)
    var call: LoggedCall?
    var delegate: String?
    var callback: String?
    let kind: String
    switch event.content {
    case .call(let named): (kind, call) = ("call", named)
    case .problem(let problem): (kind, call) = ("problem", problem.call)
    case .launch(let line):
      kind = "launch"
      launch = key?.launch.map(names.text) ?? line.launch.map { String(decoding: $0, as: UTF8.self) }
    case .lost, .leftOut: kind = "lost"
    }
    if let call { (delegate, callback) = Self.names(of: call, in: event.message, lifecycle) }
    if case .launch(let line) = event.content {
      delegates = line.delegates
    } else {
      delegates = delegate.map { [$0] } ?? []
    }
    values = [
      .string(file), .int(event.place.line), .int(event.place.columns.lowerBound + 1), .int(event.place.offset),
      .optional(event.place.time.map(LogTime.text)), .optional(event.source.device.map(names.text)), .optional(launch),
      .optional(event.source.process), .string(kind), .optional(delegate), .optional(callback),
      .optional(call?.instance.map { "0x" + String($0, radix: 16) }),
      .optional(call?.scene.map { Int(truncatingIfNeeded: $0) }),
      .optional(call?.state.map { $0.text(in: event.message) }), .optional(call?.number), .bool(isFolded),
    ]
  }

  private static func names(
    of call: LoggedCall, in message: ArraySlice<UInt8>, _ lifecycle: Lifecycle
  ) -> (delegate: String?, callback: String?) {
    if case .listed(let id) = call.callback { return (lifecycle.delegate(of: id).name, lifecycle[id].name) }
    if case .unlisted(let index) = call.callback {
      let entry = lifecycle.catalog.entries[index]
      return (call.delegate.map { lifecycle[$0].name } ?? entry.owner, entry.name)
    }
    let text = { (range: Range<Int>) in
      String(decoding: message.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
    return (call.delegateRange.map(text), text(call.range))
  }

  /// The event as a JSON object on a line of its own.
  package var jsonLine: String {
    JSONValue.object(members: zip(Self.columns, values).map { ($0, $1) }).compact + "\n"
  }

  /// The event as a line of comma-separated values (RFC 4180).
  package var csvLine: String { CSVTableRenderer.line(of: values.map(Self.cell)) }

  /// The names of the columns as a line of comma-separated values.
  package static var csvHead: String { CSVTableRenderer.line(of: columns) }

  private static func cell(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .null: ""
    case .bool, .int, .array, .object: value.compact
    }
  }
}
