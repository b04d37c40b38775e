import Diagnostics
import LifecycleLogs
import Text

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
