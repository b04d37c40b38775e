import Testing

@testable import Documents

@Suite("Pieces of HTML")
struct HTMLFragmentTests {
  @Test("A text is text, whatever it holds")
  func text() {
    #expect(
      HTMLFragment("</script><b a='1' c=\"2\">&\0").source
        == "&lt;/script&gt;&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;\u{FFFD}")
  }

  @Test("An element escapes its attributes and takes pieces as they are")
  func element() {
    let inner = HTMLFragment.element("b", [:], HTMLFragment("<"))
    let outer = HTMLFragment.element("p", ["class": "\"><i", "id": "a"], inner, HTMLFragment(" x"))
    #expect(outer.source == "<p class=\"&quot;&gt;&lt;i\" id=\"a\"><b>&lt;</b> x</p>")
  }
}
