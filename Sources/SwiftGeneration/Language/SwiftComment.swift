import Documents
import LifecycleModel
import Text

/// Documentation comments: a page's Markdown after `///`, which it cannot break out of.
package enum SwiftComment {
  /// The columns of a line.
  private static let width = 100

  /// The comment of some paragraphs, an empty line between them; empty ones are left out.
  ///
  /// `indent` is the lines' later indentation in columns.
  package static func lines(_ paragraphs: [String], indent: Int = 0) -> [String] {
    paragraphs.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { paragraph in
        paragraph.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .flatMap { wrapped(visible($0), width: width - indent - 4) }
          .map { $0.isEmpty ? "///" : "/// " + $0 }
      }
      .joined(separator: ["///"]).map { $0 }
  }

  /// The documentation of an element as a paragraph, without the links at its end that are its sources on the page.
  static func paragraph(_ markdown: String, of provenance: Provenance) -> String {
    var rest = Substring(markdown)
    let links = provenance.sources.map { "[\($0.title)](\($0.url))" }
    while let link = links.first(where: rest.hasSuffix) {
      rest.removeLast(link.count)
      while rest.last.map({ $0.isWhitespace || $0 == "," || $0 == ";" }) == true { rest.removeLast() }
    }
    return String(rest).capitalized
  }

  /// A code span that holds a name.
  static func code(_ name: String) -> String { MarkdownWriter.code(name) }

  /// A text on one line, to follow `//`.
  static func line(_ text: String) -> String {
    visible(text.split(whereSeparator: \.isNewline).joined(separator: " ")[...])
  }

  /// A line without control characters, white space at its end removed.
  private static func visible(_ line: Substring) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control: scalars.append(" ")
      case .lineSeparator, .paragraphSeparator: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    let text = String(scalars)
    return String(text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)])
  }

  /// Breaks a long line at spaces; continuation lines are indented like the text of their list item.
  private static func wrapped(_ line: String, width: Int) -> [String] {
    guard line.displayWidth > width, !line.hasPrefix("    ") else { return [line] }
    let margin = line.prefix { $0 == " " }
    let isItem = line.dropFirst(margin.count).hasPrefix("- ")
    var lines: [String] = []
    var current = String(margin)
    for word in line.split(separator: " ") {
      if current.displayWidth + word.displayWidth > width, current.contains(where: { $0 != " " }) {
        lines.append(current)
        current = margin + (isItem ? "  " : "")
      }
      current += (current.allSatisfy { $0 == " " } ? "" : " ") + word
    }
    return lines + [current]
  }
}
