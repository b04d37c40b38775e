import ArgumentParser
import LifecycleModel

/// `--at "iOS 12"`: the version at which a page is read.
struct VersionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read the page as of one version: \"iOS 12\".", valueName: "version"),
    transform: VersionOption.version)
  var at: PlatformVersion?

  /// Reads a page at the version.
  func check(
    _ page: Page, _ proofs: ProofOptions? = nil, isAboutRuns: Bool = false
  ) throws(WrongUsage) -> CheckedPage {
    let checked = CheckedPage(page, at: at, proofs, isAboutRuns: isAboutRuns)
    guard let at, let platform = checked.lifecycle.platform,
      !at.isComparable(to: PlatformVersion(platform, at.version))
    else { return checked }
    throw WrongUsage(
      "'\(page.source.path)' speaks of \(platform), not of \(at)", help: "Write --at \"\(platform) \(at.version)\"")
  }

  /// The option, or a version in its place where there is none.
  func or(_ version: String?) -> VersionOption {
    var option = self
    option.at = at ?? version.flatMap { PlatformVersion($0) }
    return option
  }

  private static func version(_ text: String) throws -> PlatformVersion {
    guard let version = PlatformVersion(text) else {
      throw ValidationError("'\(text)' is not a version. Write it like \"iOS 12\" or \"13.4\".")
    }
    return version
  }
}
