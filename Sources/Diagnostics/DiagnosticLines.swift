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
        page.fingerprinted.map { diagnostic, fingerprint in
          let notes = diagnostic.notes.filter { $0.file == nil }.map { object($0.message, at: $0.range, in: page.file) }
          return JSONValue.object(
            members: members(of: diagnostic, in: page.file, notes: notes, fingerprint: fingerprint)
          ).compact + "\n"
        }
      }
      .joined()
  }

  /// The members of a diagnostic's object, with its notes as they are to be shown.
  package static func members(
    of diagnostic: Diagnostic, in file: SourceFile, notes: [JSONValue], fingerprint: String
  ) -> [(name: String, value: JSONValue)] {
    let start = file.location(at: diagnostic.range.start)
    let end = file.location(at: diagnostic.range.end)
    return [
      ("schema", "instar/1"),
      ("id", .string(diagnostic.id)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.summary)),
      ("file", .string(file.path)),
      ("line", .int(start.line)),
      ("column", .int(start.column)),
      ("endLine", .int(end.line)),
      ("endColumn", .int(end.column)),
      ("notes", .array(notes)),
      ("detail", diagnostic.detail.isEmpty ? .null : .string(diagnostic.detail.joined(separator: "\n"))),
      ("help", .optional(diagnostic.help)),
      ("run", diagnostic.replay.map { .array($0.words.map(JSONValue.string)) } ?? .null),
      ("scenes", .optional(diagnostic.replay?.scenes)),
      ("at", .optional(diagnostic.replay?.version)),
      (
        "fix",
        diagnostic.fixIts.first.map { fix in
          object(
            fix.message, at: fix.range, in: file,
            [("replacement", .string(fix.replacement)), ("applicability", .string(fix.applicability.rawValue))])
        } ?? .null
      ),
      ("fingerprint", .string(fingerprint)),
    ]
  }

  /// An object of a message at a place of a file.
  package static func object(
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
