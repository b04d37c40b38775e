import Text

extension HTML {
  /// The lines of a text with its code, links and emphasis.
  package init(_ text: InlineContent) {
    self = text.onlyInline.map { HTML($0) } ?? text.lines.map { HTML($0) }.joined(separator: .void("br"))
  }

  private init(_ inlines: [InlineContent.Inline]) { self = inlines.map { HTML($0) }.joined }

  private init(_ inline: InlineContent.Inline) {
    self =
      switch inline {
      case .text(let text): HTML(text)
      case .code(let code): .inline("code", content: .breakable(code))
      case .strong(let inner): .inline("strong", content: HTML(inner))
      case .emphasis(let inner): .inline("em", content: HTML(inner))
      case .link(let title, let url): .link(to: url, content: HTML(title))
      case .indent(let depth):
        .inline("span", .class("indent depth-\(min(depth, Self.indentDepths))"), content: "↳ ")
      }
  }

  private static let breaksAfter = ASCIISet(":.")
  private static let neverBegins = ASCIISet.printable.subtracting(.letters)

  /// A name that may be broken after a label or a full stop that a letter follows.
  private static func breakable(_ code: String) -> HTML {
    let mayBreak = zip(code.utf8, code.utf8.dropFirst()).contains {
      breaksAfter.contains($0) && !neverBegins.contains($1)
    }
    guard mayBreak else { return HTML(code) }
    var pieces: [Substring] = []
    var start = code.startIndex
    var previous: Character = " "
    for index in code.indices {
      if previous == ":" || previous == ".", code[index].isLetter {
        pieces.append(code[start..<index])
        start = index
      }
      previous = code[index]
    }
    return (pieces + [code[start...]]).map { HTML(String($0)) }.joined(separator: .void("wbr"))
  }

  /// The number of levels that are indented; deeper ones are below one another.
  private static let indentDepths = 8

  /// The rules of a style sheet for indented content.
  package static let indentStyle = (1...indentDepths).map { ".depth-\($0) { padding-left: \($0)em; }" }.joined(
    separator: "\n")
}
