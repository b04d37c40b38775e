import ArgumentParser
import LifecycleModel

/// `--at "iOS 27, SDK iOS 26"`: the versions at which a page is read.
struct VersionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read the page as of one version: \"iOS 12\", or with another SDK: \"iOS 27, SDK iOS 26\".", valueName: "version"),
    transform: VersionOption.version)
  var at: VersionSelection?

  /// Reads the versions that an option names.
  static func version(_ text: String) throws -> VersionSelection {
    guard let selection = VersionSelection(text) else {
      throw ValidationError(
        "'\(text)' is not a version. Write it like \"iOS 12\", \"13.4\" or \"iOS 27, SDK iOS 26\".")
    }
    return selection
  }
}
