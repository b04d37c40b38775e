extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmingSpaces: SubSequence {
    // Most texts have none; looking up a character's properties is dear.
    if let first = unicodeScalars.first?.value, let last = unicodeScalars.last?.value,
      (0x21..<0x7F).contains(first), (0x21..<0x7F).contains(last)
    {
      return self[...]
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
