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

/// Diagnostics as a compiler prints them, which Xcode shows beside the lines when a build phase prints them.
package enum XcodeLines {
  /// All diagnostics of some files: a line each, then one for each note.
  package static func text(of diagnostics: [FileDiagnostics]) -> String {
    diagnostics.flatMap { page in page.diagnostics.flatMap { lines(of: $0, in: page.file) } }.joined()
  }

  private static func lines(of diagnostic: Diagnostic, in file: SourceFile) -> [String] {
    let helps = [diagnostic.help].compactMap { $0 } + diagnostic.fixIts.map(\.message)
    let message = ([diagnostic.summary] + helps).joined(separator: ". ") + " [\(diagnostic.id)]"
    let notes = diagnostic.notes.map { line("note", $0.message, at: $0.range, in: $0.file ?? file) }
    return [line(diagnostic.severity.rawValue, message, at: diagnostic.range, in: file)] + notes
  }

  /// `Reader/AppDelegate.swift:41:8: error: …`
  private static func line(_ kind: String, _ message: String, at range: SourceRange, in file: SourceFile) -> String {
    let start = file.location(at: range.start)
    return "\(file.path):\(start.line):\(start.column): \(kind): \(message)".terminalSafe + "\n"
  }
}

/// Diagnostics as workflow commands that GitHub Actions shows beside the lines of a change.
package enum GitHubAnnotations {
  /// All diagnostics of some pages, a line each.
  package static func text(of diagnostics: [FileDiagnostics]) -> String {
    diagnostics
      .flatMap { page in page.diagnostics.map { annotation(of: $0, in: page.file) + "\n" } }
      .joined()
  }

  private static func annotation(of diagnostic: Diagnostic, in file: SourceFile) -> String {
    let start = file.location(at: diagnostic.range.start)
    let end = file.location(at: diagnostic.range.end)
    // GitHub accepts no columns for an annotation of several lines.
    let hasColumns = start.line == end.line
    var properties = [("file", file.path), ("line", String(start.line))]
    if hasColumns { properties.append(("col", String(start.column))) }
    properties.append(("endLine", String(end.line)))
    if hasColumns { properties.append(("endColumn", String(end.column))) }
    properties.append(("title", diagnostic.id))
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    let helps = [diagnostic.help, diagnostic.replay?.advice(about: file.path)].compactMap { $0 }
    let advice = helps + diagnostic.fixIts.map(\.message)
    let message = ([diagnostic.summary] + diagnostic.detail + advice).joined(separator: "\n")
    return "::\(command(for: diagnostic.severity)) \(list)::\(escaped(message))"
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar).terminalSafe
      }
    }.joined()
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(scalar: ":", with: "%3A").replacing(scalar: ",", with: "%2C")
  }
}
