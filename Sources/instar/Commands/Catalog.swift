import ArgumentParser
import Documents
import LifecycleModel
import Reports
import SymbolGraphs
import Text

/// `instar catalog`: the types whose callbacks Instar knows, and how they differ between SDKs.
struct Catalog: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "List the types whose callbacks are known, and what an SDK changed in them.",
    discussion: """
      Without arguments, lists the types; with names of types, their callbacks: declaration, versions, isolation, and \
      whether they are required. --symbols adds the protocols and overridable classes of symbol graphs, which \
      'swift symbolgraph-extract' and 'swift package dump-symbol-graph' write.

      With two symbol graphs, or folders of them, lists what the second changed; exits with 1 if a change is at or above \
      --fail-on. --compare compares the catalog with --symbols, and exits with 1 if they differ.

      Examples:
        instar catalog
        instar catalog UISceneDelegate UIWindowSceneDelegate
        instar catalog RadioDelegate --symbols Radio.symbols.json
        instar catalog ios-26 ios-27 --format markdown -o changes.md
        instar catalog --compare --symbols ios-27
      """)

  @Argument(
    help: ArgumentHelp("The names of types, or the two symbol graphs to compare.", valueName: "type"),
    completion: .catalogType)
  var subjects: [String] = []
  @OptionGroup var added: SymbolsOption
  @Flag(help: "Compare the catalog with the symbol graphs of --symbols.") var compare = false
  @Option(help: "The output format.") var format: CatalogFormat?
  @Option(
    help: ArgumentHelp("The changes that make the command exit with 1: breaking, any or none.", valueName: "changes"))
  var failOn = FailureThreshold.breaking
  @OptionGroup var output: OutputOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let builtIn = DeclaredType.types(of: .standard)
    let (paths, names) = split(subjects, known: Set(builtIn.map(\.name)))
    try checkUsage(paths, names)
    let progress = Progress(on: terminal)
    defer { progress.end() }
    if let old = paths.first, let new = paths.last {
      return try await progress.during("Reading") { try compareGraphs(old, new, on: terminal) }
    }
    let sdk = try await progress.during("Reading") { try added.types() }
    let known = try named(names, of: builtIn + sdk)
    let types = CatalogTypes(known)
    let callbacks = CatalogCallbacks(known)
    if compare {
      try compareCatalog(known.filter { $0.origin == .builtIn }, with: sdk, on: terminal)
    } else if names.isEmpty {
      try deliver(try tableFormat?.render(types.table) ?? Listing(types.lines).text, on: terminal)
    } else {
      let text = { callbacks.text(isColored: isColored(on: terminal)) }
      try deliver(try tableFormat?.render(callbacks.table) ?? text(), on: terminal)
    }
  }

  /// Writes what the second of two symbol graphs, or folders of them, changed.
  private func compareGraphs(_ old: String, _ new: String, on terminal: Terminal) throws {
    let changes = DeclarationChanges(
      from: try SymbolsOption.types(in: [old]), to: try SymbolsOption.types(in: [new]))
    try deliver(CatalogChanges(changes, from: old, to: new), on: terminal)
    if failOn.isReached(changes.count) { throw ExitCode.diagnostics }
  }

  /// Writes the differences of types of the catalog from those of symbol graphs.
  private func compareCatalog(_ catalog: [DeclaredType], with sdk: [DeclaredType], on terminal: Terminal) throws {
    if Set(catalog.map(\.module)).isDisjoint(with: sdk.map(\.module)) {
      terminal.warn("nothing was compared: the symbol graphs are of no module of these types")
    }
    let differences = DeclarationChanges(ofCatalog: catalog, with: sdk)
    try deliver(CatalogChanges(ofCatalog: differences, with: added.symbols.joined(separator: ", ")), on: terminal)
    if !differences.changes.isEmpty { throw ExitCode.diagnostics }
  }

  /// The arguments that are paths, and those that are names of types.
  private func split(_ subjects: [String], known: Set<String>) -> (paths: [String], names: [String]) {
    let isPath = { (subject: String) in
      subject.contains("/") || subject.hasSuffix(".json")
        || !known.contains(subject) && Disk.kind(of: subject) == .folder
    }
    return (subjects.filter(isPath), subjects.filter { !isPath($0) })
  }

  private func checkUsage(_ paths: [String], _ names: [String]) throws(UsageError) {
    if compare, added.symbols.isEmpty {
      throw UsageError("nothing to compare the catalog with", help: "Name the symbol graphs of an SDK with --symbols")
    }
    guard !paths.isEmpty else { return }
    guard paths.count == 2, names.isEmpty, added.symbols.isEmpty, !compare else {
      throw UsageError(
        "cannot compare \(paths.map { "'\($0)'" }.joined(separator: ", ")) like this",
        help: "Name two symbol graphs and nothing else, or add one to the catalog with --symbols")
    }
  }

  /// The types of these names, each time in the order of the catalog; all for none.
  private func named(_ names: [String], of types: [DeclaredType]) throws(UsageError) -> [DeclaredType] {
    guard !names.isEmpty else { return types }
    let byName = Dictionary(grouping: types, by: \.name)
    var found: [DeclaredType] = []
    for name in names.unique {
      guard let types = byName[name] else {
        let nearest = NearestWord.match(for: name, in: byName.keys.sorted()).map { "Did you mean '\($0)'?" }
        throw UsageError("unknown type '\(name)'", help: nearest ?? "List all with 'instar catalog'")
      }
      found += types
    }
    return found
  }

  private func deliver(_ changes: CatalogChanges, on terminal: Terminal) throws {
    let text =
      switch try chosenFormat {
      case .text: changes.text(isColored: isColored(on: terminal))
      case .markdown: changes.markdown
      case .csv, .json: try tableFormat?.render(changes.table) ?? ""
      }
    try deliver(text, on: terminal)
  }

  private func deliver(_ text: String, on terminal: Terminal) throws {
    try output.deliver(Array(text.utf8), on: terminal)
  }

  private var chosenFormat: CatalogFormat {
    get throws { try format ?? output.format(of: CatalogFormat.allCases, \.fileExtension) ?? .text }
  }

  /// The format of tables; `nil` for text.
  private var tableFormat: TableFormat? { get throws { TableFormat(rawValue: try chosenFormat.rawValue) } }

  private func isColored(on terminal: Terminal) -> Bool { output.file == nil && terminal.colorsOutput }
}

extension CatalogFormat: ExpressibleByArgument {}
