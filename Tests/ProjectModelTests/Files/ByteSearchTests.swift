import LifecyclePaths
import ProjectModel
import TestSupport
import Testing

@Suite("Search for names in bytes")
struct ByteSearchTests {
  private static func finds(_ names: [String], in text: String) -> Bool {
    ByteSearch(names).hasMatch(in: Array(text.utf8))
  }

  @Test("A name is found as a whole, at the ends too")
  func wholeNames() {
    for text in ["UIWindow", " UIWindow()", "a.UIWindow", "(UIWindow"] { #expect(Self.finds(["UIWindow"], in: text)) }
    for text in ["UIWindowScene", "MyUIWindow", "UIWindo", "", "_UIWindow", "UIWindowé"] {
      #expect(!Self.finds(["UIWindow"], in: text))
    }
  }

  @Test("A name may begin and end with other characters, and have one letter")
  func marks() {
    #expect(Self.finds(["@main"], in: "x@main class") && !Self.finds(["@main"], in: "@mainly"))
    #expect(Self.finds([".scene("], in: "a.scene(b)") && !Self.finds([".scene("], in: "a.scenes(b)"))
    #expect(Self.finds(["A"], in: "A") && Self.finds(["A"], in: "(A)") && !Self.finds(["A"], in: "AB"))
    #expect(!Self.finds([""], in: "a") && !Self.finds([], in: "a"))
  }

  @Test("It finds what a search for each name finds", arguments: Seeds.first(2000))
  func naive(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let letters = Array("ab_.(é")
    func word(_ length: Int) -> String { String((0..<length).map { _ in numbers.pick(letters) }) }
    let names = (0..<3).map { _ in word(numbers.number(in: 1...3)) }
    let text = word(numbers.number(in: 0...12))
    let bytes = Array(text.utf8)
    let places = names.flatMap { Self.naivePlaces(of: $0, in: text) }
    for start in 0...bytes.count {
      let found = ByteSearch(names).firstMatch(in: bytes, from: start)
      #expect(found == places.filter { $0 >= start }.min(), "\(names) \(text) \(start)")
    }
    #expect(Self.finds(names, in: text) == !places.isEmpty)
  }

  private static func naivePlaces(of name: String, in text: String) -> [Int] {
    let isPart = { (character: Character?) in character.map { $0.isLetter || $0 == "_" } ?? false }
    return text.indices.filter { index in
      guard text[index...].hasPrefix(name), let end = text.index(index, offsetBy: name.count, limitedBy: text.endIndex)
      else { return false }
      let before = index > text.startIndex ? text[text.index(before: index)] : nil
      let after = end < text.endIndex ? text[end] : nil
      return !(isPart(name.first) && isPart(before)) && !(isPart(name.last) && isPart(after))
    }.map { text.utf8.distance(from: text.startIndex, to: $0) }
  }
}
