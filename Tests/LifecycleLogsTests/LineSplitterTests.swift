import LifecycleLogs
import LifecyclePaths
import TestSupport
import Testing

@Suite("Lines of logs")
struct LineSplitterTests {
  @Test("Lines are split at line feeds, without the carriage return before them; the last needs none")
  func lines() {
    #expect(Self.lines(of: "a\r\n\nbc\rd", sizes: [100]) == ["1 0 a", "2 3 ", "3 4 bc\rd"])
    #expect(Self.lines(of: "a\n", sizes: [100]) == ["1 0 a"])
    #expect(Self.lines(of: "", sizes: [1]) == [])
  }

  @Test("Blocks of any size give the same lines", arguments: Seeds.first(40))
  func blocks(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let bytes = (0..<400).map { _ in numbers.pick(Array("ab\r\n\n é".utf8)) }
    let whole = Self.lines(of: bytes, sizes: [1000])
    #expect(
      whole.count == bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count - (bytes.last == 0x0A ? 1 : 0)
    )
    #expect(Self.lines(of: bytes, sizes: (0..<400).map { _ in 1 + numbers.next(below: 9) }) == whole)
    #expect(Self.lines(of: bytes, sizes: Array(repeating: 1, count: 400)) == whole)
  }

  @Test("Of a line that is too long the first bytes are kept, and the next line has its number and place")
  func long() {
    let bytes = Array(repeating: UInt8(ascii: "x"), count: LineSplitter.longest) + Array("yz\nnext".utf8)
    for size in [64 << 10, bytes.count] {
      var splitter = LineSplitter()
      var lines: [LogLine] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        splitter.read(bytes[start..<min(start + size, bytes.count)]) { lines.append($0) }
      }
      splitter.end { lines.append($0) }
      #expect(lines.map(\.isCut) == [true, false] && lines.map(\.bytes.count) == [LineSplitter.longest, 4])
      #expect(lines.map(\.offset) == [0, LineSplitter.longest + 3] && lines.map(\.number) == [1, 2])
    }
  }

  private static func lines(of text: String, sizes: [Int]) -> [String] { lines(of: Array(text.utf8), sizes: sizes) }

  private static func lines(of bytes: [UInt8], sizes: [Int]) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    let add = { (line: LogLine) in
      lines.append("\(line.number) \(line.offset) \(String(decoding: line.bytes, as: UTF8.self))")
    }
    var rest = bytes[...]
    for size in sizes where !rest.isEmpty {
      splitter.read(rest.prefix(size), add)
      rest = rest.dropFirst(size)
    }
    splitter.read(rest, add)
    splitter.end(add)
    return lines
  }
}
