import Diagnostics
import ProjectModel

extension AppAudit {
  /// An allowance that suppresses nothing. `instar explain` has its manual among the pages' diagnostics, which have the id too.
  private static let unused = DiagnosticDescriptor(
    id: "unused-allowance", severity: .warning, headline: "Suppression is unused", explanation: "", example: nil,
    fixedExample: nil)

  /// The most unused suppressions of a file that are told one by one, as of one kind on a page.
  private static let mostUnused = 1000

  /// Audits of a project's apps without the findings that comments suppress, and with a warning for each that suppresses nothing.
  package static func applyingAllowances(_ audits: [AppAudit]) -> [AppAudit] {
    let files = Dictionary(audits.flatMap(\.files).map { ($0.path, $0) }) { first, _ in first }
    let allowances = files.mapValues(SourceAllowances.init)
    let all = Dictionary(grouping: audits.flatMap(\.findings), by: \.file.path)
    var told: Set<String> = []
    return audits.map { audit in
      var audit = audit
      audit.findings.removeAll { allowances[$0.file.path]?.suppress($0) == true }
      let files = audit.files.filter { told.insert($0.path).inserted }
      let added = files.flatMap { file -> [AuditFinding] in
        let ids = allowances[file.path]?.unused(by: all[file.path] ?? []) ?? []
        return ids.prefix(mostUnused).enumerated().map { number, allowance in
          let surplus = number + 1 == mostUnused ? ids.count - mostUnused : 0
          let more = surplus > 0 ? " (so are \(surplus) more in this file)" : ""
          return AuditFinding(
            unused, "Suppression of '\(allowance.id)' is unused\(more)", at: SourcePlace(file, allowance.range),
            help: nil,
            fixIts: [FixIt("Delete it", range: allowance.deletion, replacement: "")])
        }
      }
      audit.findings = (audit.findings + added.sorted().identified(in: audit.app)).sorted()
      return audit
    }
  }
}
