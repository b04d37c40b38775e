import Diagnostics
import ProjectModel
import SwiftReading
import TestSupport
import Testing

@Suite("Swift source that is none, or hostile")
struct SwiftErrorsTests {
  private func errorText(_ text: String) -> String? {
    let outline = outline(text)
    return outline.firstError.map { outline.file[$0] }
  }

  @Test("The place of the first error")
  func errors() {
    #expect(errorText("class A {}") == nil)
    #expect(errorText("class A { func f( }") == "")
    #expect(errorText("let a = 1\n)\nlet b = )") == ")")
    #expect(outline("class A {\n  func f() {}\n").firstError == SourceRange(23, 23))
  }

  @Test("What stands before and after an error is read")
  func recovery() {
    #expect(outline("class A { func f() {} }\n)\nclass B { func g() {} }").memberNames == ["f()", "g()"])
  }

  @Test("Errors in clauses that are certainly not built do not matter")
  func unbuilt() {
    #expect(errorText("#if os(macOS)\nlet a = )\n#endif") == nil)
    #expect(errorText("#if DEBUG\nlet a = )\n#endif") != nil)
  }

  @Test("Brackets that are nested too deeply are an error, and nothing else is read")
  func deep() {
    let outline = outline("class A {}\nlet a = \(String(repeating: "(", count: 100_000))")
    #expect(outline.firstError.map { outline.file.line(at: $0.start) } == 2)
    #expect(outline.types.isEmpty && outline.mentions.isEmpty)
  }

  @Test(
    "Long chains are read in linear time and without recursion",
    arguments: [
      ("a", ".b"), ("a", ".b()"), ("a", "(1)"), ("a", "[1]"), ("a", "?.b"), ("a", "!"), ("A", ".self"),
      ("a", " + b"), ("a", " as? B"), ("\\A", ".b"), ("let a: A", ".B"), ("let a: A", "?"), ("a", " { }"),
      ("a", "\n.b"), ("a", "<B>"), ("let a: A", " & B"), ("class A: B", ", C"), ("a()", "\n#if A\n.b()\n#endif\n"),
    ])
  func chains(start: String, link: String) {
    let text = start + String(repeating: link, count: Seeds.share(of: 100_000))
    let outline = outline(text)
    #expect(outline.mentions.allSatisfy { outline.file.fullRange.contains($0.range) })
  }

  @Test(
    "Words that nest without brackets are an error where they are too many",
    arguments: [
      ("", "try "), ("", "await "), ("", "a ? "), ("", "if a {} else "), ("", "#if a\n"), ("let a: ", "A -> "),
      ("let a: ", "() -> "), ("let a: ", "repeat "), ("let a: ", "each "), ("", "let "), ("", "copy "),
      ("", "consume "),
      ("", "unsafe "), ("", "switch "), ("", "if "), ("if case ", "let "), ("", "repeat each "), ("", "if let a = "),
      ("", "if a, "), ("", "if !a\n{}\nelse\n"), ("let a = [", "if a, "), ("", "try\n"), ("a < ", "b ? c > d ? "),
    ])
  func words(start: String, link: String) {
    #expect(outline(start + String(repeating: link, count: 20_000)).firstError != nil)
  }

  @Test(
    "Such words side by side are not nested, however many they are",
    arguments: [
      "let a = try b ? c : d\n", "if a { b() } else if c { d() }\n", "func f(a: (B) -> C) -> D { try a() }\n",
      "@A var b: some C\n", "#if A\nlet a = b\n#endif\n", "switch a { case .b: let c = try d() }\n", "await a();",
    ])
  func sideBySide(line: String) {
    #expect(outline(String(repeating: line, count: 500)).firstError == nil)
    let elements = String(repeating: "a ? try b : c,\n", count: 500)
    #expect(outline("let a = [\n\(elements)]").firstError == nil)
  }
}
