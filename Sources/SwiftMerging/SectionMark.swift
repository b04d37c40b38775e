/// `// MARK: - Launch`: the heading of a section.
enum SectionMark {
  /// What a line says if it is a heading, without dashes; empty for one that only draws a line, `nil` for another line.
  static func title(of line: some StringProtocol) -> String? {
    let text = line.drop(while: \.isWhitespace)
    guard text.hasPrefix("//") else { return nil }
    let comment = text.drop { $0 == "/" }.drop(while: \.isWhitespace)
    guard comment.hasPrefix("MARK:") else { return nil }
    let title = comment.dropFirst("MARK:".count).drop { $0.isWhitespace || $0 == "-" }
    return String(title.reversed().drop { $0.isWhitespace || $0 == "-" }.reversed())
  }
}
