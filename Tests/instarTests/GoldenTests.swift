import Emission
import TestSupport
import Testing

@testable import instar

@Suite("What each format makes of each fixture")
struct GoldenTests {
  private static let recorded = TestPage.fixtures.flatMap { page in
    EmitterRegistry.all.map(\.format).filter(page.isRecorded).map { (format: $0, page: page) }
  }

  @Test("Every emitter makes of every fixture what was recorded", arguments: recorded)
  func golden(format: String, page: TestPage) throws {
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
    try Goldens("\(format)/\(page.name)").expect(files)
  }

  /// The text without the style sheet and the script that are the same in every page, and without what follows from them.
  private static func withoutTemplates(_ text: String) -> String {
    text.replacing(#/<(style|script)>[^<]*(?:<(?!/\1>)[^<]*)*<\/\1>/#) { "<\($0.1)>…</\($0.1)>" }
      .replacing(#/sha256-[A-Za-z0-9+\/=]+/#, with: "sha256-…")
      .replacing(#/instar:source [0-9a-f]{16}/#, with: "instar:source …")
  }

  private static func words(of picture: Picture) -> String { "\(picture.title)\n\n\(picture.description)\n" }
}
