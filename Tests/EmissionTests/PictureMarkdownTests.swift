import Testing

@testable import Emission

@Suite("Pictures in Markdown")
struct PictureMarkdownTests {
  @Test func `The title is the text alternative, and the path is an address`() {
    let picture = Picture(dot: "", title: "A ](x) *b* <i>", description: "")
    #expect(picture.markdown(at: "a/b-1.svg") == "![A \\](x) \\*b\\* \\<i>](a/b-1.svg)")
    #expect(picture.markdown(at: "a b(%#?).svg").hasSuffix("](a%20b%28%25%23%3F%29.svg)"))
    #expect(picture.markdown(at: "状.svg").hasSuffix("](%E7%8A%B6.svg)"))
  }
}
