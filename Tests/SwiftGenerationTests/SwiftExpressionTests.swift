import Testing

@testable import SwiftGeneration

@Suite("Expressions from a page")
struct SwiftExpressionTests {
  @Test(
    "Text that could end the statement around it is not an expression",
    arguments: [
      ("options.shortcutItem != nil", true), ("a.contains { $0 == \"}\" } && !b", true), ("f([1, 2])[0] == (1)", true),
      ("\"a \\\" b\" == c", true),
      ("a / b > 1", true), ("a)", false), ("a {", false), ("a; b", false), ("a // b", false),
      ("a /* b", false), ("\"a", false), ("\"\\(x)\"", false), ("", false), (" ", false), ("a\nb", false),
      ("#if a", false), ("a`", false), ("([)]", false),
    ])
  func plausible(text: String, isPlausible: Bool) {
    #expect(SwiftExpression.isPlausible(text) == isPlausible)
  }

  @Test("A long expression is broken before operators outside brackets")
  func breaks() {
    let long =
      "aaaaaaaaaaaaaaaaaaaaaaaaaa && (bbbbbbbbbbbbbbbbbbbbbbbb || ccccccccccccccccccc) || dddddddddddddddddddddd"
    #expect(
      SwiftExpression.lines(long, into: "let x =", indent: 4) == [
        "let x =", "  aaaaaaaaaaaaaaaaaaaaaaaaaa", "  && (bbbbbbbbbbbbbbbbbbbbbbbb || ccccccccccccccccccc)",
        "  || dddddddddddddddddddddd",
      ])
    #expect(SwiftExpression.lines("a && b", into: "let x =", indent: 4) == ["let x = a && b"])
  }
}
