import Testing

@testable import Diagrams

@Suite("Text in PlantUML")
struct PlantUMLTextTests {
  @Test(
    "Characters that PlantUML might interpret are code points; a callback's name does not change",
    arguments: [
      ("scene(_:willConnectTo:options:)", "scene(_:willConnectTo:options:)"), ("a\"b\\n", "a<U+0022>b<U+005C>n"),
      ("__u__", "<U+005F><U+005F>u<U+005F><U+005F>"), ("--", "<U+002D><U+002D>"), ("...", "<U+002E><U+002E><U+002E>"),
      ("well-known and/or it's .x", "well-known and/or it's .x"), ("<U+0041>", "<U+003C>U<U+002B>0041<U+003E>"),
      ("日本 مرحبا 😀", "日本 مرحبا 😀"), ("", ""),
    ])
  func escaping(text: String, expected: String) {
    #expect(PlantUMLText.escaped(text) == expected)
  }
}
