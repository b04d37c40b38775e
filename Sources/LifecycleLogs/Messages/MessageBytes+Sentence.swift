import Text

extension MessageBytes {
  /// Returns `true` for a sentence about a callback, such as advice of a library, rather than a line of the callback itself.
  ///
  /// Two words or more come before the name, and some word says what should be, is awaited, or is not.
  func isSentence(about name: Range<Int>) -> Bool {
    var (before, tells) = (0, false)
    forEachWord(in: 0..<name.lowerBound) { word in
      if word[0].isSmallLetter { before += 1 }
      tells = tells || sentenceWords.number(of: word) != nil
    }
    guard before >= 2 else { return false }
    if !tells {
      forEachWord(in: Swift.min(name.upperBound, count)..<count) {
        tells = tells || sentenceWords.number(of: $0) != nil
      }
    }
    return tells
  }
}

/// Words of advice, warnings and plans.
private let sentenceWords = ByteTable(
  ["add", "await", "awaiting", "awaits", "but", "can", "cannot", "deprecated", "ensure", "implement", "implementation"]
    .map { Array($0.utf8) }
    + [
      "implementing", "implements", "instead", "must", "need", "needs", "never", "not", "please", "requires", "should",
    ]
    .map { Array($0.utf8) }
    + ["unless", "until", "wait", "waiting", "waits", "will", "would"].map { Array($0.utf8) })
