import Diagnostics
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Regions of a page")
struct PageRegionsTests {
  /// Finds the regions of a page and expects just these, as `line-line phrase`, and these problems.
  @discardableResult
  private func expectRegions(
    _ page: MarkedText, _ regions: [String], _ problems: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> PageRegions {
    let found = PageRegions(of: page.file)
    #expect(
      found.regions.map { "\($0.firstLine)-\($0.lastLine) \($0.phrase)" } == regions, sourceLocation: sourceLocation)
    let lines = found.diagnostics.map { diagnostic in
      let mark = page.offsets.first { $0.value == diagnostic.range.start }?.key ?? "offset \(diagnostic.range.start)"
      return "\(mark) \(diagnostic.id) '\(page.file[diagnostic.range])'"
    }
    #expect(lines == problems, sourceLocation: sourceLocation)
    return found
  }

  @Test func `A region is the text between two comments, each alone on its line`() {
    expectRegions(
      """
      # Notes

      <!-- instar:begin table order from order.md -->
      | what | was |
      <!-- instar:end -->
      text
      <!--instar:begin graph mermaid-->
      <!--   instar:end   -->
      """, ["3-5 table order from order.md", "7-8 graph mermaid"])
  }

  @Test func `A region may follow a paragraph directly, and be the last line of the page`() {
    expectRegions(
      "text\n<!-- instar:begin table order -->\n<!-- instar:end -->", ["2-3 table order"])
  }

  @Test func `Names with spaces are in quotation marks`() {
    let found = expectRegions(
      "<!-- instar:begin diff \"iOS 12\"  'iOS 13' from x.md -->\n<!-- instar:end -->\n",
      ["1-2 diff \"iOS 12\"  'iOS 13' from x.md"])
    #expect(found.regions.first?.words.map(\.text) == ["diff", "iOS 12", "iOS 13", "from", "x.md"])
  }

  @Test(
    "In code, a script or a longer comment, a marker is text",
    arguments: [
      "```\nMARKER\n```", "~~~ markdown\nMARKER\n~~~", "    MARKER", "`MARKER`", "a `MARKER` b", "- a\n\n      MARKER",
      "<script>\nMARKER\n</script>", "<pre>\nMARKER\n</pre>", "<!-- see\nMARKER", "---\nMARKER\n---", "\\MARKER",
      "&lt;!-- instar:begin table order -->", "<!-- instar -->",
      "<!-- instar:allow dead-end -->",
    ])
  func text(page: String) {
    let page = page.replacing("MARKER", with: "<!-- instar:begin table order -->")
    expectRegions(MarkedText(page + "\n"), [])
  }

  @Test func `In lists and quotations a region is indented as its marker is`() {
    let found = expectRegions(
      """
      - a

        <!-- instar:begin table order -->
        <!-- instar:end -->

      > > <!-- instar:begin table states -->
      > > <!-- instar:end -->

         <!-- instar:begin table matrix -->
      <!-- instar:end -->
      """, ["3-4 table order", "6-7 table states", "9-10 table matrix"])
    #expect(found.regions.map(\.indentation) == ["  ", "> > ", "   "])
  }

  @Test func `Markers inside a block of HTML count`() {
    expectRegions(
      """
      <details>
      <!-- instar:begin table order -->
      <!-- instar:end -->
      </details>
      """, ["2-3 table order"])
  }

  @Test func `A region knows the heading that it is below, and no heading inside a region`() {
    let found = PageRegions(
      of: MarkedText(
        """
        <!-- instar:begin table order -->
        <!-- instar:end -->
        # A
        ### B
        <!-- instar:begin diff a b -->
        ## Inside
        <!-- instar:end -->
        <!-- instar:begin diff c d -->
        <!-- instar:end -->
        """
      ).file)
    #expect(found.regions.map(\.headingLevel) == [0, 3, 3])
  }

  @Test(
    "A comment similar to a marker is an error",
    arguments: [
      ("1️⃣<!-- instar:begin table order\n\n<!-- instar:end -->\n", "<!-- instar:begin table order"),
      ("1️⃣<!-- instar:begin table\n order -->\n<!-- instar:end -->\n", "<!-- instar:begin table"),
      ("a 1️⃣<!-- instar:begin table order -->\n<!-- instar:end -->\n", "<!-- instar:begin table order -->"),
      ("- 1️⃣<!-- instar:begin table order -->\n<!-- instar:end -->\n", "<!-- instar:begin table order -->"),
      ("1️⃣<!-- instar:begin table order --> a\n<!-- instar:end -->\n", "<!-- instar:begin table order -->"),
      ("<!-- instar:begin table order -->\n1️⃣<!-- instar:end --> a\n", "<!-- instar:end -->"),
      ("<!-- instar:begin table order -->\n<!-- instar:end 1️⃣table order -->\n", "table order"),
      ("<!-- 1️⃣instar:begn table order -->\n<!-- instar:end -->\n", "instar:begn"),
      ("<!-- instar:begin table order -->\n<!-- 1️⃣instar:ende -->\n", "instar:ende"),
      ("<!-- 1️⃣instar:table order -->\n", "instar:table"), ("<!-- 1️⃣instar: begin table order -->\n", "instar:"),
      ("<!-- 1️⃣instar:alow dead-end -->\n", "instar:alow"),
      ("<!-- instar:begin diff 1️⃣\"iOS 12 b -->\n<!-- instar:end -->\n", "\"iOS 12 b "),
      ("1️⃣<!-- instar:begin -->\n<!-- instar:end -->\n", "<!-- instar:begin -->"),
    ])
  func malformed(page: String, covering: String) {
    expectRegions(MarkedText(page), [], ["1️⃣ malformed-marker '\(covering)'"])
  }

  @Test func `Two markers on one line are two errors`() {
    expectRegions(
      "1️⃣<!-- instar:begin table order -->2️⃣<!-- instar:end -->\n", [],
      [
        "1️⃣ malformed-marker '<!-- instar:begin table order -->'", "2️⃣ malformed-marker '<!-- instar:end -->'",
      ])
  }

  @Test func `A region without an end is an error, and so is one that ends in another item or quotation`() {
    expectRegions("1️⃣<!-- instar:begin table order -->\n", [], ["1️⃣ unclosed-region '<!-- instar:begin table order -->'"])
    expectRegions(
      "- a\n\n  1️⃣<!-- instar:begin table order -->\n<!-- instar:end -->\n", [],
      ["1️⃣ unclosed-region '<!-- instar:begin table order -->'"])
  }

  @Test func `A region in a region is one error, whether or not both end`() {
    let problem = ["1️⃣ nested-region '<!-- instar:begin table b -->'"]
    let start = "<!-- instar:begin table a -->\n1️⃣<!-- instar:begin table b -->\n<!-- instar:end -->\n"
    expectRegions(MarkedText(start), [], problem)
    expectRegions(MarkedText(start + "<!-- instar:end -->\n"), [], problem)
    expectRegions(
      MarkedText(start + "<!-- instar:end -->\n<!-- instar:begin table c -->\n<!-- instar:end -->\n"), ["5-6 table c"],
      problem)
  }

  @Test func `An end without a beginning is an error`() {
    expectRegions(
      "<!-- instar:begin table a -->\n<!-- instar:end -->\n1️⃣<!-- instar:end -->\n", ["1-2 table a"],
      ["1️⃣ stray-region-end '<!-- instar:end -->'"])
  }

  @Test func `Misspellings have fix-its`() {
    let fixes = { (page: String) in
      PageRegions(of: SourceFile(path: "a.md", text: page)).diagnostics.flatMap(\.fixIts).map(\.replacement)
    }
    #expect(fixes("<!-- instar:begn table order -->\n<!-- instar:end -->\n") == ["instar:begin"])
    #expect(fixes("<!-- instar:alow dead-end -->\n") == ["instar:allow"])
    #expect(fixes("<!-- instar:begin a -->\n<!-- instar:end a -->\n") == [""])
    #expect(fixes("<!-- instar:zzz -->\n") == [])
  }

  @Test func `A byte order mark, CRLF, NUL and malformed UTF-8 don't move lines`() {
    let page: [UInt8] =
      [0xEF, 0xBB, 0xBF] + Array("<!-- instar:begin a -->\r\n".utf8) + [0xFF, 0xFE, 0x00] + Array("\r\n".utf8)
      + [0xE2, 0x82, 0x0D] + Array("<!-- instar:end -->".utf8)
    let found = PageRegions(of: SourceFile(path: "a.md", bytes: page))
    #expect(found.regions.map { [$0.firstLine, $0.lastLine] } == [[1, 4]])
    #expect(found.diagnostics == [])
  }

  @Test func `Thousands of markers, and deep nesting, are read quickly`() {
    let count = 20_000
    let many = String(repeating: "<!-- instar:begin a -->\n<!-- instar:end -->\n", count: count)
    #expect(PageRegions(of: SourceFile(path: "a.md", text: many)).regions.count == count)
    let inline = "a " + String(repeating: "<!-- instar:begin a --> ", count: count)
    #expect(PageRegions(of: SourceFile(path: "a.md", text: inline)).regions.isEmpty)
    let deep = String(repeating: "> ", count: 5000) + "<!-- instar:begin a -->"
    #expect(PageRegions(of: SourceFile(path: "a.md", text: deep)).diagnostics.map(\.id) == ["unclosed-region"])
  }
}
