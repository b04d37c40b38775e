import Testing

@testable import SwiftGeneration

@Suite("Indentation of generated Swift")
struct SwiftIndentationTests {
  private static let text = """
    class A {
      func a() {
        if b {
          c(
            d)
        }
       // odd
      }
    }

    """

  @Test("Two spaces become the selected indentation; odd spaces stay")
  func levels() {
    #expect(SwiftIndentation.spaces(2).applied(to: Self.text) == Self.text)
    #expect(
      SwiftIndentation.tab.applied(to: Self.text)
        == "class A {\n\tfunc a() {\n\t\tif b {\n\t\t\tc(\n\t\t\t\td)\n\t\t}\n\t // odd\n\t}\n}\n")
    #expect(
      SwiftIndentation.spaces(4).applied(to: Self.text).contains("\n                d)\n        }\n     // odd\n"))
    #expect(SwiftIndentation.spaces(1).applied(to: Self.text).contains("\n    d)\n  }\n"))
  }

  @Test(
    "The lines of a literal keep their indentation relative to its last line",
    arguments: [SwiftIndentation.tab, .spaces(3)])
  func literals(indentation: SwiftIndentation) {
    let text = #"""
      func a() {
        let b = """
          one
             \(f("""
               x
                 """))

            three
          """
        c()
      }
      """#
    let unit = indentation.text
    let expected = [
      "func a() {", "\(unit)let b = \"\"\"", "\(unit)\(unit)one", #"\#(unit)\#(unit)   \(f(""""#,
      "\(unit)\(unit)     x", "\(unit)\(unit)       \"\"\"))", "", "\(unit)\(unit)  three", "\(unit)\(unit)\"\"\"",
      "\(unit)c()", "}",
    ]
    #expect(indentation.applied(to: text) == expected.joined(separator: "\n"))
  }

  @Test(
    "Literals are distinguished from similar text",
    arguments: [
      (##"a("x\"\"\"y", #"\"""#)"## + "\n\"\"\"\n\"\"\"", [2...2]), ("// \"\"\"\n\"\"\"\n  a\n  \"\"\"", [2...3]),
      ("/* /* \"\"\" */ \"\"\" */\nb", []), ("let a = #\"\"\"\n\"\"\"\n\"\"\"#\nb", [1...2]),
      (#""\("""# + "\n a\n \"\"\"" + #")" + "b""#, []), ("\"\"\"\n\\\"\"\"\n\"\"\"\n\"\"\"\n\"\"\"", [1...2, 4...4]),
      ("\"open\n\"\"\"\n \"\"\"", [2...2]), ("\"\"\"\n never closed", []),
    ])
  func scanning(text: String, lines: [ClosedRange<Int>]) {
    #expect(MultilineLiterals(in: text).lines == lines)
  }
}
