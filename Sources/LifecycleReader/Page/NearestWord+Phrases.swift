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
