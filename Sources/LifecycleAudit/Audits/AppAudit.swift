import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// The result of an audit of one app for one system.
package struct AppAudit: Sendable {
  package let app: App
  /// The system.
  package let platform: AppPlatform
  /// The adoption of scenes in its first configuration.
  package let adoption: SceneAdoption
  /// The name of the application's delegate; `nil` where there is none.
  package let delegate: String?
  /// The versions at which the pages were read: `iOS 27`.
  package let versions: String
  /// The number of source files.
  package let fileCount: Int
  /// The number of those that were parsed.
  package let parsedCount: Int
  /// The findings of all configurations, by file and place, equal ones once.
  package internal(set) var findings: [AuditFinding]
  /// The project's folder as the user names it, before the names of files: `Reader/`.
  private(set) var prefix = ""
  /// The app in its first configuration.
  let subject: AuditedApp
  /// The files that were parsed, and the property lists.
  let files: [SourceFile]
}

extension AppAudit {
  /// Audits an app for each of its systems that a page speaks of.
  package static func audits(of app: App, pages: [AuditedPage], reading: inout AppReading) -> [AppAudit] {
    let audits = app.platforms.filter { platform in pages.contains { $0.serves(platform) } }.compactMap {
      platform -> AppAudit? in
      let read = reading.types(of: app, for: platform, pages: pages)
      let audited = app.configurations(for: platform).concurrentMap {
        AuditedApp(app, platform: platform, configuration: $0, pages: pages, types: read.types)
      }
      guard let first = audited.first, first.isApp else { return nil }
      return AppAudit(
        app: app, platform: platform, adoption: first.adoption,
        delegate: first.delegates.first { $0.kind == .application }?.type.name,
        versions: pages.filter { $0.serves(platform) }.map(\.selection.description).unique.joined(separator: "; "),
        fileCount: read.fileCount,
        parsedCount: read.parsedCount, findings: findings(in: audited).identified(in: app), subject: first,
        files: read.types.outlines.map(\.file) + audited.compactMap { $0.configuration.infoPlist?.list?.file })
    }
    return namingSystems(of: audits)
  }

  /// The audits of one app; findings that not all of its systems have name the ones that do.
  private static func namingSystems(of audits: [AppAudit]) -> [AppAudit] {
    let all = audits.flatMap { audit in audit.findings.map { (identity: $0.identity, platform: audit.platform) } }
    let systems = Dictionary(grouping: all, by: \.identity).mapValues { $0.map(\.platform).unique }
    return audits.map { audit in
      var audit = audit
      audit.findings = audit.findings.map { finding in
        let own = systems[finding.identity] ?? []
        guard own.count < audits.count else { return finding }
        let words = " (\(own.map(\.rawValue).joined(separator: ", ")))"
        return finding.with(finding.diagnostic.appending(words))
      }
      return audit
    }
  }

  /// The reasons for which it is not decided if the app has adopted scenes, because something was not read; empty where it is decided.
  package var undecidedReasons: [String] {
    guard case .undecided(let doubt) = adoption else { return [] }
    let notes = subject.configuration.undecided.map { note in
      ProjectNote(note.message, path: note.path.isEmpty ? "" : prefix + note.path, at: note.location).line
    }
    switch doubt {
    case .superclass(let name): return ["its superclass '\(name)' may choose scene configurations"]
    case .start: return ["nothing in the sources that were read starts it: a dependency may"]
    case .infoPlist: return notes.isEmpty ? ["Info.plist is not known"] : notes
    }
  }

  /// The findings of configurations; those that not all have name the ones that do.
  private static func findings(in configurations: [AuditedApp]) -> [AuditFinding] {
    var places: [AuditFinding.Identity: (finding: AuditFinding, names: [String])] = [:]
    for (audited, findings) in zip(configurations, configurations.concurrentMap(AuditRuleRegistry.findings)) {
      for finding in findings {
        places[finding.identity, default: (finding, [])].names += audited.configuration.names
      }
    }
    let all = configurations.flatMap(\.configuration.names)
    return places.values.map { finding, names in
      guard names.count < all.count else { return finding }
      let words = names.count == 1 ? "configuration" : "configurations"
      let note = "Only in \(words) \(names.map { "'\($0)'" }.joined(separator: ", "))"
      return finding.with(finding.diagnostic.noting(Diagnostic.Note(note, range: finding.diagnostic.range)))
    }
    .sorted()
  }
}

extension AppAudit {
  /// A copy whose files have a folder's path before their names.
  package func inFolder(_ prefix: String) -> AppAudit {
    var audit = self
    audit.prefix = prefix
    audit.findings = findings.map { $0.namingFiles { prefix + $0 } }
    return audit
  }

  /// The app among those of several projects: an app for several systems is one.
  package var appIdentity: String { "\(prefix)\(app.project) \(app.name)" }

  /// A copy whose advice names commands with the paths that the user gave.
  package func naming(paths: String) -> AppAudit {
    var audit = self
    audit.findings = findings.map { $0.naming(paths: paths) }
    return audit
  }

  /// The paths of the app's source files, as the user names them.
  package var sourcePaths: [String] { (app.sources + app.librarySources).map { prefix + $0 } }

  /// A place in a file of the project, as the user names it.
  func filePlace(_ place: SourcePlace) -> FilePlace { FilePlace(place, in: prefix) }

  /// A copy with the findings that stay, each with its diagnostic as it is to be shown.
  package func mapping(_ transform: (AuditFinding) -> Diagnostic?) -> AppAudit {
    var audit = self
    audit.findings = findings.compactMap { finding in transform(finding).map { finding.with($0) } }
    return audit
  }
}

extension [AuditFinding] {
  /// The findings of an app with digests of the rule, the app, the callback or else the line's text, and the number among equals:
  /// lines that move do not change them, nor does a file that moves where the callback is known.
  func identified(in app: App) -> [AuditFinding] {
    var occurrences: [String: Int] = [:]
    return map { finding in
      var hash = StableHash()
      hash.combine(finding.diagnostic.id)
      hash.combine(app.name)
      let line = finding.file.range(ofLine: finding.file.line(at: finding.diagnostic.range.start))
      // Of a line of minified code, the beginning: it may have thousands of findings.
      hash.combine(finding.callback ?? String(finding.file[line].prefix(1000).trimmingSpaces))
      let number = occurrences[hash.hexadecimal, default: 0] + 1
      occurrences[hash.hexadecimal] = number
      hash.combine(String(number))
      return finding.with(finding.diagnostic.identified(by: hash.hexadecimal))
    }
  }
}

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

/// Findings for programs: a JSON object per line, as that of a diagnostic of a page with what an audit knows besides.
package enum AuditLines {
  /// All findings of some audits.
  package static func text(of audits: [AppAudit]) -> String {
    audits.flatMap { audit in audit.findings.map { object(of: $0, in: audit).compact + "\n" } }.joined()
  }

  private static func object(of finding: AuditFinding, in audit: AppAudit) -> JSONValue {
    let notes = finding.diagnostic.notes.map { note in
      let file = note.file ?? finding.file
      return DiagnosticLines.object(note.message, at: note.range, in: file, [("file", .string(file.path))])
    }
    let members = DiagnosticLines.members(
      of: finding.diagnostic, in: finding.file, notes: notes, fingerprint: finding.diagnostic.fingerprint ?? "")
    return .object(
      members: members.filter { !["run", "scenes", "at"].contains($0.name) } + [
        ("app", .string(audit.app.name)),
        ("platform", .string(audit.platform.rawValue)),
        ("at", .string(audit.versions)),
        ("delegate", .optional(finding.delegate)),
        ("callback", .optional(finding.callback)),
        ("counterpart", .optional(finding.counterpart)),
      ])
  }
}
