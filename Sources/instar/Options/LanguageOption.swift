import ArgumentParser
import LifecycleModel

/// `--language ja`: the language of the output, instead of the page's.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write generated words in \(Language.codes()), whatever the page says.", valueName: "code"))
  var language: Language?
}

extension Language: ExpressibleByArgument {}
