import Documents
import Emission
import LifecycleModel

extension InlineContent {
  /// The replacement of an API: names are code; `or` between them and whole sentences are not.
  package init(replacement text: String?) {
    self =
      text?.alternativeNames.map { names in InlineContent(lines: names.map { [.code($0)] }) }
      ?? InlineContent(plain: text)
  }

  /// The documentation of an element, without the links at its end that the column of sources shows.
  package init(description markdown: String, sources: [Provenance.Source]) {
    let urls = Set(sources.map(\.url))
    var lines = InlineContent(markdown: markdown.capitalized).lines
    while var line = lines.popLast() {
      while let run = line.last, Self.isRedundant(run, urls: urls) { line.removeLast() }
      if !line.isEmpty {
        lines.append(Self.trimmed(line))
        break
      }
    }
    self.init(lines: lines)
  }

  private static func trimmed(_ line: [Inline]) -> [Inline] {
    guard case .text(let text) = line.last else { return line }
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return line.dropLast() + [.text(String(text[..<end]))]
  }

  private static func isRedundant(_ run: Inline, urls: Set<String>) -> Bool {
    switch run {
    case .link(_, let url): urls.contains(url)
    case .text(let text): text.allSatisfy { $0.isWhitespace || $0 == "," || $0 == ";" }
    case .code, .strong, .emphasis, .indent: false
    }
  }
}
