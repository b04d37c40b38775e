import Text

/// A scope, as in `one per scene` and `once per process`: the process, or a part of it that lives by itself, as scenes do.
package struct Multiplicity: RawRepresentable, Hashable, Sendable {
  /// One for the whole process.
  package static let process = Multiplicity(rawValue: "process")
  /// One for each scene.
  package static let scene = Multiplicity(rawValue: "scene")
  /// One for each window.
  package static let window = Multiplicity(rawValue: "window")
  /// One for each view or view controller.
  package static let view = Multiplicity(rawValue: "view")

  /// The scopes with words in every language.
  package static let known = [process, scene, window, view]

  /// The English word; of a scope that is not known, the page's own noun: `activity`.
  package let rawValue: String

  /// Creates a scope of its word.
  package init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the known scope that a noun means in any language, else one of the page's own.
  package init(noun: String) { self = Self.known(as: noun) ?? Multiplicity(rawValue: noun) }

  /// The known scope that a noun means in any language.
  package static func known(as noun: String) -> Multiplicity? {
    Vocabulary.standard.key(.multiplicity, matching: noun).map {
      Multiplicity(rawValue: String($0.dropFirst("multiplicity.".count)))
    }
  }

  /// The one known scope whose word a text has in a script that puts no spaces between words: `シーンごと`, `每个场景`.
  package static func known(in text: String) -> Multiplicity? {
    let words = Self.known.filter { scope in
      Vocabulary.standard.phrases("multiplicity." + scope.rawValue).contains { word in
        !word.utf8.allSatisfy { $0 < 0x80 } && text.contains(word)
      }
    }
    return words.count == 1 ? words[0] : nil
  }

  /// The noun in a language: `シーン`.
  package func noun(in language: Language) -> String {
    Self.known.contains(self) ? Vocabulary.standard.phrase("multiplicity." + rawValue, in: language) : rawValue
  }
}
