import Testing

@testable import SwiftReading

@Suite("Interpolations in strings")
struct StringNestingTests {
  @Test(
    "Strings, comments and regular expressions that look like interpolations are none",
    arguments: [
      "let a = \"\\\\(\"\n", "let a = #\"\\(\"#\n", "// \"\\(\n", "/* \"\\( /* */ */\n", "let a = /\"/\n",
      "let a = \"\\(b)\n",
      "let a = \"\"\"\n\"\\(b) \\\n\"\"\"\n",
    ])
  func noInterpolations(line: String) {
    var text = String(repeating: line, count: 1000)
    #expect(text.withUTF8 { StringNesting.excess(in: $0) } == nil)
  }

  @Test("The place is that of the interpolation which is too deep, or of the run of number signs")
  func place() {
    var deep = "let a = " + String(repeating: "\"\\(", count: 200)
    #expect(deep.withUTF8 { StringNesting.excess(in: $0) } == 8 + 3 * 128)
    var signs = "let a = 1\n" + String(repeating: "#", count: 300)
    #expect(signs.withUTF8 { StringNesting.excess(in: $0) } == 10)
  }
}
