import Emission
import TestSupport
import Testing

@testable import instar

@Suite("Goldens of each format and fixture")
struct GoldenTests {
  @Test(
    "Every emitter's output for a fixture is as recorded", arguments: TestPage.fixtures,
    EmitterRegistry.all.map(\.format))
  func golden(page: TestPage, format: String) throws {
    let emitter = try #require(EmitterRegistry.all.first { $0.format == format })
    var files: [String: String] = [:]
    for file in emitter.files(for: page.lifecycle) {
      #expect(files[file.path] == nil, "Two files are called \(file.path)")
      switch file.contents {
      case .text(let text): files[file.path] = text
      // The drawing is the DOT emitter's; here only the words that stand for it.
      case .picture(let picture): files[file.path + ".txt"] = Self.words(of: picture)
      case .illustrated(let text):
        let drawings = text.pictures.map { ($0, "[\(Self.words(of: $0))]\n") }
        files[file.path] = Self.withoutTemplates(text.text(with: Dictionary(drawings) { first, _ in first }))
      }
    }
    let recorded = page.isRecorded(in: format) ? files.filter { Self.isShown($0.key, of: page, among: files) } : [:]
    try Goldens("\(format)/\(page.name)").expect(recorded)
  }

  /// Returns `true` for a file that shows what no other one does: a table is recorded once, in all formats on the page of
  /// hostile names; the words of pictures are those of the wiki, on two pages.
  private static func isShown(_ path: String, of page: TestPage, among files: [String: String]) -> Bool {
    if path.hasSuffix(".svg.txt"), path.contains("/calls-") {
      return page.isRecorded(in: "svg") && path.hasPrefix("wiki/")
    }
    guard let dot = path.lastIndex(of: "."), path[dot...] != ".md" else { return true }
    return page.isHostile || files[path[..<dot] + ".md"] == nil
  }

  /// The text without the style sheet and the script that are the same in every page, and without what follows from them.
  private static func withoutTemplates(_ text: String) -> String {
    text.replacing(#/<(style|script)>[^<]*(?:<(?!/\1>)[^<]*)*<\/\1>/#) { "<\($0.1)>…</\($0.1)>" }
      .replacing(#/sha256-[A-Za-z0-9+\/=]+/#, with: "sha256-…")
      .replacing(#/instar:source [0-9a-f]{16}/#, with: "instar:source …")
  }

  private static func words(of picture: Picture) -> String { "\(picture.title)\n\n\(picture.description)\n" }
}
