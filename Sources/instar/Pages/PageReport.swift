import ArgumentParser
import Diagnostics

extension CheckedPage {
  /// Finds, reads and checks the one page of a command, and says what is wrong with it; a page with errors ends the command.
  static func withoutErrors(_ name: String, at version: VersionOption, on terminal: Terminal) async throws
    -> CheckedPage
  {
    try version.check(await PageFinder.page(name)).withoutErrors(on: terminal)
  }

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
