import LifecycleEmitters
import TestSupport
import Testing

@Suite("What each format makes of each fixture")
struct GoldenTests {
  @Test(
    "Every emitter makes of every fixture what was recorded", arguments: EmitterRegistry.all.map(\.format),
    TestPage.fixtures)
  func golden(format: String, page: TestPage) throws {
    let emitter = try #require(EmitterRegistry.emitter(for: format))
    var files: [String: String] = [:]
    for file in emitter.files(for: page.lifecycle) {
      #expect(files[file.path] == nil, "Two files are called \(file.path)")
      switch file.contents {
      case .text(let text): files[file.path] = text
      // The drawing is the DOT emitter's; here only the words that stand for it.
      case .picture(let picture): files[file.path + ".txt"] = Self.words(of: picture)
      case .illustrated(let text):
        let drawings = text.pictures.map { ($0, "[\(Self.words(of: $0))]\n") }
        files[file.path] = text.text(with: Dictionary(drawings) { first, _ in first })
      }
    }
    try Goldens("\(format)/\(page.name)").expect(files)
  }

  private static func words(of picture: Picture) -> String { "\(picture.title)\n\n\(picture.description)\n" }
}
