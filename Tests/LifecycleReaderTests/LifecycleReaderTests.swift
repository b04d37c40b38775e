import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Whole pages")
struct LifecycleReaderTests {
  @Test(
    "The pages of shapes and hostile names are read as recorded",
    arguments: ["shapes", "hostile-names"])
  func golden(name: String) throws {
    let page = try #require(TestPage.fixtures.first { $0.name == name })
    try Goldens("reading/\(name)").expect(["reading.txt": ReadingDump(page.reading).text])
  }

  @Test("The reader has no diagnostics for the repository's pages", arguments: TestPage.fixtures + TestPage.bundled)
  func clean(page: TestPage) {
    #expect(page.reading.diagnostics.map(\.summary) == [])
  }

  @Test("Each element has a place, with its name there", arguments: TestPage.fixtures + TestPage.bundled)
  func places(page: TestPage) {
    let (lifecycle, map, file) = (page.lifecycle, page.reading.sourceMap, page.reading.file)
    #expect(
      map.states.map { NameKey(file[$0].filter { $0 != "\\" }) }
        == lifecycle.states.map { NameKey($0.name.filter { $0 != "\\" }) })
    #expect(map.delegates.map { file[$0] } == lifecycle.delegates.map(\.name))
    #expect(map.transitions.count == lifecycle.transitions.count)
    #expect(map.transitions.map(\.steps.count) == lifecycle.transitions.map(\.steps.count))
    #expect(map.callbacks.count == lifecycle.callbacks.count)
    #expect(map.scenarios.map(\.items.count) == lifecycle.scenarios.map(\.items.count))
    #expect(map.rules.count == lifecycle.rules.count)
    #expect(map.equivalents.map(\.count) == lifecycle.equivalents.map(\.rows.count))
    #expect(map.sceneConfigurations.count == lifecycle.sceneConfigurations.count)
    #expect(map.logLines.count == lifecycle.logLines.count)
  }

  @Test("A page reads the same whatever its line ends", arguments: TestPage.fixtures)
  func lineEnds(page: TestPage) {
    for end in ["\r\n", "\r"] {
      let text = page.reading.file.text.replacing("\n", with: end)
      let reading = LifecycleReader.read(SourceFile(path: "page.md", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8)))
      #expect(reading.lifecycle == page.lifecycle)
      #expect(reading.diagnostics == [])
    }
  }
}
