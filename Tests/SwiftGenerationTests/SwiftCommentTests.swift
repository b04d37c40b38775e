import Testing

@testable import SwiftGeneration

@Suite("Documentation comments")
struct SwiftCommentTests {
  @Test("Long lines break at spaces, items continue below their text")
  func wrapping() {
    let words = Array(repeating: "word", count: 24).joined(separator: " ")
    let lines = SwiftComment.lines(["- " + words], indent: 2)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 98 })
    #expect(lines[1].hasPrefix("///   word"))
  }

  @Test("Paragraphs are separated, empty ones are left out, no line ends in white space")
  func paragraphs() {
    #expect(
      SwiftComment.lines(["one \n\ntwo", "", " ", "three"]) == ["/// one", "///", "/// two", "///", "/// three"])
  }
}
