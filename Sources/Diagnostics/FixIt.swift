import Documents

/// A change to the page that mends a diagnostic: put `replacement` where `range` is.
package struct FixIt: Hashable, Sendable {
  /// What is replaced; empty to insert.
  package let range: SourceRange
  /// What is put there; empty to delete.
  package let replacement: String
  /// What it does, as an imperative: "Replace 'payed' with 'paid'".
  package let message: String
  /// The text that is replaced, as it is read; `nil` where that does not matter.
  private let word: String?

  /// Creates a fix-it.
  package init(_ message: String, range: SourceRange, replacement: String, word: String? = nil) {
    self.message = message
    self.range = range
    self.replacement = replacement
    self.word = word
  }

  /// The same change as it is written into a page: where backslashes escape what it replaces, they escape what it puts there.
  func escaped(asIn file: SourceFile) -> FixIt {
    let before = range.start > 0 ? file.bytes[range.start - 1] : nil
    let isBehindBackslash = before == UInt8(ascii: "\\")
    // In code, backslashes are what they look like.
    let isCode = before == UInt8(ascii: "`") || !isBehindBackslash && word == file[range]
    // A range may begin behind the backslash of its first character.
    let range = SourceRange(isBehindBackslash ? range.start - 1 : range.start, range.end)
    let replaced = file.bytes[range.start..<range.end]
    let becomesCode = replacement.hasPrefix("`") && !replaced.starts(with: "\\`".utf8)
    guard !isCode, !becomesCode, replaced.contains(UInt8(ascii: "\\")) else { return self }
    return FixIt(message, range: range, replacement: replacement.markdownEscaped, word: word)
  }
}
