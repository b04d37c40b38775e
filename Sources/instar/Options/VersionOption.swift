import ArgumentParser
import Diagnostics
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
  ) throws(UsageError) -> CheckedPage {
    let checked = CheckedPage(page, at: at, proofs, isAboutRuns: isAboutRuns)
    try checked.expectPlatform(of: at, option: "--at")
    return checked
  }

  /// The option, or a version in its place where there is none.
  func or(_ version: String?) -> VersionOption {
    var option = self
    option.at = at ?? version.flatMap { PlatformVersion($0) }
    return option
  }

  /// Reads the version that an option names.
  static func version(_ text: String) throws -> PlatformVersion {
    guard let version = PlatformVersion(text) else {
      throw ValidationError("'\(text)' is not a version. Write it like \"iOS 12\" or \"13.4\".")
    }
    return version
  }
}

extension CheckedPage {
  /// Throws an error for a version of another system than the page's.
  func expectPlatform(of version: PlatformVersion?, option: String) throws(UsageError) {
    guard let version, let platform = lifecycle.platform,
      !version.isComparable(to: PlatformVersion(platform, version.version))
    else { return }
    throw UsageError(
      "'\(page.source.path)' speaks of \(platform), not of \(version)",
      help: "Write \(option) \"\(platform) \(version.version)\"")
  }
}
