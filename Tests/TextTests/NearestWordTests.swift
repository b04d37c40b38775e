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

  @Test("Very long words are not compared")
  func long() {
    let word = String(repeating: "a", count: 100_000)
    #expect(NearestWord.match(for: word + "b", in: [word]) == nil)
    #expect(NearestWord.match(for: "a", in: [word, "ab"]) == "ab")
  }
}
