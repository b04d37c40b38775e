import Text

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
