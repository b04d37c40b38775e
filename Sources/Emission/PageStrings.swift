import LifecycleModel
import Text

/// The strings of generated files about a life cycle, in the page's language.
package struct PageStrings {
  /// The language.
  package let language: Language

  /// Takes the strings of a language.
  package init(language: Language) {
    self.language = language
  }

  /// `may be skipped: back within a second`; `nil` for a call that always comes.
  package func certainty(_ certainty: Certainty) -> String? {
    certainty.isAlways ? nil : list(certainty.doubts.map(doubt))
  }

  /// `may be skipped: back within a second`.
  func doubt(_ doubt: Certainty.Doubt) -> String {
    [phrase("attribute." + doubt.kind.rawValue), doubt.condition].compactMap { $0 }.joined(separator: colon)
  }

  /// `once per scene`.
  package func frequency(_ frequency: Frequency) -> String {
    switch frequency {
    case .once: phrase("attribute.once")
    case .oncePer(let multiplicity):
      phrase("attribute.oncePer", multiplicity.noun(in: language))
    }
  }

  /// `one per scene`.
  package func multiplicity(_ multiplicity: Multiplicity) -> String {
    phrase("attribute.onePer", multiplicity.noun(in: language))
  }

  /// `since iOS 13, removed iOS 27`; empty for what always exists.
  package func versions(_ availability: Availability) -> String {
    let bounds = [
      ("attribute.since", availability.since), ("attribute.deprecated", availability.deprecated),
      ("attribute.removed", availability.removed),
    ]
    let texts = bounds.compactMap { key, version in
      version.map { phrase(key, $0.text { phrase("version.withSDK", $0, $1) }) }
    }
    return texts.joined(separator: ", ")
  }

  /// The phrase of a vocabulary entry; `{a}`, `{b}` and `{c}` become the arguments, or nothing.
  package func phrase(_ key: String, _ arguments: String...) -> String {
    Self.filled(Vocabulary.standard.phrase(key, in: language), with: arguments)
  }

  /// `2nd`.
  package func ordinal(_ number: Int) -> String {
    let phrases = Vocabulary.standard.phrases("word.ordinal", in: language) ?? []
    // The first phrase is that of most numbers, those after it are of numbers that end in 1, 2 and so on, but for 11, 12, 13.
    let last = (11...13).contains(number % 100) ? 0 : number % 10
    return Self.filled((phrases.indices.contains(last) ? phrases[last] : phrases.first) ?? "", with: [String(number)])
  }

  private static func filled(_ pattern: String, with arguments: [String]) -> String {
    let pieces = pattern[...].parts(separatedBy: "{")
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      let place = Int(piece.utf8.first ?? 0) - Int(UInt8(ascii: "a"))
      text += arguments.indices.contains(place) ? arguments[place] : ""
      text += piece.dropFirst("a}".count)
    }
  }
}
