import ArgumentParser
import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecyclePaths

/// Finds, reads and checks pages as the options of a command ask for.
struct PageLoader: Sendable {
  /// The check that each of them gets.
  let checks: PageCheck
  /// The option that names the version, for messages.
  private let option: String

  /// Takes what the options say, as `PageCheck` does.
  init(
    version: VersionSelection? = nil, option: String = "--at", catalog: APICatalog = .standard, scenes: Int? = nil,
    limit: Int? = Prover.standardLimit, language: Language? = nil
  ) {
    checks = PageCheck(
      version: version, catalog: catalog, scenes: scenes, limit: limit, language: language, regions: .standard)
    self.option = option
  }

  func page(_ name: String) async throws -> CheckedPage { try check(await PageFinder.page(name)) }

  /// The page of a name, after its diagnostics were printed; one with errors in its text ends the command.
  func page(
    _ name: String, reportingOn terminal: Terminal, orExit code: ExitCode = .diagnostics
  ) async throws -> CheckedPage {
    try await page(name).readable(on: terminal, orExit: code)
  }

  /// A page that was found; throws where it is about another platform than the version.
  func check(_ page: Page) throws(UsageError) -> CheckedPage {
    let checked = checks.page(page)
    guard let version = checks.version, let (asked, platforms) = checked.stranger(in: version) else { return checked }
    throw UsageError(
      "'\(page.source.path)' is about \(platforms.joined(separator: " and ")), not \(asked)",
      help: "Write \(option) \"\(platforms[0]) \(asked.version)\"")
  }
}

extension Page {
  /// The name of the folder that its files go into.
  var folderName: String {
    switch origin {
    case .file, .revision: FolderName.of(path: source.path)
    case .bundled: source.path
    case .standardInput: "stdin"
    }
  }

  /// Throws for a page that cannot be fixed: what is no file, or no UTF-8.
  func expectRepairable() throws {
    guard origin == .file else { throw UsageError("cannot fix '\(source.path)': it is not a file") }
    guard source.malformedRanges.isEmpty else {
      throw Failure("cannot fix '\(source.path)': it is not valid UTF-8", help: "Convert it to UTF-8 first")
    }
  }
}
