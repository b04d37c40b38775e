/// `// MARK: - Launch`: the heading of a section.
enum SectionMark {
  /// The title of a heading, without dashes; empty for one that only draws a line, `nil` for any other line.
  static func title(of line: some StringProtocol) -> String? {
    let text = line.drop(while: \.isWhitespace)
    guard text.hasPrefix("//") else { return nil }
    let comment = text.drop { $0 == "/" }.drop(while: \.isWhitespace)
    guard comment.hasPrefix("MARK:") else { return nil }
    let title = comment.dropFirst("MARK:".count).drop { $0.isWhitespace || $0 == "-" }
    return String(title.reversed().drop { $0.isWhitespace || $0 == "-" }.reversed())
  }
}
