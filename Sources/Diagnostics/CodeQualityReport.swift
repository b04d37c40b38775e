import Text

/// Diagnostics as the code quality report that GitLab shows in merge requests: an array of objects, one per diagnostic.
///
/// It has what GitLab asks for: `description`, `check_name`, `fingerprint`, `severity`, `location`.
package enum CodeQualityReport {
  /// All diagnostics of some files.
  package static func text(of diagnostics: [FileDiagnostics]) -> String {
    JSONValue.array(
      diagnostics.flatMap { page in
        page.fingerprinted.map { object(of: $0.diagnostic, fingerprint: $0.fingerprint, in: page.file) }
      }
    ).pretty
  }

  private static func object(of diagnostic: Diagnostic, fingerprint: String, in file: SourceFile) -> JSONValue {
    // GitLab compares paths with those of the repository.
    let path = file.path.hasPrefix("./") ? String(file.path.dropFirst(2)) : file.path
    // A diagnostic's own fingerprint is unique on its page, the report's in all of it.
    var hash = StableHash()
    hash.combine(path)
    hash.combine(fingerprint)
    let advice = [diagnostic.help].compactMap { $0 } + diagnostic.fixIts.map(\.message)
    return .object(members: [
      ("description", .string(([diagnostic.summary] + advice).joined(separator: ". "))),
      ("check_name", .string(diagnostic.id)),
      ("fingerprint", .string(hash.hexadecimal)),
      ("severity", .string(severity(diagnostic.severity))),
      (
        "location",
        .object(members: [
          ("path", .string(path)),
          ("lines", .object(members: [("begin", .int(file.location(at: diagnostic.range.start).line))])),
        ])
      ),
    ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
