import LifecycleModel

/// A path between states that a sentence tells: `moves from the inactive state to active`, `バックグラウンドから復帰`.
struct ProsePath: Hashable, Sendable {
  /// The states' names as the sentence spells them.
  let names: [String]

  private static let before = Vocabulary.standard.phrases("article.from")
  private static let between = Vocabulary.standard.phrases("article.to")
  /// The languages that have a word before the first name.
  private static let languagesWithLeads = Language.allCases.filter { language in
    Vocabulary.standard.phrases("article.from", in: language)?.isEmpty == false
  }
  private static let verbs = Set(Vocabulary.standard.phrases("article.verb"))
  private static let nouns = Vocabulary.standard.phrases("article.state").filter { !$0.allSatisfy(\.isASCII) }
  private static let ignored: Set<Substring> = ["a", "an", "the", "state", "mode", "phase", "being", "its"]
  /// The most characters between two names of a path, and before the first.
  private static let distance = 12

  /// The path that a text tells first; `nil` for none.
  init?(in text: String, knowing states: ArticleStates) {
    let places = states.places(in: text)
    var names: [String] = []
    for (first, second) in zip(places, places.dropFirst()) {
      let between = String(text[first.upperBound..<second.lowerBound])
      let lead = String(text[..<first.lowerBound].suffix(Self.distance)).lowercased()
      if let script = Self.script(of: between), between.count <= Self.distance * 4,
        !script.needsLead || !names.isEmpty || Self.isLead(lead)
      {
        // From inactive to active and into the background.
        names += names.isEmpty ? [String(text[first]), String(text[second])] : [String(text[second])]
      } else if !names.isEmpty {
        break
      }
    }
    guard !names.isEmpty else { return nil }
    self.names = names
  }

  /// Returns `true` for a text with a word that may be before the first name.
  private static func isLead(_ text: String) -> Bool {
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    return before.contains { words.contains($0) || !$0.allSatisfy(\.isASCII) && $0.count == 1 && text.contains($0) }
  }

  /// The way in which the words between two names make them a path: with or without a word before the first.
  private static func script(of text: String) -> (needsLead: Bool, word: String)? {
    let all = text.lowercased().split { !$0.isLetter }
    let words = all.count == 1 ? all : all.filter { !ignored.contains($0) }
    if let last = words.last, let word = Self.between.first(where: { $0 == last }), word.allSatisfy(\.isASCII) {
      // "From inactive to active"; "inactive apps can move to active".
      if words.count == 1 { return (true, word) }
      return words.dropLast().allSatisfy { verbs.contains(String($0)) } ? (false, word) : nil
    }
    guard let word = Self.between.first(where: { !$0.allSatisfy(\.isASCII) && text.contains($0) }),
      text.count <= distance
    else { return nil }
    // Chinese has a word before the first name as well. A Japanese or Korean particle follows the name, or a word for "state".
    if Self.languagesWithLeads.contains(where: {
      Vocabulary.standard.phrases("article.to", in: $0)?.contains(word) == true
    }) {
      return (true, word)
    }
    let rest = Self.nouns.reduce(text) { $0.replacing($1, with: "") }
    return rest.trimmingMarks == word ? (false, word) : nil
  }
}
