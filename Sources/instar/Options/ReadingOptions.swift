import ArgumentParser
import LifecycleModel
import LifecyclePaths

/// The version at which a page is read, with which symbol graphs, and `--language ja`: the language of the output, instead of the page's.
struct ReadingOptions: ParsableArguments {
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @Option(
    help: ArgumentHelp(
      "Write generated text in \(Language.codes()) instead of the page's language.", valueName: "code"))
  var language: Language?

  /// Reads pages with these options; `limit` is that of the exploration.
  func loader(limit: Int? = Prover.standardLimit) throws -> PageLoader {
    PageLoader(version: version.at, catalog: try added.catalog, limit: limit, language: language)
  }
}

extension Language: ExpressibleByArgument {}
