import ArgumentParser
import LifecycleModel

/// `--language ja`: the language of the output, instead of the page's.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write generated text in \(Language.codes()) instead of the page's language.", valueName: "code"))
  var language: Language?
}

extension Language: ExpressibleByArgument {}
