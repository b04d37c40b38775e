/// Lists of Markdown, whose items are blocks: lines after the mark, and what is below them.
enum MarkdownList {
  /// A list of bullets.
  static func bullets(_ items: [[String]]) -> String { list(items) { _ in "- " } }

  /// A list of numbers from 1.
  static func numbers(_ items: [[String]]) -> String { list(items) { "\($0 + 1). " } }

  /// Items on lines that follow each other; with a blank line between any two blocks if an item
  /// has others than lists of bullets.
  private static func list(_ items: [[String]], mark: (Int) -> String) -> String {
    let isLoose = items.contains { $0.dropFirst().contains { !$0.hasPrefix("- ") } }
    let separator = isLoose ? "\n\n" : "\n"
    return items.enumerated().map { index, blocks in
      let mark = mark(index)
      return mark + blocks.joined(separator: separator).indentedAfterFirstLine(by: mark.count)
    }.joined(separator: separator)
  }
}

extension String {
  /// The lines, indented except for the first and the empty ones.
  fileprivate func indentedAfterFirstLine(by width: Int) -> String {
    let margin = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 || $1.isEmpty ? String($1) : margin + $1 }.joined(separator: "\n")
  }
}
