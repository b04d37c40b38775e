import LifecycleModel
import Text

extension NearestWord {
  /// The first of some phrases that a text is within two letters of, and a third of the longer one; `nil` without one.
  static func phrase(near text: String, in phrases: [String]) -> String? {
    let letters = Array(text.lowercased())
    return phrases.first { phrase in
      let limit = min(2, max(letters.count, phrase.count) / 3)
      return limit > 0 && distance(letters, Array(phrase.lowercased()), limit: limit) != nil
    }
  }
}

extension NameKey {
  /// Returns `true` where some words are in the text: between other words, or anywhere in a script without spaces.
  func holdsWords(_ phrase: NameKey) -> Bool {
    if phrase.folded.isASCII { return " \(folded) ".containsBytes(of: " \(phrase.folded) ") }
    // Of canonical equivalents, the bytes differ.
    return folded.containsBytes(of: phrase.folded) || !folded.isASCII && folded.contains(phrase.folded)
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
