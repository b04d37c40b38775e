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

extension String {
  /// Returns `true` where some words are in the text: between other words, or anywhere in a script without spaces.
  func holdsWords(_ phrase: String) -> Bool {
    let (text, phrase) = (NameKey(self).folded, NameKey(phrase).folded)
    return phrase.utf8.allSatisfy { $0 < 0x80 } ? " \(text) ".contains(" \(phrase) ") : text.contains(phrase)
  }
}
