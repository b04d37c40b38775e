import ArgumentParser
import Diagnostics
import LifecycleChecks

extension CheckedPage {
  /// The page, after its diagnostics were printed; one with errors in its text ends the command. One whose claims fail does so once
  /// its output is written: `endingWithErrors`.
  ///
  /// - Parameter code: The exit code of such a page. A command that holds something else against it (code, logs, another page) ends with
  ///   `unreadable`, because its exit code 1 says that this differs, and nothing was compared.
  func readable(on terminal: Terminal, orExit code: ExitCode = .diagnostics) throws(ExitCode) -> CheckedPage {
    terminal.report([diagnostics])
    guard errorsInText.isEmpty else { throw code }
    return self
  }

  /// Ends a command with exit 1 if some claim of the page fails.
  func endingWithErrors() throws(ExitCode) {
    if hasErrors { throw ExitCode.diagnostics }
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
