import Testing

@testable import SwiftGeneration

@Suite("String literals")
struct SwiftLiteralTests {
  @Test(
    "No text ends a literal or interpolates",
    arguments: [
      ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("\n\u{0}\u{2028}", #""\n\u{0}\u{2028}""#), ("é🚀", "\"é🚀\""),
    ])
  func escapes(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }
}
