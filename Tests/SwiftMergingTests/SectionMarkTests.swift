import Testing

@testable import SwiftMerging

@Suite("Headings of sections")
struct SectionMarkTests {
  @Test(
    "A heading is distinguished from other comments, with dashes and without",
    arguments: [
      ("  // MARK: - Launch", "Launch"), ("//MARK: Launch", "Launch"), ("/// MARK: Launch -", "Launch"),
      ("// MARK: -", ""), ("// TODO: MARK: x", nil), ("func a()", nil), ("// MARK: - 起動 / \"x\"", "起動 / \"x\""),
    ])
  func title(line: String, title: String?) {
    #expect(SectionMark.title(of: line) == title)
  }
}
