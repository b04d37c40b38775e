import Text

/// A page's Markdown, taken apart as far as a table cell can show it.
///
/// Paragraphs and list items become lines. What is not understood, HTML above all, is text like any other.
package struct MarkdownText {
  /// The lines; empty ones left out.
  package private(set) var lines: [[InlineContent.Inline]] = []
  private var paragraph = ""
  private var prefix = ""
  private var fence: Substring?

  /// Takes a text apart.
  package init(_ markdown: String) {
    if Self.isPlain(markdown) {
      lines = markdown.isEmpty ? [] : [[.text(markdown)]]
      return
    }
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { read(line) }
    endParagraph()
  }

  /// `true` where a text is one line of words with single spaces between them, and nothing in it is Markdown.
  static func isPlain(_ markdown: String) -> Bool {
    guard let first = markdown.utf8.first else { return true }
    return ASCIISet.letters.contains(first) && plain.holdsWords(markdown)
  }

  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(",.;:'\"()-/?!"))

  private mutating func read(_ line: Substring) {
    let content = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    let marks = content.prefix { $0 == "`" || $0 == "~" }
    if let fence {
      if marks.hasPrefix(fence), marks.count == content.count { self.fence = nil } else { lines.append(code(line)) }
    } else if marks.count >= 3, !content.dropFirst(marks.count).contains("`") {
      endParagraph()
      fence = marks
    } else if content.allSatisfy(\.isWhitespace) {
      endParagraph()
    } else {
      readText(content)
    }
  }

  private mutating func readText(_ content: Substring) {
    var text = content
    if let marker = Self.listMarker(content) {
      endParagraph()
      prefix = marker == "-" || marker == "*" || marker == "+" ? "• " : marker + " "
      text = content.dropFirst(marker.count + 1)
    }
    let isHeading = text.first == "#" && text.drop { $0 == "#" }.first == " "
    if isHeading {
      endParagraph()
      text = text.drop { $0 == "#" }
    }
    if !paragraph.isEmpty, paragraph.last != "\n" { paragraph += " " }
    let isBroken = text.hasSuffix("  ") || text.hasSuffix("\\")
    let trimmed = text.hasSuffix("\\") ? text.dropLast() : text
    paragraph += trimmed.split(omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }.joined(separator: " ")
    if isBroken { paragraph += "\n" }
    if isHeading { endParagraph() }
  }

  private mutating func endParagraph() {
    var broken = MarkdownInlines(paragraph).lines
    if !prefix.isEmpty { broken = [[.text(prefix)] + (broken.first ?? [])] + broken.dropFirst() }
    lines += broken.filter { !$0.isEmpty }
    (paragraph, prefix) = ("", "")
  }

  private func code(_ line: Substring) -> [InlineContent.Inline] {
    line.allSatisfy(\.isWhitespace) ? [] : [.code(String(line))]
  }

  /// `-`, `*`, `+`, `1.` or `1)` before a space.
  private static func listMarker(_ content: Substring) -> String? {
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content.dropFirst(digits.count)
    let marks = digits.isEmpty ? "-*+" : ".)"
    guard digits.count <= 9, let mark = rest.first, marks.contains(mark), rest.dropFirst().first == " " else {
      return nil
    }
    return digits + String(mark)
  }
}
