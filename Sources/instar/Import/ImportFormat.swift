import ArgumentParser

/// The formats of what `instar import` reads.
enum ImportFormat: String, CaseIterable, ExpressibleByArgument {
  /// Markdown or plain text that people wrote.
  case article

  /// The endings of the names of its files.
  private var endings: [String] {
    switch self {
    case .article: ["md", "markdown", "txt", "text"]
    }
  }

  /// The format of a file by its name's ending; `nil` for another one.
  init?(path: String) {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }
}
