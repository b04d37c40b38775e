import ArgumentParser
import LifecycleModel
import SymbolGraphs

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
