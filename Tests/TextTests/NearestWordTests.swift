import Testing
import Text

@Suite("The nearest word")
struct NearestWordTests {
  @Test(
    "One or two misspellings in a word are recognised",
    arguments: [
      ("payed", "paid"), ("Transitons", "Transitions"), ("Satets", "States"),
      ("sceneDidDisconect(_:)", "sceneDidDisconnect(_:)"),
      ("ACTIV", "Active"), ("アクティプ", "アクティブ"), ("Inactiv", "Inactive"),
    ])
  func misspellings(word: String, meant: String) {
    let words = ["paid", "Transitions", "States", "sceneDidDisconnect(_:)", "Active", "アクティブ", "Inactive"]
    #expect(NearestWord.match(for: word, in: words) == meant)
  }

  @Test("A different word is not a misspelling", arguments: ["Background", "", "something else", "zzz"])
  func others(word: String) {
    #expect(NearestWord.match(for: word, in: ["paid", "Transitions", "States"]) == nil)
  }

  @Test("Of equally near words the first wins, and a word is never its own correction")
  func ties() {
    #expect(NearestWord.match(for: "cat", in: ["bat", "car"]) == "bat")
    #expect(NearestWord.match(for: "cat", in: ["cat"]) == nil)
    #expect(NearestWord.match(for: "Cat", in: ["cat"]) == "cat")
    #expect(NearestWord.match(for: "cart", in: ["dart", "carts", "cart"]) == "dart")
  }

  @Test("Insertions, deletions, substitutions and swaps of neighbours cost one each")
  func distance() {
    for (left, right, cost) in [
      ("", "", 0), ("abc", "abc", 0), ("abc", "ab", 1), ("ab", "abc", 1), ("abc", "axc", 1), ("abc", "acb", 1),
      ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ] {
      #expect(NearestWord.distance(Array(left), Array(right), limit: 9) == cost, "\(left) \(right)")
      #expect(NearestWord.distance(Array(right), Array(left), limit: 9) == cost, "\(right) \(left)")
      if cost > 0 { #expect(NearestWord.distance(Array(left), Array(right), limit: cost - 1) == nil) }
    }
  }

  @Test("The distance is that of the definition, in both directions and at every limit")
  func definition() {
    let words = Self.words(of: 4)
    for left in words {
      for right in words {
        let distance = Self.distance(left[...], right[...])
        for limit in 0...4 {
          let expected = distance <= limit ? distance : nil
          #expect(NearestWord.distance(left, right, limit: limit) == expected, "\(left) \(right)")
        }
        #expect(NearestWord.distance(right, left, limit: 4) == distance, "\(right) \(left)")
      }
    }
  }

  /// The words of at most so many letters of two.
  private static func words(of length: Int) -> [[Int]] {
    (0..<length).reduce([[]]) { words, _ in Array(Set(words + words.flatMap { [$0 + [0], $0 + [1]] })) }
  }

  /// The distance as it is defined, from the last letters.
  private static func distance(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> Int {
    guard let one = left.last, let other = right.last else { return max(left.count, right.count) }
    let (less, fewer) = (left.dropLast(), right.dropLast())
    let values = [
      distance(less, fewer) + (one == other ? 0 : 1), distance(less, right) + 1, distance(left, fewer) + 1,
    ]
    let isSwap = less.last == other && fewer.last == one
    return min(values.min() ?? 0, isSwap ? distance(less.dropLast(), fewer.dropLast()) + 1 : .max)
  }

  @Test("Very long words are not compared")
  func long() {
    let word = String(repeating: "a", count: 100_000)
    #expect(NearestWord.match(for: word + "b", in: [word]) == nil)
    #expect(NearestWord.match(for: "a", in: [word, "ab"]) == "ab")
  }
}
