import Text

/// Diagnostics for programs: a JSON object per line.
///
/// Lines and columns count from 1, columns in characters; the end is after the last character. Notes in other files are
/// left out, because an object names one file.
package enum DiagnosticLines {
  /// All diagnostics of some pages.
  package static func text(of diagnostics: [FileDiagnostics]) -> String {
    diagnostics
      .flatMap { page in
        page.fingerprinted.map { object(of: $0.diagnostic, in: page.file, fingerprint: $0.fingerprint).compact + "\n" }
      }
      .joined()
  }

  private static func object(of diagnostic: Diagnostic, in file: SourceFile, fingerprint: String) -> JSONValue {
    let start = file.location(at: diagnostic.range.start)
    let end = file.location(at: diagnostic.range.end)
    return [
      "schema": "instar/1",
      "id": .string(diagnostic.id),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.summary),
      "file": .string(file.path),
      "line": .int(start.line),
      "column": .int(start.column),
      "endLine": .int(end.line),
      "endColumn": .int(end.column),
      "notes": .array(
        diagnostic.notes.filter { $0.file == nil }.map { object($0.message, at: $0.range, in: file) }),
      "detail": diagnostic.detail.isEmpty ? .null : .string(diagnostic.detail.joined(separator: "\n")),
      "help": .optional(diagnostic.help),
      "run": diagnostic.replay.map { .array($0.words.map(JSONValue.string)) } ?? .null,
      "scenes": .optional(diagnostic.replay?.scenes),
      "at": .optional(diagnostic.replay?.version),
      "fix": diagnostic.fixIts.first.map { fix in
        object(
          fix.message, at: fix.range, in: file,
          [("replacement", .string(fix.replacement)), ("applicability", .string(fix.applicability.rawValue))])
      } ?? .null,
      "fingerprint": .string(fingerprint),
    ]
  }

  private static func object(
    _ message: String, at range: SourceRange, in file: SourceFile, _ more: [(name: String, value: JSONValue)] = []
  ) -> JSONValue {
    let start = file.location(at: range.start)
    let end = file.location(at: range.end)
    let members: [(name: String, value: JSONValue)] = [
      ("message", .string(message)), ("line", .int(start.line)), ("column", .int(start.column)),
      ("endLine", .int(end.line)), ("endColumn", .int(end.column)),
    ]
    return .object(members: members + more)
  }
}
