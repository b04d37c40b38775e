import Diagnostics
import Testing

@Suite("A page's text")
struct SourceFileTests {
  @Test("Lines end in LF, CRLF or CR; a final line end begins no line")
  func lines() {
    let file = SourceFile(path: "p", text: "a\nbc\r\n\rd\r")
    #expect(file.lineCount == 4)
    #expect((1...5).map { file.offset(ofLine: $0) } == [0, 2, 6, 7, 9])
    #expect((1...5).map { file[file.range(ofLine: $0)] } == ["a", "bc", "", "d", ""])
    #expect([0, 1, 2, 5, 6, 7, 8, 9, 99].map { file.line(at: $0) } == [1, 1, 2, 2, 3, 4, 4, 4, 4])
    #expect(file.line(at: -1) == 1)
    #expect(file.offset(ofLine: 0) == 0)
  }

  @Test("An empty file has one line")
  func empty() {
    let file = SourceFile(path: "p", text: "")
    #expect(file.lineCount == 1)
    #expect(file.location(at: 0) == SourceLocation(line: 1, column: 1))
    #expect(file[SourceRange(0, 5)] == "")
  }

  @Test("Columns count characters, not bytes")
  func columns() {
    let file = SourceFile(path: "p", text: "x\né👩‍👩‍👧‍👦한z")
    let z = file.bytes.count - 1
    #expect(file.location(at: z) == SourceLocation(line: 2, column: 4))
    #expect(file.location(at: 1000) == SourceLocation(line: 2, column: 5))
    #expect(file.location(at: -5) == SourceLocation(line: 1, column: 1))
  }

  @Test("Columns far along a line equal those counted from its start", arguments: ["abcdefgh", "é한👩‍👩‍👧‍👦 z", "あ"])
  func longLines(piece: String) {
    let text = "first\n" + String(repeating: piece, count: 3000) + "\nlast"
    let file = SourceFile(path: "p", text: text)
    let length = piece.utf8.count
    for number in [0, 1, 511, 512, 1023, 1024, 1025, 2999] {
      let location = file.location(at: 6 + number * length)
      #expect(location == SourceLocation(line: 2, column: number * piece.count + 1))
    }
    #expect(file.location(at: file.bytes.count - 1) == SourceLocation(line: 3, column: 4))
  }

  @Test("A byte order mark is removed")
  func byteOrderMark() {
    let file = SourceFile(path: "p", bytes: [0xEF, 0xBB, 0xBF, 0x61])
    #expect(file.hasByteOrderMark && file.text == "a" && file.bytes == [0x61])
    #expect(!SourceFile(path: "p", text: "a").hasByteOrderMark)
  }

  @Test("Malformed UTF-8 and NUL become U+FFFD, each with its range")
  func malformed() {
    let file = SourceFile(path: "p", bytes: [0x61, 0xFF, 0x62, 0xE3, 0x81, 0x63, 0x00, 0xED, 0xA0, 0x80])
    #expect(file.text.hasPrefix("a\u{FFFD}b\u{FFFD}c\u{FFFD}"))
    #expect(Array(file.text.utf8) == file.bytes)
    #expect(file.malformedRanges.allSatisfy { file[$0] == "\u{FFFD}" })
    #expect(file.malformedRanges.prefix(3) == [SourceRange(1, 4), SourceRange(5, 8), SourceRange(9, 12)])
    #expect(SourceFile(path: "p", text: "é").malformedRanges == [])
  }

  @Test("Parts of a range that are out of bounds are cut off")
  func bounds() {
    let file = SourceFile(path: "p", text: "abc")
    #expect(file[SourceRange(1, 99)] == "bc")
    #expect(file[SourceRange(9, 99)] == "")
    #expect(file[file.fullRange] == "abc")
  }
}

@Suite("Source ranges")
struct SourceRangeTests {
  @Test("An end before the start is moved to the start")
  func order() {
    #expect(SourceRange(5, 3) == SourceRange(5, 5))
    #expect(SourceRange(5, 3).isEmpty)
  }

  @Test("Ranges are sorted by start, then by end; they can be contained in one another and joined")
  func relations() {
    #expect(
      [SourceRange(1, 3), SourceRange(0, 9), SourceRange(1, 2)].sorted() == [
        SourceRange(0, 9), SourceRange(1, 2), SourceRange(1, 3),
      ])
    #expect(SourceRange(1, 5).contains(SourceRange(1, 5)) && !SourceRange(1, 5).contains(SourceRange(0, 2)))
    #expect(SourceRange(1, 2).union(SourceRange(4, 6)) == SourceRange(1, 6))
  }
}
