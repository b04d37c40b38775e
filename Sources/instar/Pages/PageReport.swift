import ArgumentParser
import Diagnostics

extension CheckedPage {
  /// Finds, reads and checks the one page of a command, and says what is wrong with it; a page with errors ends the command.
  static func sound(_ name: String, at version: VersionOption, on terminal: Terminal) async throws -> CheckedPage {
    try version.check(await PageFinder.page(name)).sound(on: terminal)
  }

  /// The page, after saying what is wrong with it; one with errors ends the command.
  func sound(on terminal: Terminal) throws(ExitCode) -> CheckedPage {
    terminal.report([findings])
    guard !hasErrors else { throw ExitCode.findings }
    return self
  }
}

extension Terminal {
  /// Says what was found in pages that a command makes something of: errors, and unless quiet the rest.
  func report(_ findings: [FileFindings]) {
    let heard = findings.map { page in
      FileFindings(page.file, page.diagnostics.filter { !isQuiet || $0.severity == .error })
    }
    let text = DiagnosticText(isColored: colorsMessages).text(of: heard)
    if !text.isEmpty { message(text) }
  }
}
