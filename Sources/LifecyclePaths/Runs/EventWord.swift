/// One way to parse a word: the scene, the spelling of its event, the calls that came.
///
/// Names may contain anything, so a word can be parsed in several ways; the whole word is tried first.
struct EventWord {
  /// The scene, from 0.
  let scene: Int
  /// The part that should spell the event.
  let spelling: String
  /// The text in the parentheses; `nil` without any.
  let calls: String?

  /// The ways to parse a word, in the order in which they are tried.
  static func ways(_ word: String) -> [EventWord] {
    let whole = parts(of: word, scene: 0)
    guard let (number, rest) = scene(of: word) else { return whole }
    return whole + parts(of: rest, scene: number - 1)
  }

  /// The number between `scene` and a colon, and the text after the colon; `nil` for a word that names no scene.
  static func scene(of word: String) -> (number: Int, rest: String)? {
    let scalars = word.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), word.lowercased().hasPrefix("scene") else { return nil }
    let digits = scalars[..<colon].dropFirst(5)
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return (Int(String(digits)) ?? .max, String(scalars[scalars.index(after: colon)...]))
  }

  /// A spelling without the `#2` at its end, and that number: with one `#` removed, and with all of them.
  static func ordinals(_ spelling: String) -> [(spelling: String, number: Int)] {
    let scalars = spelling.unicodeScalars
    let digits = scalars.reversed().prefix { ("0"..."9").contains($0) }.count
    guard let number = Int(String(scalars.suffix(digits))), number > 0 else { return [] }
    let rest = scalars.dropLast(digits)
    guard rest.last == "#" else { return [] }
    let name = rest.dropLast(rest.reversed().prefix { $0 == "#" }.count)
    return [(String(rest.dropLast()), number), (String(name), number)]
  }

  private static func parts(of word: String, scene: Int) -> [EventWord] {
    let whole = EventWord(scene: scene, spelling: word, calls: nil)
    let scalars = word.unicodeScalars
    guard scalars.last == ")", let open = scalars.lastIndex(of: "(") else { return [whole] }
    let calls = String(scalars[scalars.index(after: open)...].dropLast())
    return [whole, EventWord(scene: scene, spelling: String(scalars[..<open]), calls: calls)]
  }
}
