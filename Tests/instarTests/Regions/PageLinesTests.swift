import Diagnostics
import LifecyclePaths
import TestSupport
import Testing

@testable import instar

@Suite("Lines of a file's bytes")
struct PageLinesTests {
  @Test func `Each kind of line end ends a line, and the last line may have none`() {
    let lines = PageLines(Array("a\r\nb\rc\n\nd".utf8))
    #expect(lines.count == 5)
    #expect((1...5).map { Array(lines.end(of: $0)) } == [[13, 10], [13], [10], [10], []])
    #expect(Array(lines[2..<4]) == Array("b\rc\n".utf8))
    #expect(lines.start(of: 6) == lines.bytes.count)
  }

  @Test func `An empty file has one line`() {
    #expect(PageLines([]).count == 1)
    #expect(PageLines([10]).count == 1)
  }

  @Test(arguments: Seeds.first(200))
  func `They are the lines that positions count, whatever the bytes`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<200).map { _ in
      random.pick([0x0A, 0x0D, 0x61, 0x00, 0xFF, 0xE2, 0x82, 0xAC, 0xF0, 0x9F] as [UInt8])
    }
    #expect(PageLines(bytes).count == SourceFile(path: "a.md", bytes: bytes).lineCount)
  }
}
