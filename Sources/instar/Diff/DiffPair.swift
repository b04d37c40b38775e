import ArgumentParser
import Diagnostics
import LifecycleChecks
import LifecycleModel
import Reports

/// The two sides of a diff.
struct DiffPair {
  let old: DiffSide
  let new: DiffSide
}

extension DiffPair {
  /// Reads two pages, each as its loader is set up.
  init(of old: (page: Page, loader: PageLoader), _ new: (page: Page, loader: PageLoader)) throws(UsageError) {
    self.init(
      old: DiffSide(try old.loader.check(old.page), at: old.loader.checks.version),
      new: DiffSide(try new.loader.check(new.page), at: new.loader.checks.version))
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

/// One of the two life cycles of a diff.
struct DiffSide {
  /// The name that is shown: `uikit-app`, `uikit at iOS 26`.
  let name: String
  /// The page that describes the life cycle; `nil` for an empty one.
  let page: CheckedPage?

  /// Takes a page that was read, at a version or whole.
  init(_ page: CheckedPage, at version: VersionSelection?) {
    let path = page.page.source.path
    name = version.map { "\(path) at \($0)" } ?? path
    self.page = page
  }

  /// Reads one of the two files of git's call.
  init(_ side: GitDiffCall.Side, _ loader: PageLoader) throws(Failure) {
    name = side.name
    guard let file = side.file else {
      page = nil
      return
    }
    page = loader.checks.page(try PageFinder.file(file, shownAs: side.name))
  }

  /// The life cycle.
  var lifecycle: Lifecycle { page?.lifecycle ?? Lifecycle() }

  /// The errors of its page; `nil` for none.
  var errors: FileDiagnostics? {
    guard let diagnostics = page?.diagnostics else { return nil }
    let errors = diagnostics.diagnostics.filter { $0.severity == .error }
    return errors.isEmpty ? nil : FileDiagnostics(diagnostics.file, errors)
  }

  /// The page under the path at which programs show its diagnostics: for a revision, its path in the repository.
  var shown: DiffDiagnostics.Page {
    guard let page else { return DiffDiagnostics.Page(SourceFile(path: name, text: ""), SourceMap()) }
    let file = page.page.source
    guard page.page.origin == .revision else { return DiffDiagnostics.Page(file, page.sourceMap) }
    return DiffDiagnostics.Page(
      SourceFile(path: Self.path(ofRevision: file.path), bytes: page.page.bytes), page.sourceMap)
  }

  /// The path in `REV:path`; a revision may be described with colons in braces, `HEAD^{/fix: that}`.
  private static func path(ofRevision name: String) -> String {
    var depth = 0
    for (index, character) in zip(name.indices, name) {
      switch character {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth <= 0:
        let path = name[name.index(after: index)...]
        return String(path.hasPrefix("./") ? path.dropFirst(2) : path)
      default: break
      }
    }
    return name
  }
}
