import ArgumentParser
import Documents
import Emission
import Reports

/// `instar formats`: the formats of all outputs.
struct Formats: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the output formats, and the commands that write them.",
    discussion: """
      Swift, the wiki and the web page are rendered from templates, which --templates replaces by name:
      \(EmitterRegistry.templates.map(\.name).joined(separator: ", ")).

      Examples:
        instar formats
        instar generate order.md --only mermaid,swift
      """)

  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let generated = EmitterRegistry.all.map { emitter in
      let isGraph = GraphTarget.names.contains(emitter.format)
      return [emitter.format, isGraph ? "generate, graph" : "generate", emitter.summary]
    }
    let listed = Set(EmitterRegistry.all.map(\.format))
    let drawn = PictureFormat.allCases.filter { !listed.contains($0.rawValue) }.map { format in
      [format.rawValue, "graph", format.summary]
    }
    let tables = TableFormat.allCases.map { [$0.rawValue, "table, compare", $0.summary] }
    let compared = [[ComparisonFormat.text.rawValue, "compare", "The counterparts, for the terminal"]]
    let catalogs = CatalogFormat.allCases.map { [$0.rawValue, "catalog", $0.summary] }
    let diffs = DiffFormat.allCases.map { [$0.rawValue, "diff", $0.summary] }
    try terminal.output(
      Listing([["Format", "Command", "Description"]] + generated + drawn + tables + compared + catalogs + diffs).text)
  }
}

extension CatalogFormat {
  /// One line for the listing, no full stop.
  fileprivate var summary: String {
    switch self {
    case .text: "Types, callbacks or changes, for the terminal"
    case .markdown: "Types, callbacks or changes as pipe tables"
    case .csv: "Types, callbacks or changes, for spreadsheets"
    case .json: "Types, callbacks or changes, for scripts"
    }
  }
}

extension TableFormat {
  /// One line for the listing, no full stop.
  fileprivate var summary: String {
    switch self {
    case .markdown: "A pipe table"
    case .html: "A standalone web page"
    case .csv: "Comma-separated values, for spreadsheets"
    case .json: "Columns and rows, for scripts"
    }
  }
}
