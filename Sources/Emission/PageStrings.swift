import Documents
import LifecycleModel
import Text

/// The strings of generated files about a life cycle, in the page's language.
package struct PageStrings {
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

extension PageStrings {
  /// The small print of pictures: "may be skipped: back within a second", "may come at the next launch"; `nil` for a call
  /// that always comes.
  package func smallPrint(_ certainty: Certainty) -> String? {
    certainty.isAlways ? nil : list(certainty.doubts.map { $0.kind == .deferred ? deferral($0.condition) : doubt($0) })
  }

  /// "may come later", "may come at the next launch".
  private func deferral(_ condition: String?) -> String {
    guard let condition else { return phrase("call.deferred") }
    let words = condition.lowercased() + " "
    let key = ["call.deferredAt", "call.deferredUntil"].first { key in
      Vocabulary.standard.phrases(key + ".opening", in: language)?.contains { words.hasPrefix($0 + " ") } ?? false
    }
    return key.map { phrase($0, condition) } ?? phrase("call.deferred") + colon + condition
  }

  /// "in any order".
  package var anyOrder: String { phrase("word.anyOrder") }
}

extension PageStrings {
  /// A phrase with a run in place of each `{a}`, `{b}`.
  package func runs(
    _ key: String, _ a: [InlineContent.Inline], _ b: [InlineContent.Inline] = []
  ) -> [InlineContent.Inline] {
    let pattern = Vocabulary.standard.phrase(key, in: language)
    let pieces = pattern.split(separator: "{a}", omittingEmptySubsequences: false).map { piece in
      piece.split(separator: "{b}", omittingEmptySubsequences: false).map { text -> [InlineContent.Inline] in
        text.isEmpty ? [] : [.text(String(text))]
      }
    }
    return pieces.map { $0.joined(separator: b) }.joined(separator: a).map(\.self)
  }

  /// Texts with commas between them.
  package func list(_ texts: [String]) -> String { texts.joined(separator: comma) }

  /// Texts with commas between them, and `and` before the last.
  package func enumeration(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return list(texts.dropLast()) + phrase("mark.and") + last
  }

  /// The separator between the items of a list.
  package var comma: String { phrase("mark.comma") }

  /// `Launch: ` before what follows, with the language's colon.
  package var colon: String { phrase("mark.colon") }

  /// A full stop at the end of a sentence.
  package var fullStop: String { phrase("mark.stop") }
}

extension Lifecycle {
  /// The states of a chain: `Not running → Inactive → Active`.
  package func path(of chain: some Collection<TransitionID>) -> String {
    states(of: chain).map { self[$0].name }.joined(separator: " → ")
  }

  /// The event of a chain; its states if it has none.
  package func eventName(of chain: some Collection<TransitionID>) -> String {
    let event = chain.first.map { self[$0].event } ?? ""
    return event.isEmpty ? path(of: chain) : event
  }
}

extension String {
  /// The text; `nil` where it is empty.
  package var nilIfEmpty: String? { isEmpty ? nil : self }

  /// The names in a text that holds nothing but names with `or` between them; `nil` for any other text.
  package var alternativeNames: [String]? {
    let names = split(separator: " or ").map(String.init)
    return names.allSatisfy { !$0.contains(" ") } ? names : nil
  }

  /// The text as a sentence of its own: a capital at its beginning, unless the first word is a name.
  package var capitalized: String {
    let word = prefix { $0.isLetter }
    guard let first = word.first, word.allSatisfy(\.isLowercase), first.isASCII else { return self }
    return first.uppercased() + dropFirst()
  }
}
