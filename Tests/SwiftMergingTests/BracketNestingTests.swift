import TestSupport
import Testing

@testable import SwiftMerging

@Suite("Nested brackets")
struct BracketNestingTests {
  /// The first line of a text that is not parsed; `nil` if it is parsed.
  private func excess(_ text: String) -> Int? {
    guard case .tooDeep(let line) = SwiftFile(text).problem else { return nil }
    return line
  }

  private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  @Test(
    "Text whose parsing time doubles with each bracket is not parsed, whatever is between them",
    arguments: [
      ("[", "]"), ("[(", ")]"), ("[A<", ">]"), ("[() -> ", "]"), ("[@a({}) ", "]"), ("[(a: A = [b]) -> ", "]"),
      ("A<[B.", "]>"), ("@a<", ">"), ("@a.b<", ">"), ("[\"\\(1)\": ", "]"), ("[\n", "]"), ("[/* ] */", "]"),
    ])
  func doubling(opening: String, closing: String) {
    #expect(excess("\nlet a: \(times(60, opening))Int\(times(60, closing))") != nil)
    #expect(excess("\nfunc f(_ a: \(times(60, opening)) s: min(") != nil)
    #expect(excess("let a = \"\\(b as \(times(60, opening))Int\(times(60, closing)))\"") != nil)
  }

  @Test("Text that would exhaust the parser's stack is not parsed", arguments: ["A<", "(", "A<(", "{", "f({"])
  func depth(opening: String) {
    #expect(excess("let a: \(times(Seeds.share(of: 20_000), opening))") == 1)
  }

  @Test(
    "Interpolations in interpolations are not parsed beyond a depth: the lexer's memory grows with its square",
    arguments: [("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("\"\"\"\n\\(", ")\n\"\"\""), ("\"\\(f(", "))\"")])
  func interpolations(opening: String, closing: String) {
    #expect(excess("let a = \(times(Seeds.share(of: 20_000), opening))") != nil)
    #expect(excess("let a = \(times(129, opening))1\(times(129, closing))") != nil)
    #expect(excess("let a = \(times(20, opening))1\(times(20, closing))\n") == nil)
    #expect(excess(times(1000, "let a = \(opening)1\(closing)\n")) == nil)
  }

  @Test("A run of hundreds of number signs is not parsed: each looks at the rest of it")
  func numberSigns() {
    #expect(excess("let a = \(times(Seeds.share(of: 100_000), "#"))") == 1)
    #expect(excess(times(1000, "#if A\n#endif\n#\"a\"#\n")) == nil)
  }

  @Test("Many brackets of some depth are too much, and so is a single great depth")
  func many() {
    let type = "let a: [[[[[[[[[Int]]]]]]]]]\n"
    #expect(excess(times(10, type)) == nil)
    #expect(excess(times(1000, type)) != nil)
    #expect(excess("let a: \(times(13, "["))Int\(times(13, "]"))") == nil)
    #expect(excess("let a: \(times(14, "["))Int\(times(14, "]"))") == 1)
  }

  @Test(
    "Ordinary Swift is parsed, however long it is",
    arguments: [
      "let a = [[[1, 2], [3]], [[4]]]\n",
      "let a: [String: [Set<[Int?]>]] = [:]\n",
      "let a = \"\\u{1B}[0m [[[[[[[[[[\" // [[[[[[[[[[\n",
      "let a = #\"[\\([[[[\"#\n",
      "let a = #/[a-z]+/#\n",
      "if a < b, c<d || e > f { return a < b ? c[d[e]] : f }\n",
      "@A<B> @C(d) func e<F: G<H>>(_ i: @escaping (F) -> [H]) -> I<J<K>> { [1].map { [$0] } }\n",
    ])
  func ordinary(line: String) {
    #expect(excess(times(1000, line)) == nil)
  }

  @Test(
    "Braces in braces, and lists in lists, are parsed",
    arguments: [("{", "}", 64), ("f({ ", "})", 64), ("[1, ", ", 2]", 9)])
  func nested(opening: String, closing: String, count: Int) {
    #expect(excess("let a = \(times(count, opening))\(times(count, closing))") == nil)
  }
}
