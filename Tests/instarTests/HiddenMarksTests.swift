import LifecycleModel
import TestSupport
import Testing

@testable import Documents
@testable import Emission
@testable import Site
@testable import SwiftGeneration

@Suite("Marks that others combine with, so that a search for characters does not find them")
struct HiddenMarksTests {
  /// A mark after a sign that is written before others, and before one that combines.
  static func hidden(_ mark: Unicode.Scalar) -> [String] {
    ["\u{600}\(mark)", "\u{D4E}\(mark)", "\(mark)\u{301}", "\(mark)\u{200D}"]
  }

  @Test(
    "Markdown's marks are escaped", arguments: ["\\", "`", "*", "[", "]", "<", "|", "~", "$"] as [Unicode.Scalar])
  func markdown(mark: Unicode.Scalar) {
    for text in Self.hidden(mark) {
      let scalars = Array(MarkdownWriter.escaped(text).unicodeScalars)
      let place = scalars.lastIndex(of: mark)
      #expect(place.map { $0 > 0 && scalars[$0 - 1] == "\\" } == true, "\(text)")
    }
  }

  @Test("A code span ends after its name, and a cell after its span")
  func code() {
    for text in Self.hidden("`") { #expect(MarkdownWriter.code("a\(text)b") == "``a\(text)b``") }
    for text in Self.hidden("|") { #expect(MarkdownWriter.code(text).unicodeScalars.contains("\\")) }
  }

  @Test("No name ends the element of the page's data")
  func siteData() throws {
    var lifecycle = Lifecycle.sample
    for (index, text) in Self.hidden("<").enumerated() { lifecycle.states[index].name = "\(text)/script>" }
    let files = SiteEmitter().files(for: lifecycle)
    guard case .illustrated(let page) = try #require(files.first).contents else { return }
    let text = page.text(with: [:])
    let scalars = Array(text.unicodeScalars)
    let (begins, ends) = (Array("<script".unicodeScalars), Array("</script".unicodeScalars))
    #expect(scalars.ranges(of: ends).count == scalars.ranges(of: begins).count)
  }

  @Test("An address that runs code is no link")
  func address() {
    let run = InlineContent.Inline.link([.text("a")], url: "javascript:\u{200D}x")
    #expect(HTML(InlineContent(run)).source == "a")
  }

  @Test("An expression has no second statement, no comment, and paired quotes")
  func expression() {
    for text in Self.hidden(";") { #expect(!SwiftExpression.isPlausible("a \(text) b")) }
    for text in Self.hidden(")") { #expect(!SwiftExpression.isPlausible("a\(text)")) }
    // To Swift, the string ends before the combining mark.
    #expect(!SwiftExpression.isPlausible("\"a\"\u{301}; b"))
    #expect(!SwiftExpression.isPlausible("a //\u{301} b"))
  }

  @Test("The text of a drawing is read to its end")
  func drawing() {
    for name in ["x\u{600}", "\u{301}x", "\u{D4E}"] {
      let tokens = XMLToken.tokens(of: "<t a=\"\(name)\">\(name)</t>")
      #expect(tokens?.count == 3)
      #expect(tokens?.dropFirst().first == .text(Substring(name)))
    }
  }
}
