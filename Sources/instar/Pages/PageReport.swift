import ArgumentParser
import Diagnostics

extension CheckedPage {
  /// The page, after its diagnostics were printed; one with errors ends the command.
  func withoutErrors(on terminal: Terminal) throws(ExitCode) -> CheckedPage {
    terminal.report([diagnostics])
    guard !hasErrors else { throw ExitCode.diagnostics }
    return self
  }
}

extension Terminal {
  /// Prints the diagnostics of pages that a command uses: errors, and the rest unless quiet.
  func report(_ diagnostics: [FileDiagnostics]) {
    let reported = diagnostics.map { page in
      FileDiagnostics(page.file, page.diagnostics.filter { !isQuiet || $0.severity == .error })
    }
    let text =
      switch messageFormat {
      case .text: DiagnosticText(isColored: colorsMessages).text(of: reported)
      case .xcode: XcodeLines.text(of: reported)
      }
    if !text.isEmpty { message(text) }
  }
}
