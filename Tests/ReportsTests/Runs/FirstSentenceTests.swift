import Testing

@testable import Reports

@Suite("The first sentence")
struct FirstSentenceTests {
  @Test(
    "It ends at a full stop that ends a sentence",
    arguments: [
      ("Somebody opens the app. [Apple](https://example.com)", "Somebody opens the app."),
      ("With *one* `code()` span, e.g. here, and 13.4. Then more.", "With one code() span, e.g. here, and 13.4."),
      ("No full stop\n\nSecond paragraph.", "No full stop"),
      ("起動する。次。", "起動する。"), ("Really? Yes.", "Really?"), ("Ends here.", "Ends here."),
    ])
  func sentence(markdown: String, sentence: String) {
    #expect(FirstSentence.of(markdown: markdown) == sentence)
  }

  @Test("A paragraph of links alone has none", arguments: ["", "[Apple](https://example.com)", "[A](b), [C](d)"])
  func none(markdown: String) {
    #expect(FirstSentence.of(markdown: markdown) == nil)
  }
}
