import ArgumentParser
import Diagnostics
import LifecycleModel
import Reports

/// The two sides of a diff.
struct DiffPair {
  /// What was.
  let old: DiffSide
  /// What is.
  let new: DiffSide

  /// Takes two sides.
  init(old: DiffSide, new: DiffSide) {
    self.old = old
    self.new = new
  }

  /// Reads two pages, each at a version or at all that it speaks of; `options` name the versions in messages.
  init(
    of old: (page: Page, version: PlatformVersion?), _ new: (page: Page, version: PlatformVersion?),
    options: (old: String, new: String) = ("--at", "--at")
  ) throws(UsageError) {
    let oldLoader = PageLoader(version: old.version, option: options.old, provesClaims: false)
    let newLoader = PageLoader(version: new.version, option: options.new, provesClaims: false)
    self.init(
      old: DiffSide(try oldLoader.check(old.page), at: old.version),
      new: DiffSide(try newLoader.check(new.page), at: new.version))
  }

  /// The old page, where a program can open it at the place of a note: it is a file, or the new page at another version.
  var noted: DiffDiagnostics.Page? {
    guard let page = old.page?.page else { return nil }
    let isSame = page.source.path == new.page?.page.source.path
    return isSame || page.origin == .file ? old.shown : nil
  }

  /// Says what is wrong with the new page, and which errors the old one has besides; errors in the new one end the command.
  func report(on terminal: Terminal) throws(ExitCode) {
    reportOldErrors(on: terminal)
    _ = try new.page?.withoutErrors(on: terminal)
  }

  /// Says which errors the two pages have.
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
    if !terminal.isQuiet { terminal.warn("'\(old.name)' has errors; what could be read of it is compared") }
  }
}
