import LifecycleModel

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
    let word: String
    switch certainty {
    case .always: return nil
    case .mayBeSkipped: word = phrase("attribute.mayBeSkipped")
    case .deferred: word = phrase("attribute.deferred")
    }
    return [word, certainty.condition].compactMap { $0 }.joined(separator: language == .japanese ? "：" : ": ")
  }

  /// `once per scene`.
  package func frequency(_ frequency: Frequency) -> String {
    switch frequency {
    case .once: phrase("attribute.once")
    case .oncePer(let multiplicity):
      phrase("attribute.oncePer", phrase("multiplicity." + multiplicity.rawValue))
    }
  }

  /// `one per scene`.
  package func multiplicity(_ multiplicity: Multiplicity) -> String {
    phrase("attribute.onePer", phrase("multiplicity." + multiplicity.rawValue))
  }

  /// `since iOS 13, removed iOS 27`; empty for what always exists.
  package func versions(_ availability: Availability) -> String {
    let bounds = [
      ("attribute.since", availability.since), ("attribute.deprecated", availability.deprecated),
      ("attribute.removed", availability.removed),
    ]
    return bounds.compactMap { key, version in version.map { phrase(key, $0.description) } }.joined(separator: ", ")
  }

  /// The phrase of a vocabulary entry; `{a}` becomes the argument.
  package func phrase(_ key: String, _ argument: String = "") -> String {
    let pattern = Vocabulary.standard.phrase(key, in: language)
    return pattern.split(separator: "{a}", omittingEmptySubsequences: false).joined(separator: argument)
  }
}
