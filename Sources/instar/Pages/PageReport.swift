import ArgumentParser
import Diagnostics

extension CheckedPage {
  /// Finds, reads and checks the one page of a command, and prints its diagnostics; errors end the command.
  static func withoutErrors(_ name: String, at version: VersionOption, on terminal: Terminal) async throws
    -> CheckedPage
  {
    try version.check(await PageFinder.page(name)).withoutErrors(on: terminal)
  }

  /// Prints the diagnostics and returns the page; errors end the command.
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
    let text = DiagnosticText(isColored: colorsMessages).text(of: reported)
    if !text.isEmpty { message(text) }
  }
}
