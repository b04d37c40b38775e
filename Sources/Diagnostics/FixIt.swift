/// A change to the page that mends a diagnostic: put `replacement` where `range` is.
package struct FixIt: Hashable, Sendable {
  /// What is replaced; empty to insert.
  package let range: SourceRange
  /// What is put there; empty to delete.
  package let replacement: String
  /// What it does, as an imperative: "Replace 'payed' with 'paid'".
  package let message: String

  /// Creates a fix-it.
  package init(_ message: String, range: SourceRange, replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }

  /// The same change as it is written into a page: where backslashes escape what it replaces, they escape what it puts there.
  func escaped(asIn file: SourceFile) -> FixIt {
    let before = range.start > 0 ? file.bytes[range.start - 1] : nil
    let isCode = before == UInt8(ascii: "`")
    // A range may begin behind the backslash of its first character.
    let range = SourceRange(before == UInt8(ascii: "\\") ? range.start - 1 : range.start, range.end)
    let replaced = file.bytes[range.start..<range.end]
    let becomesCode = replacement.hasPrefix("`") && !replaced.starts(with: "\\`".utf8)
    guard !isCode, !becomesCode, replaced.contains(UInt8(ascii: "\\")) else { return self }
    return FixIt(message, range: range, replacement: replacement.markdownEscaped)
  }
}
