import Documents

/// A report of tests in the format of JUnit, for the pages on which CI services show failures.
///
/// It has the attributes and elements that the schemas of Surefire and Jenkins know, and no others.
package struct JUnitReport: Sendable {
  /// A test: what was checked, and what was found.
  package struct Case: Sendable {
    fileprivate let name: String
    fileprivate let className: String
    fileprivate let failing: [FileDiagnostics]
    fileprivate let others: [FileDiagnostics]
    fileprivate let time: Int64
    fileprivate let skipReason: String?

    /// Takes the diagnostics of a test, which fails if one is at or above the threshold; one that has none of these may have
    /// been skipped. The time that it took is in microseconds.
    package init(
      _ name: String, className: String, _ diagnostics: [FileDiagnostics], threshold: Severity, time: Int64 = 0,
      skipReason: String? = nil
    ) {
      self.name = name
      self.className = className
      failing = diagnostics.filtered { $0.severity >= threshold }
      others = diagnostics.filtered { $0.severity < threshold }
      self.time = time
      self.skipReason = failing.isEmpty ? skipReason : nil
    }

    fileprivate var element: XMLElement {
      var children: [XMLElement] = []
      let all = failing.flatMap(\.diagnostics)
      if let first = all.first {
        let more = all.count > 1 ? " (and \(all.count - 1) more)" : ""
        children.append(
          XMLElement("failure", ["message": first.summary + more, "type": first.id], text: Self.text(of: failing)))
      }
      if let skipReason { children.append(XMLElement("skipped", ["message": skipReason])) }
      if !others.isEmpty { children.append(XMLElement("system-out", [:], text: Self.text(of: others))) }
      return XMLElement(
        "testcase", ["name": name, "classname": className, "time": JUnitReport.seconds(time)], children: children)
    }

    private static func text(of diagnostics: [FileDiagnostics]) -> String {
      DiagnosticText(isColored: false).text(of: diagnostics)
    }
  }

  /// Tests that belong together.
  package struct Suite: Sendable {
    fileprivate let name: String
    fileprivate let cases: [Case]
    fileprivate let time: Int64
    fileprivate let timestamp: String?

    /// Takes tests; the time that they took is in microseconds, and they began at a date as `2026-08-11T17:15:00`.
    package init(_ name: String, _ cases: [Case], time: Int64 = 0, timestamp: String? = nil) {
      self.name = name
      self.cases = cases
      self.time = time
      self.timestamp = timestamp
    }

    fileprivate var failureCount: Int { cases.count { !$0.failing.isEmpty } }
    fileprivate var skipCount: Int { cases.count { $0.skipReason != nil } }

    fileprivate var element: XMLElement {
      XMLElement(
        "testsuite",
        [
          "name": name, "tests": String(cases.count), "failures": String(failureCount), "errors": "0",
          "skipped": String(skipCount), "time": JUnitReport.seconds(time), "timestamp": timestamp,
        ], children: cases.map(\.element))
    }
  }

  private let name: String
  private let suites: [Suite]

  /// Takes the suites of a report.
  package init(_ name: String, _ suites: [Suite]) {
    self.name = name
    self.suites = suites
  }

  /// The document.
  package var text: String {
    XMLElement(
      "testsuites",
      [
        "name": name, "tests": String(suites.map(\.cases.count).reduce(0, +)),
        "failures": String(suites.map(\.failureCount).reduce(0, +)), "errors": "0",
        "skipped": String(suites.map(\.skipCount).reduce(0, +)),
        "time": Self.seconds(suites.map(\.time).reduce(0, +)),
      ], children: suites.map(\.element)
    ).document
  }

  /// Seconds with milliseconds.
  private static func seconds(_ time: Int64) -> String {
    let milliseconds = String(time / 1000 % 1000)
    return "\(time / 1_000_000)." + String(repeating: "0", count: 3 - milliseconds.count) + milliseconds
  }
}

extension [FileDiagnostics] {
  /// The diagnostics that fulfil a condition, of those files that have some.
  fileprivate func filtered(where isWanted: (Diagnostic) -> Bool) -> [FileDiagnostics] {
    map { FileDiagnostics($0.file, $0.diagnostics.filter(isWanted)) }.filter { !$0.diagnostics.isEmpty }
  }
}
