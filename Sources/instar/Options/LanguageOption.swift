import ArgumentParser
import LifecycleModel

/// `--language ja`: the language of the output, instead of the page's.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write generated words in en, ja or ko, whatever the page says.", valueName: "code"))
  var language: Language?

  /// The life cycle with the language.
  func applied(to lifecycle: Lifecycle) -> Lifecycle {
    var lifecycle = lifecycle
    lifecycle.language = language ?? lifecycle.language
    return lifecycle
  }
}

extension Language: ExpressibleByArgument {}
