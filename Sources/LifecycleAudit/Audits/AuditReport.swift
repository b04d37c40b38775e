import Diagnostics
import Text

extension DiagnosticsRun {
  /// Audits with the findings that count: neither in the baseline nor allowed, nor made by a cause that is allowed.
  package func left(in audits: [AppAudit]) -> [AppAudit] {
    let earlier = over(audits.flatMap(\.findings).map(\.file.path)).baseline
    let all = FileDiagnostics.byFile(audits.flatMap(\.findings))
    let news = Set(all.map(earlier.news).flatMap(\.diagnostics).compactMap(\.fingerprint))
    return audits.map { audit in
      audit.mapping { finding in
        let isKnown = finding.diagnostic.fingerprint.map { fingerprint in
          // A method may have moved to another file, which the digest of its callback does not depend on.
          !news.contains(fingerprint) || finding.callback != nil && earlier.knows(fingerprint)
        }
        let isCauseAllowed = finding.cause.map(allows) ?? false
        return isKnown == true || isCauseAllowed ? nil : judged(finding.diagnostic)
      }
    }
  }
}

/// An audit of projects, from the findings to what is told of them: what `instar audit` prints, and whether it fails.
///
/// ```swift
/// let audits = run.left(in: projects.flatMap { $0.audits() })
/// let report = AuditReport(of: audits, run)
/// print(report.text(as: .github), report.status ?? "")
/// ```
package struct AuditReport: Sendable {
  /// The audits of apps, with the findings that count.
  package let audits: [AppAudit]
  private let run: DiagnosticsRun
  /// By file; one of those that several apps have in a file that they share.
  private let diagnostics: [FileDiagnostics]

  /// Takes audits with the findings that count.
  package init(of audits: [AppAudit], _ run: DiagnosticsRun) {
    self.audits = audits
    self.run = run
    diagnostics = FileDiagnostics.byFile(audits.flatMap(\.findings), once: true)
  }

  /// `true` where a finding is at or above the threshold.
  package var fails: Bool { run.fails(diagnostics) }

  /// The numbers of findings and apps; `nil` without findings.
  package var status: String? {
    let apps = Set(audits.map(\.appIdentity)).count
    return diagnostics.severityCounts.map { "\($0) in \(apps.counted("app"))" }
  }

  /// Writes the findings. In a report of tests, each app is one.
  package func text(as format: DiagnosticFormat, isColored: Bool = false) -> String {
    switch format {
    case .junit:
      var names = UniqueNames()
      return run.text(
        of: audits.map { audit in
          run.test(names.take(audit.app.name, separator: " "), of: "app", FileDiagnostics.byFile(audit.findings))
        })
    case .json: return AuditLines.text(of: audits)
    case .text, .sarif, .github, .xcode, .gitlab: return run.text(of: diagnostics, as: format, isColored: isColored)
    }
  }
}
