import ArgumentParser
import LifecycleChecks
import Text

/// The formats of what `instar import` reads.
enum ImportFormat: String, CaseIterable, ExpressibleByArgument {
  /// Markdown or plain text that people wrote.
  case article
  /// A web page, as an article.
  case html
  /// State diagrams of Mermaid.
  case mermaid
  /// State diagrams of PlantUML.
  case plantuml
  /// A graph of Graphviz.
  case dot
  /// A machine of XState as JSON.
  case xstate
  /// A life cycle as `instar graph --format json` writes it.
  case json
  /// A State Chart, which is not read.
  case scxml

  /// The endings of the names of its files; JSON may be of two formats.
  private var endings: [String] {
    switch self {
    case .article: ["md", "markdown", "txt", "text"]
    case .html: ["html", "htm"]
    case .mermaid: ["mmd", "mermaid"]
    case .plantuml: ["puml", "plantuml", "pu", "iuml", "wsd"]
    case .dot: ["dot", "gv"]
    case .xstate: ["json"]
    case .json: []
    case .scxml: ["scxml"]
    }
  }

  /// All that are read, as a text lists them.
  static let names = allValueStrings.joined(separator: ", ")

  /// The values that help shows.
  static var allValueStrings: [String] { allCases.filter { $0 != .scxml }.map(\.rawValue) }

  /// The format of a file by its name's ending, of JSON by its contents.
  init(of page: Page) throws(UsageError) {
    let path = page.source.path
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      throw UsageError("the name of '\(path)' does not tell its format", help: "Name it with --from: \(Self.names)")
    }
    self = format == .xstate && page.source.text.contains("\"instar/1\"") ? .json : format
  }
}
