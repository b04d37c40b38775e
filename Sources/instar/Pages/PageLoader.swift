import Diagnostics
import LifecycleModel
import LifecyclePaths

/// Finds, reads and checks pages as the options of a command ask for.
struct PageLoader: Sendable {
  /// The version at which pages are read; `nil` for all versions that they describe.
  var version: PlatformVersion?
  /// The option that names the version, for messages.
  var option = "--at"
  /// The number of scenes that share a process in proofs; `nil` for as many as a page needs.
  var scenes: Int?
  /// The number of product states to explore for one rule; `nil` where only states and transitions matter: nothing is
  /// proved then, and claims have no diagnostics.
  var limit: Int? = Prover.standardLimit
  /// The language of what is made; `nil` for the page's.
  var language: Language?

  /// The page of a name.
  func page(_ name: String) async throws -> CheckedPage { try check(await PageFinder.page(name)) }

  /// The page of a name, after its diagnostics were printed; one with errors ends the command.
  func page(_ name: String, reportingOn terminal: Terminal) async throws -> CheckedPage {
    try await page(name).withoutErrors(on: terminal)
  }

  /// A page that was found; throws where it is about another platform than the version.
  func check(_ page: Page) throws(UsageError) -> CheckedPage {
    let checked = CheckedPage(page, self)
    guard let version, let platform = checked.platform(besides: version) else { return checked }
    throw UsageError(
      "'\(page.source.path)' is about \(platform), not \(version)",
      help: "Write \(option) \"\(platform) \(version.version)\"")
  }
}

extension CheckedPage {
  /// The platform of the page where a version is of another one; `nil` where the two can be compared.
  func platform(besides version: PlatformVersion) -> String? {
    lifecycle.platform.flatMap { version.isComparable(to: PlatformVersion($0, version.version)) ? nil : $0 }
  }
}
