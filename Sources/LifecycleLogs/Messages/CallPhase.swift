import LifecycleModel

/// The part of a callback that a line of an app's own is about: its beginning, or its end.
enum CallPhase: Sendable {
  case beginning
  case end

  /// Reads the words around the name in a message; `nil` where they tell neither, or both.
  init?(around name: Range<Int>, in text: MessageBytes) {
    var (begins, ends) = (false, false)
    for side in [0..<min(name.lowerBound, text.count), min(name.upperBound, text.count)..<text.count] {
      text.forEachWord(in: side) { word in
        guard let number = Self.words.number(of: word.withoutVariation) else { return }
        if number < Self.beginnings.count { begins = true } else { ends = true }
      }
    }
    guard begins != ends else { return nil }
    self = begins ? .beginning : .end
  }

  private static let beginnings = spellings(of: "log.begins") + [">", ">>", ">>>", "->", "→", "▶"]
  private static let ends = spellings(of: "log.ends") + ["<", "<<", "<<<", "<-", "←", "◀"]
  private static let words = ByteTable((beginnings + ends).map { Array($0.utf8) })

  /// The words of an entry of the vocabulary as they are written alone, at the start of a sentence, and in capitals.
  private static func spellings(of key: String) -> [String] {
    Vocabulary.standard.phrases(key).flatMap { word in
      let capitals = word.uppercased()
      return capitals == word ? [word] : [word, String(capitals.prefix(1) + word.dropFirst()), capitals]
    }
  }
}

extension MessageBytes {
  /// The same without the scalar at its end that says whether a sign is a picture: U+FE0E or U+FE0F.
  fileprivate var withoutVariation: MessageBytes {
    guard count > 3, self[count - 3] == 0xEF, self[count - 2] == 0xB8, [0x8E, 0x8F].contains(self[count - 1]) else {
      return self
    }
    return MessageBytes(rebasing: self[..<(count - 3)])
  }
}
