import Testing

@testable import Documents

@Suite("Text as XML")
struct XMLEscapeTests {
  @Test(
    "Characters that a parser would change are written as references",
    arguments: [
      ("<a b=\"c\">&'", "&lt;a b=\"c\"&gt;&amp;'", "&lt;a b=&quot;c&quot;&gt;&amp;'"),
      ("a\tb\nc\rd", "a\tb\nc&#13;d", "a&#9;b&#10;c&#13;d"),
      ("\0\u{1B}é", "\u{FFFD}\u{FFFD}é", "\u{FFFD}\u{FFFD}é"),
    ])
  func escapes(text: String, content: String, attribute: String) {
    #expect(text.xmlEscaped(inAttribute: false) == content)
    #expect(text.xmlEscaped(inAttribute: true) == attribute)
  }
}
