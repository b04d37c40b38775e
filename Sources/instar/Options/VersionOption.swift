import ArgumentParser
import LifecycleModel

/// `--at "iOS 12"`: the version at which a page is read.
struct VersionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read the page as of one version: \"iOS 12\".", valueName: "version"),
    transform: VersionOption.version)
  var at: PlatformVersion?

  /// Reads the version that an option names.
  static func version(_ text: String) throws -> PlatformVersion {
    guard let version = PlatformVersion(text) else {
      throw ValidationError("'\(text)' is not a version. Write it like \"iOS 12\" or \"13.4\".")
    }
    return version
  }
}
