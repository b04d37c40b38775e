import Testing

@testable import Diagrams

@Suite("Label lines with the numbers of a path")
struct PathLineTests {
  private func lines(_ numbers: [Int], _ name: String, width: Int) -> [String] {
    let word = PathLine.Word(name, in: .text)
    let pieces = PathLine.Piece.numbered(numbers, name.isEmpty ? [] : [word], width: width)
    return PathLine.lines(of: pieces, distance: 1, width: width).map { line in
      line.markup.source.replacing(#/<[^>]*>/#, with: "")
    }
  }

  @Test("The numbers of an event come before its name")
  func short() {
    #expect(lines([2, 5, 9], "Leave", width: 38) == ["#2, #5, #9 Leave"])
    #expect(lines([], "Leave", width: 38) == ["Leave"])
    #expect(lines([7], "", width: 38) == ["#7"])
  }

  @Test("Many numbers take several lines; the name is beside the last")
  func many() {
    #expect(
      lines(Array(1...20), "Leave", width: 30) == [
        "#1, #2, #3, #4, #5, #6, #7,", "#8, #9, #10, #11, #12, #13,", "#14, #15, #16, #17, #18, #19,", "#20 Leave",
      ])
  }

  @Test("A long name has its numbers above it, a single number beside it")
  func longName() {
    #expect(lines([1, 2, 3], "A very long name", width: 20) == ["#1, #2, #3", "A very long name"])
    #expect(lines([1], "A very long name of an event", width: 20) == ["#1 A very long name of an event"])
  }

  @Test("The columns of a line are those of its text")
  func columns() {
    let words = ["Leave,", "Return"].map { PathLine.Word($0, in: .text) }
    let pieces = words.flatMap { PathLine.Piece.numbered([1], [$0], width: 38) }
    for distance in [1, 3] {
      let line = PathLine(pieces: pieces, distance: distance)
      #expect(line.columns == line.markup.source.replacing(#/<[^>]*>/#, with: "").count)
      #expect(PathLine.lines(of: pieces, distance: distance, width: line.columns).count == 1)
      #expect(PathLine.lines(of: pieces, distance: distance, width: line.columns - 1).count == 2)
    }
  }
}
