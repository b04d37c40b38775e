import ArgumentParser
import LifecycleModel

/// `--language ja`: the language of what is made, in place of the page's.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write generated words in en, ja or ko, whatever the page says.", valueName: "code"))
  var language: Language?
}

extension Language: ExpressibleByArgument {}
