import Documents

/// A change of the page that fixes a diagnostic: it replaces `range` with `replacement`.
package struct FixIt: Hashable, Sendable {
  /// The text to replace; empty to insert.
  package let range: SourceRange
  /// The new text; empty to delete.
  package let replacement: String
  /// An imperative: "Replace 'payed' with 'paid'".
  package let message: String
  /// The replaced text without Markdown escapes; `nil` if that does not matter.
  private let word: String?

  /// Creates a fix-it.
  package init(_ message: String, range: SourceRange, replacement: String, word: String? = nil) {
    self.message = message
    self.range = range
    self.replacement = replacement
    self.word = word
  }

  /// Escapes the replacement with backslashes if the replaced text is escaped with them.
  func escaped(asIn file: SourceFile) -> FixIt {
    let before = range.start > 0 ? file.bytes[range.start - 1] : nil
    let followsBackslash = before == UInt8(ascii: "\\")
    // In code, a backslash escapes nothing.
    let isCode = before == UInt8(ascii: "`") || !followsBackslash && word == file[range]
    // A range may begin after the backslash that escapes its first character.
    let range = SourceRange(followsBackslash ? range.start - 1 : range.start, range.end)
    let replaced = file.bytes[range.start..<range.end]
    let becomesCode = replacement.hasPrefix("`") && !replaced.starts(with: "\\`".utf8)
    guard !isCode, !becomesCode, replaced.contains(UInt8(ascii: "\\")) else { return self }
    return FixIt(message, range: range, replacement: replacement.markdownEscaped, word: word)
  }
}
