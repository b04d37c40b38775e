import Emission
import Testing

@Suite("Texts with drawings")
struct IllustratedTextTests {
  private let picture = Picture(dot: "digraph {}", title: "A picture", description: "Nothing is on it.")
  private var text: IllustratedText {
    IllustratedText([.text("above\n"), .picture(picture, orElse: "no picture\n"), .text("below\n")])
  }

  @Test("Drawings are at their places, and the last line names the source")
  func whole() {
    let whole = text.text(with: [picture: "<svg/>\n"])
    #expect(whole == "above\n<svg/>\nbelow\n<!-- instar:source \(text.digest) -->\n")
    #expect(IllustratedText.sourceDigest(of: whole) == text.digest)
  }

  @Test("A text that lacks a drawing has no source, so that it is drawn again")
  func incomplete() {
    let incomplete = text.text(with: [:])
    #expect(incomplete == "above\nno picture\nbelow\n<!-- instar:source incomplete -->\n")
    #expect(IllustratedText.sourceDigest(of: incomplete) == nil)
  }

  @Test("The source consists of the texts and the drawings, in order")
  func digest() {
    let others: [IllustratedText] = [
      IllustratedText([.text("above\nbelow\n"), .picture(picture, orElse: "no picture\n")]),
      IllustratedText([.text("above\n"), .picture(picture, orElse: "none\n"), .text("below\n")]),
      IllustratedText([
        .text("above\n"),
        .picture(
          Picture(dot: "graph {}", title: picture.title, description: picture.description), orElse: "no picture\n"),
        .text("below\n"),
      ]),
    ]
    #expect(Set((others + [text]).map(\.digest)).count == 4)
  }

  @Test("A line that only looks like the last line of such a text is not one")
  func lookalikes() {
    for text in ["", "<!-- instar:source -->\n", "<!-- instar:source 0123456789abcdeg -->\n", " -->\n"] {
      #expect(IllustratedText.sourceDigest(of: text) == nil)
    }
  }
}
