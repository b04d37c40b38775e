import Documents

/// A change of the page that fixes a diagnostic: it replaces `range` with `replacement`.
package struct FixIt: Hashable, Sendable {
  /// The text to replace; empty to insert.
  package let range: SourceRange
  /// The new text; empty to delete.
  package let replacement: String
  /// An imperative: "Replace 'payed' with 'paid'".
  package let message: String
  /// Says if `--fix` applies it.
  package let applicability: Applicability
  /// The replaced text without Markdown escapes; `nil` if that does not matter.
  private let word: String?

  /// The confidence that a fix-it is what the author meant, as rustc's applicability.
  package enum Applicability: String, Hashable, Sendable {
    /// There is no other candidate; it is applied.
    case certain
    /// The author has to choose; it is shown.
    case suggestion
  }

  /// Creates a fix-it.
  package init(
    _ message: String, range: SourceRange, replacement: String, word: String? = nil,
    applicability: Applicability = .certain
  ) {
    self.message = message
    self.applicability = applicability
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
    return FixIt(
      message, range: range, replacement: replacement.markdownEscaped, word: word, applicability: applicability)
  }
}
