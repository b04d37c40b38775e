import ArgumentParser
import Diagnostics
import LifecycleModel
import Reports

/// The two sides of a diff.
struct DiffPair {
  /// The old side.
  let old: DiffSide
  /// The new side.
  let new: DiffSide
}

extension DiffPair {
  /// Reads two pages, each as its loader is set up.
  init(of old: (page: Page, loader: PageLoader), _ new: (page: Page, loader: PageLoader)) throws(UsageError) {
    self.init(
      old: DiffSide(try old.loader.check(old.page), at: old.loader.version),
      new: DiffSide(try new.loader.check(new.page), at: new.loader.version))
  }

  /// The old page if a program can open it at a note: a file, or the new page at another version.
  var noted: DiffDiagnostics.Page? {
    guard let page = old.page?.page else { return nil }
    let isSame = page.source.path == new.page?.page.source.path
    return isSame || page.origin == .file ? old.shown : nil
  }

  /// Prints the diagnostics of the new page and the errors that only the old one has; errors in the new one end the command.
  func report(on terminal: Terminal) throws(ExitCode) {
    reportOldErrors(on: terminal)
    _ = try new.page?.readable(on: terminal, orExit: .unreadable)
  }

  /// Prints the errors of both pages.
  func reportErrors(on terminal: Terminal) {
    reportOldErrors(on: terminal)
    terminal.report([new.errors].compactMap(\.self))
  }

  private func reportOldErrors(on terminal: Terminal) {
    guard let errors = old.errors else { return }
    // One page at two versions has most errors at both.
    let isSame = errors.file.path == new.errors?.file.path
    let known = isSame ? Set(new.errors?.diagnostics ?? []) : []
    let rest = errors.diagnostics.filter { !known.contains($0) }
    guard !rest.isEmpty else { return }
    terminal.report([FileDiagnostics(errors.file, rest)])
    if !terminal.isQuiet { terminal.warn("'\(old.name)' has errors; only the parts that could be read are compared") }
  }
}
