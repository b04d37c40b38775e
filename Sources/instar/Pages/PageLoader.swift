import ArgumentParser
import Diagnostics
import LifecycleModel
import LifecyclePaths

/// Finds, reads and checks pages as the options of a command ask for.
struct PageLoader: Sendable {
  /// The version at which pages are read; `nil` for all versions that they describe.
  var version: VersionSelection?
  /// The option that names the version, for messages.
  var option = "--at"
  /// The types that delegates may have, besides those of which the page names the module.
  var catalog = APICatalog.standard
  /// The number of scenes that share a process in proofs; `nil` for as many as a page needs.
  var scenes: Int?
  /// The number of product states to explore for one rule; `nil` where only states and transitions matter: nothing is
  /// proved then, and claims have no diagnostics.
  var limit: Int? = Prover.standardLimit
  /// The language of what is made; `nil` for the page's.
  var language: Language?

  func page(_ name: String) async throws -> CheckedPage { try check(await PageFinder.page(name)) }

  /// The page of a name, after its diagnostics were printed; one with errors in its text ends the command.
  func page(
    _ name: String, reportingOn terminal: Terminal, orExit code: ExitCode = .diagnostics
  ) async throws -> CheckedPage {
    try await page(name).readable(on: terminal, orExit: code)
  }

  /// A page that was found; throws where it is about another platform than the version.
  func check(_ page: Page) throws(UsageError) -> CheckedPage {
    let checked = CheckedPage(page, self)
    guard let version, let (asked, platforms) = checked.stranger(in: version) else { return checked }
    throw UsageError(
      "'\(page.source.path)' is about \(platforms.joined(separator: " and ")), not \(asked)",
      help: "Write \(option) \"\(platforms[0]) \(asked.version)\"")
  }
}

extension CheckedPage {
  /// The version that is of none of the page's platforms, with these; `nil` where all are.
  func stranger(in selection: VersionSelection) -> (version: PlatformVersion, platforms: [String])? {
    guard let platform = lifecycle.platform else { return nil }
    let platforms = [platform] + lifecycle.otherSystems.compactMap(\.platform)
    let stranger = (selection.systems + selection.sdks).first { version in
      !platforms.contains { version.isComparable(to: PlatformVersion($0, version.version)) }
    }
    return stranger.map { ($0, platforms) }
  }
}

/// A page with its origin.
struct Page: Sendable {
  /// The places from which pages are read.
  enum Origin: Hashable, Sendable {
    /// A file at the path as the user wrote it.
    case file
    case standardInput
    /// The binary.
    case bundled
    /// A revision of a git repository.
    case revision
  }

  /// The place from which it was read.
  let origin: Origin
  /// Its text, under the name that the user gave.
  let source: SourceFile
  /// The bytes as they were read.
  let bytes: [UInt8]

  /// The name of the folder that its files go into.
  var folderName: String {
    switch origin {
    case .file, .revision: FolderName.of(path: source.path)
    case .bundled: source.path
    case .standardInput: "stdin"
    }
  }
}
