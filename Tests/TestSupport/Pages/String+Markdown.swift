extension String {
  /// Markdown, for any place but a table's cell, that shows just this text.
  var markdownText: String {
    var escaped = ""
    for character in self {
      if "\\`*_[]<>&~#".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped.withoutBlockStart
  }

  /// A code span that shows just this text, which must not be empty.
  var codeSpan: String {
    let longest = split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace = hasPrefix("`") || hasSuffix("`") || hasPrefix(" ") && hasSuffix(" ")
    return needsSpace ? "\(fence) \(self) \(fence)" : fence + self + fence
  }

  /// Inline Markdown as a table's cell has it.
  var cell: String { replacing("|", with: "\\|") }

  /// `true` for Markdown of one paragraph that fits in a table's cell.
  var fitsCell: Bool { !contains(where: \.isNewline) && !contains("\\|") && !contains("\\\\") }

  /// The lines, indented except for the first and the empty ones.
  func hanging(by width: Int) -> String {
    let indentation = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 || $1.isEmpty ? String($1) : indentation + $1 }
      .joined(separator: "\n")
  }

  /// The text with a backslash if its beginning would start a list, a quotation or the like.
  private var withoutBlockStart: String {
    if let first, "+-=".contains(first) { return "\\" + self }
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return self }
    return digits + "\\" + rest
  }
}
