import LifecycleModel
import LifecyclePaths

/// The choices of a written page among the ways in which the language can say something: each is made when it comes up.
package struct PageStyle: Sendable {
  /// The form of a section's entries.
  enum Form: Sendable {
    case list, table, headings
  }

  /// The language of section headings, columns and attributes.
  let language: Language
  /// The level of the sections' headings.
  let level: Int
  private var numbers: SplitMix64

  /// A style of its own for each seed.
  package init(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    language = numbers.pick(Language.allCases)
    level = numbers.pick([2, 2, 2, 1, 3])
    self.numbers = numbers
  }

  /// One of some alternatives.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    numbers.pick(choices)
  }

  /// Returns `true` once in `times` calls, by chance.
  mutating func happens(onceIn times: Int) -> Bool {
    numbers.happens(onceIn: times)
  }

  /// Entries in random order, because their order means nothing.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    numbers.shuffled(elements)
  }

  /// A list cut in two, one of which may be empty.
  mutating func halves<Element>(_ elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty, happens(onceIn: 4) else { return [elements] }
    let middle = numbers.next(below: elements.count)
    return [Array(elements[..<middle]), Array(elements[middle...])]
  }

  /// Two lists in one, each in its order.
  mutating func merged<Element>(_ first: [Element], _ second: [Element]) -> [Element] {
    guard !first.isEmpty, !second.isEmpty, happens(onceIn: 2) else { return first + second }
    let places = Set(shuffled(Array(0..<first.count + second.count)).prefix(first.count))
    var (first, second) = (first[...], second[...])
    return (0..<first.count + second.count).compactMap { places.contains($0) ? first.popFirst() : second.popFirst() }
  }

  /// A page's text as an editor may leave it: with carriage returns, with a byte order mark.
  mutating func fileText(_ text: String) -> String {
    let lines = happens(onceIn: 12) ? text.replacing("\n", with: "\r\n") : text
    return (happens(onceIn: 12) ? "\u{FEFF}" : "") + lines
  }

  /// The words of the vocabulary: mostly the first of the style's language, now and then any other.
  mutating func word(_ key: String) -> String {
    if happens(onceIn: 5) { return pick(Vocabulary.standard.phrases(key)) }
    return Vocabulary.standard.phrase(key, in: language)
  }
}
