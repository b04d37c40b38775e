import Testing

@testable import Text

@Suite("Places of bytes")
struct BytePlacesTests {
  @Test(
    "The first place from an offset on is that of a search at each offset",
    arguments: ["", "a", "ab", "aab", "ba", "é", "状", "aaaa"])
  func firstPlace(pattern: String) {
    let pattern = Array(pattern.utf8)
    for text in ["", "a", "aab", "baab aaab", "été", "の状態", "aaaaaaa"].map({ Array($0.utf8) }) {
      for start in 0...text.count {
        let expected = (start...max(start, text.count)).first { offset in
          offset + pattern.count <= text.count && Array(text[offset..<offset + pattern.count]) == pattern
        }
        #expect(text.firstPlace(of: pattern, from: start)?.lowerBound == expected, "\(text) from \(start)")
      }
    }
  }

  @Test("A text and a part of one hold what 'contains' finds")
  func contains() {
    let text = "SceneDelegate.scene(_:willConnectTo:options:)"
    for part in ["scene(", "_:", "options:)", "Scene"] {
      #expect(text.containsBytes(of: part))
      #expect(text.dropFirst(5).containsBytes(of: part[...]) == text.dropFirst(5).contains(part))
    }
    #expect(!text.containsBytes(of: "scenes"))
  }
}
