/// One way to take a word apart: whose event it names, how the event is spelled, which calls came.
///
/// Names may hold anything, so that a word can be taken apart in several ways; the whole word is tried first.
struct EventWord {
  /// Whose event, from 0.
  let scene: Int
  /// What should be the event.
  let spelling: String
  /// What stands in the parentheses; `nil` without any.
  let calls: String?

  /// The ways to take a word apart, in the order in which they are tried.
  static func ways(_ word: String) -> [EventWord] {
    let whole = parts(of: word, scene: 0)
    guard let (number, rest) = scene(of: word) else { return whole }
    return whole + parts(of: rest, scene: number - 1)
  }

  /// The number before a colon behind `scene`, and what follows; `nil` for a word that names no scene.
  static func scene(of word: String) -> (number: Int, rest: String)? {
    let scalars = word.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), word.lowercased().hasPrefix("scene") else { return nil }
    let digits = scalars[..<colon].dropFirst(5)
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return (Int(String(digits)) ?? .max, String(scalars[scalars.index(after: colon)...]))
  }

  /// A spelling without the `#2` at its end, and that number: with one `#` taken away, and with all of them.
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
