import Diagnostics
import Documents
import LifecycleLogs
import Text

/// A check of logs as a report of tests in the format of JUnit: a suite a process, a case for its own calls and for each life cycle
/// in it. It has the attributes and elements that the schemas of Surefire and Jenkins know, and no others.
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
    return XMLElement(
      "testsuites",
      [
        "name": "instar log check \(report.page)", "tests": String(suites.reduce(0) { $0 + $1.counts.tests }),
        "failures": String(suites.reduce(0) { $0 + $1.counts.failures }), "errors": "0",
        "skipped": String(suites.reduce(0) { $0 + $1.counts.skipped }),
        "time": Self.seconds(suites.reduce(0) { $0 + $1.counts.time }),
      ], children: suites.map(\.element)
    ).document
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

  private struct Counts {
    var tests = 0
    var failures = 0
    var skipped = 0
    /// In microseconds.
    var time: Int64 = 0
  }

  private func suite(_ cases: [Case], name: String) -> (element: XMLElement, counts: Counts) {
    let times = cases.compactMap(\.life).flatMap { [$0.first?.time, $0.last?.time] }.compactMap { $0 }
    var counts = Counts(tests: cases.count)
    if let first = times.min(), let last = times.max() { counts.time = last - first }
    let elements = cases.map { written($0, in: name, &counts) }
    let whole = XMLElement(
      "testsuite",
      [
        "name": name, "tests": String(counts.tests), "failures": String(counts.failures), "errors": "0",
        "skipped": String(counts.skipped), "time": Self.seconds(counts.time),
        "timestamp": times.min().map { String(LogTime.text(of: $0).prefix(19)) },
      ], children: elements)
    return (whole, counts)
  }

  private func written(_ tested: Case, in suite: String, _ counts: inout Counts) -> XMLElement {
    let failing = tested.findings.filter(report.fails)
    let others = tested.findings.filter { !report.fails($0) }
    var children: [XMLElement] = []
    if let first = failing.first {
      counts.failures += 1
      let more = failing.count > 1 ? " (and \(failing.count - 1) more)" : ""
      children.append(
        XMLElement(
          "failure", ["message": first.diagnostic.summary + more, "type": first.diagnostic.id], text: text(of: failing))
      )
    } else if tested.life?.verdict == .unknown {
      counts.skipped += 1
      children.append(XMLElement("skipped", ["message": "Nothing known: the page allows any of its calls at any time"]))
    }
    if !others.isEmpty { children.append(XMLElement("system-out", [:], text: text(of: others))) }
    var time: Int64 = 0
    if let first = tested.life?.first?.time, let last = tested.life?.last?.time { time = max(0, last - first) }
    // Jenkins takes what stands before the last full stop for a package.
    let page = report.title.map { ".".contains($0) ? "_" : String($0) }.joined()
    return XMLElement(
      "testcase", ["name": tested.name, "classname": "\(page).\(suite)", "time": Self.seconds(time)], children: children
    )
  }

  private func text(of findings: [LogCheckReport.Finding]) -> String {
    DiagnosticText(isColored: false).text(of: findings.map { FileDiagnostics($0.file, [$0.diagnostic]) })
  }

  /// Seconds with milliseconds.
  private static func seconds(_ time: Int64) -> String {
    let milliseconds = String(time / 1000 % 1000)
    return "\(time / 1_000_000)." + String(repeating: "0", count: 3 - milliseconds.count) + milliseconds
  }
}
