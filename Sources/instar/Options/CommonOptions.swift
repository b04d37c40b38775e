import ArgumentParser
import Emission
import LifecycleModel
import LifecyclePaths
import LifecycleTemplates
import SymbolGraphs
import Text

/// The options that every command takes.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When to colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(help: "Print no messages but errors.")
  var quiet = false

  /// The terminal with these options.
  var terminal: Terminal { Terminal(colors: color, isQuiet: quiet) }

  /// The terminal of a command line that could not be parsed.
  static let unparsed = Terminal(colors: .auto, isQuiet: false)
}

/// `-o FILE`: a file instead of standard output.
struct OutputOption: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var file: String?

  /// The format that the file's extension names, of some with the extensions of their files; `nil` where there is no file, or
  /// one without an extension.
  func format<Format>(of formats: [Format], _ fileExtension: (Format) -> String?) throws(UsageError) -> Format? {
    guard let name = file?.split(separator: "/").last, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return nil
    }
    let ending = name[name.index(after: dot)...].lowercased()
    if let format = formats.first(where: { fileExtension($0) == ending }) { return format }
    let known = formats.compactMap(fileExtension).unique.map { ".\($0)" }.joined(separator: ", ")
    throw UsageError(
      "no format has files that end in '.\(ending)'", help: "Known: \(known); or name the format with --format")
  }

  /// Writes the result of a command to the file or to standard output; an unchanged file keeps its date.
  func deliver(_ bytes: [UInt8], on terminal: Terminal) throws(Failure) {
    guard let file else { return try terminal.output(bytes) }
    if try Disk.contents(of: file) == bytes { return }
    try Disk.write(bytes, to: file, orPipe: true)
  }
}

/// The limits of the exploration that proves a page's rules.
struct ProofOptions: ParsableArguments {
  @OptionGroup var scenes: ScenesOption
  @Option(help: ArgumentHelp("The number of product states to explore for one rule.", valueName: "count"))
  var explore = Prover.standardLimit

  func validate() throws {
    guard explore > 0 else { throw ValidationError("'--explore' takes a number above 0, not \(explore).") }
  }
}

extension String {
  /// Throws for an empty name of an output folder, of which a path below it would begin at the root: a script's `-o "$UNSET"`.
  func expectFolderName() throws(ValidationError) {
    guard isEmpty else { return }
    throw ValidationError("--output takes the name of a folder, and this is empty. Write '-o .' for this one.")
  }
}

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

/// `--scenes 3`: the number of scenes that share the process of a page's runs.
struct ScenesOption: ParsableArguments {
  @Option(
    name: .customLong("scenes"),
    help: ArgumentHelp(
      """
      The number of scenes, or of what else has a delegate each, in one process; the default is two, or one if all \
      delegates are one per process.
      """,
      valueName: "count"))
  var count: Int?

  func validate() throws {
    if let count, !Prover.sceneCounts.contains(count) {
      throw ValidationError("'--scenes' takes a number from 1 to \(Prover.sceneCounts.upperBound), not \(count).")
    }
  }
}

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

/// Some of the formats that `instar generate` writes: `mermaid,tables`.
struct FormatSelection: ExpressibleByArgument {
  private let names: [String]

  /// Takes names with commas between them.
  init(argument: String) {
    names = argument.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// Returns `true` for a format that is selected by its name.
  func contains(_ format: String) -> Bool { names.contains(format) }

  /// The emitters of the selected formats.
  func select(from emitters: [any Emitter]) throws(UsageError) -> [any Emitter] {
    let known = emitters.map(\.format)
    guard !names.isEmpty else { throw UsageError.unknown("format", "", known: known) }
    for name in names where !known.contains(name) { throw UsageError.unknown("format", name, known: known) }
    return emitters.filter { names.contains($0.format) }
  }
}

/// `--symbols FILE`: symbol graphs with more types than the catalog has.
struct SymbolsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use the types of a symbol graph, or of all in a folder, too; may be repeated.", valueName: "file"),
    completion: .file())
  var symbols: [String] = []

  /// The catalog of Apple's types with those of the graphs.
  var catalog: APICatalog {
    get throws { symbols.isEmpty ? .standard : APICatalog.standard.adding(try types()) }
  }

  /// The types of the graphs, by name; none without the option.
  func types() throws -> [DeclaredType] { try Self.types(in: symbols) }

  /// The types of symbol graphs and of folders with some; throws the failures of all that cannot be read.
  static func types(in paths: [String]) throws -> [DeclaredType] {
    var reader = SymbolGraphReader()
    var failures: [Failure] = []
    for path in paths {
      do throws(Failure) {
        for file in try files(at: path) { try read(file, into: &reader) }
      } catch {
        failures.append(error)
      }
    }
    guard failures.isEmpty else { throw Failures(failures) }
    return reader.declaredTypes
  }

  private static let ending = ".symbols.json"
  private static let advice =
    "Write one with 'swift symbolgraph-extract', or all of a package with 'swift package dump-symbol-graph'"

  /// The file of a path, or the symbol graphs in its folder.
  private static func files(at path: String) throws(Failure) -> [String] {
    guard Disk.kind(of: path) == .folder else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let files = Disk.names(in: path).filter { $0.hasSuffix(ending) }.map { folder + $0 }
    guard !files.isEmpty else {
      throw Failure("cannot read '\(path)': no file in the folder ends in '\(ending)'", help: advice)
    }
    return files
  }

  private static func read(_ file: String, into reader: inout SymbolGraphReader) throws(Failure) {
    let bytes = try NamedFile.read(file, advice: advice)
    do throws(SymbolGraphError) {
      try reader.read(bytes, named: file)
    } catch {
      throw Failure("cannot read '\(file)': \(error)", help: advice)
    }
  }
}

/// `--templates DIR`: templates that replace Instar's own of the same names.
struct TemplateFolder: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of templates that replace Instar's own, file by file; see docs/templates.md.", valueName: "dir"),
    completion: .directory)
  var templates: String?

  private static let limit = 16 << 20
  private static let ending = ".mustache"

  /// Instar's own templates with those of the folder in their place.
  var library: TemplateLibrary {
    get throws {
      guard let templates else { return .embedded }
      try expectFolder()
      let overrides = try Self.files(in: templates).map { file in
        let bytes = try Disk.read("\(templates)/\(file)", limit: Self.limit)
        return Template(name: String(file.dropLast(Self.ending.count)), text: String(decoding: bytes, as: UTF8.self))
      }
      do {
        return try TemplateLibrary(overrides: overrides, of: EmitterRegistry.templates)
      } catch {
        throw Failure("cannot use '\(templates)/\(error.place)': \(error.message)", help: Self.help(on: error))
      }
    }
  }

  /// Throws a failure if the folder is missing.
  func expectFolder() throws(Failure) {
    guard let templates, Disk.kind(of: templates) != .folder else { return }
    throw Failure("template folder '\(templates)' does not exist", help: "Name another with --templates")
  }

  /// The paths of the templates that are there now.
  var paths: [String] {
    templates.map { folder in Self.files(in: folder).map { "\(folder)/\($0)" } } ?? []
  }

  /// The paths of the templates in a folder and in the folders in it.
  private static func files(in folder: String) -> [String] {
    let names = Disk.names(in: folder).filter { !$0.hasPrefix(".") }
    let nested = names.filter { Disk.kind(of: "\(folder)/\($0)") == .folder }.flatMap { name in
      Disk.names(in: "\(folder)/\(name)").map { "\(name)/\($0)" }
    }
    return (names + nested).filter { $0.hasSuffix(ending) && Disk.kind(of: "\(folder)/\($0)") == .file }
  }

  private static func help(on error: TemplateError) -> String? {
    let names = Templates.all.map(\.name)
    if let help = error.help { return help }
    guard !names.contains(error.name) else { return nil }
    return NearestWord.match(for: error.name, in: names).map { "Did you mean '\($0)\(ending)'?" }
  }
}
