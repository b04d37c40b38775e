import ArgumentParser
import Text

/// The formats of what `instar import` reads.
enum ImportFormat: String, CaseIterable, ExpressibleByArgument {
  /// Markdown or plain text that people wrote.
  case article
  /// State diagrams of Mermaid.
  case mermaid
  /// State diagrams of PlantUML.
  case plantuml

  /// The endings of the names of its files.
  private var endings: [String] {
    switch self {
    case .article: ["md", "markdown", "txt", "text"]
    case .mermaid: ["mmd", "mermaid"]
    case .plantuml: ["puml", "plantuml", "pu", "iuml", "wsd"]
    }
  }

  /// All of them as a text lists them.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The format of a file by its name's ending.
  init(path: String) throws(UsageError) {
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      throw UsageError("the name of '\(path)' does not tell its format", help: "Name it with --from: \(Self.names)")
    }
    self = format
  }
}
