import Testing

@testable import SwiftGeneration

@Suite("Statements from a page")
struct SwiftBodyTests {
  @Test("Common indentation is removed, the rest stays")
  func indentation() {
    #expect(SwiftBody("\n    if a {\n      b()\n\n    }\n").lines == ["if a {", "  b()", "", "}"])
    #expect(SwiftBody("").lines.isEmpty)
  }

  @Test("Four spaces or a tab per level become two spaces; the lines of a literal keep their text")
  func levels() {
    #expect(SwiftBody("if a {\n    b(\n        c)\n}").lines == ["if a {", "  b(", "    c)", "}"])
    #expect(SwiftBody("\tif a {\n\t\tb()\n\t}").lines == ["if a {", "  b()", "}"])
    #expect(SwiftBody("if a {\n    b(\n      c)\n}").lines == ["if a {", "    b(", "      c)", "}"])
    #expect(
      SwiftBody("if a {\n    b(\"\"\"\n         c\n        \"\"\")\n}").lines
        == ["if a {", "  b(\"\"\"", "     c", "    \"\"\")", "}"])
  }

  @Test(
    "After a body that returns, there is no default return",
    arguments: [
      ("return 1", true), ("a()\nreturn (\n  1\n)", true), ("if a {\n  return 1\n} else {\n  return 2\n}", true),
      ("guard a else { return 1 }\nb()", false), ("returned()", false), ("a()", false), ("throw E()", true),
    ])
  func returns(text: String, returns: Bool) {
    #expect(SwiftBody(text).returns == returns)
  }

  @Test("A handler that the body calls is not called again")
  func mentions() {
    #expect(SwiftBody("work { completionHandler($0) }").mentions("completionHandler"))
    #expect(!SwiftBody("myCompletionHandler()").mentions("completionHandler"))
  }
}
