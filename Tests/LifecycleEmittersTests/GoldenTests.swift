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
      case .picture(let picture): files[file.path + ".txt"] = "\(picture.title)\n\n\(picture.description)\n"
      }
    }
    try Goldens("\(format)/\(page.name)").expect(files)
  }
}
