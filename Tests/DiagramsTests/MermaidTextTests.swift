import Testing

@testable import Diagrams

@Suite("Text in Mermaid")
struct MermaidTextTests {
  @Test(
    "Characters that Mermaid might interpret are entities; the rest does not change",
    arguments: [
      ("Not running", "Not running"), ("scene(_:willConnectTo:)", "scene(#95;#58;willConnectTo#58;)"),
      ("a \"b\"; c", "a #34;b#34;#59; c"), ("#semi; &amp;", "#35;semi#59; #38;amp#59;"),
      ("[*] --> x", "#91;#42;#93; #45;#45;#62; x"),
      ("well-known and/or it's v1.2 .inactive", "well-known and/or it's v1.2 .inactive"), ("1. - .", "1#46; #45; #46;"),
      ("日本 مرحبا 😀", "日本 مرحبا 😀"), ("全角\u{3000}空白", "全角#12288;空白"), ("", ""),
    ])
  func escaping(text: String, expected: String) {
    #expect(MermaidText.escaped(text) == expected)
  }

  @Test("The word that would change the direction of the drawing is split, in any case")
  func direction() {
    #expect(MermaidText.escaped("a Direction LR") == "a #68;irection LR")
  }

  @Test("A text of several lines becomes one")
  func line() {
    #expect(MermaidText.line(" One,\n\ntwo  three ") == "One, two three")
  }
}
