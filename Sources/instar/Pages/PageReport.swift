import ArgumentParser
import Diagnostics

extension CheckedPage {
  /// The page, after saying what is wrong with it; one with errors ends the command.
  func withoutErrors(on terminal: Terminal) throws(ExitCode) -> CheckedPage {
    terminal.report([diagnostics])
    guard !hasErrors else { throw ExitCode.diagnostics }
    return self
  }
}

extension Terminal {
  /// Says what was found in pages that a command makes something of: errors, and unless quiet the rest.
  func report(_ diagnostics: [FileDiagnostics]) {
    let reported = diagnostics.map { page in
      FileDiagnostics(page.file, page.diagnostics.filter { !isQuiet || $0.severity == .error })
    }
    let text = DiagnosticText(isColored: colorsMessages).text(of: reported)
    if !text.isEmpty { message(text) }
  }
}
