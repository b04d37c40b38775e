import Diagnostics
import Text

extension RichText {
  /// The piece that holds an offset.
  func piece(at offset: Int) -> Piece? {
    let index = pieceIndex(endingAfter: offset)
    return index < pieces.count && pieces[index].bytes.contains(offset) ? pieces[index] : nil
  }

  /// Returns `true` for a mark with a backslash before it: the page has one byte more than the text there.
  func isEscaped(at offset: Int) -> Bool {
    let index = pieceIndex(endingAfter: offset)
    guard index > 0, index < pieces.count, pieces[index].bytes.lowerBound == offset else { return false }
    return pieces[index - 1].kind == .text && pieces[index].source.start == pieces[index - 1].source.end + 1
  }

  /// The line ends of the page in a range.
  func lineEnds(in range: Range<Int>) -> [Range<Int>] {
    pieces.filter { ($0.kind == .softBreak || $0.kind == .lineBreak) && range.contains($0.bytes.lowerBound) }.map(
      \.bytes)
  }

  /// The parts between the line ends of the page, trimmed; empty ones are left out.
  var lines: [Range<Int>] {
    let ends = lineEnds(in: fullRange)
    return zip([0] + ends.map(\.upperBound), ends.map(\.lowerBound) + [bytes.count])
      .map { trimmed($0..<$1) }.filter { !$0.isEmpty }
  }

  /// The runs in bold or italics, whole as the page marks them.
  var styledRuns: [(bytes: Range<Int>, isStrong: Bool)] {
    var runs: [(bytes: Range<Int>, isStrong: Bool)] = []
    var last: Piece?
    for piece in pieces where piece.isStrong || piece.isEmphasis {
      let isSame = last?.isStrong == piece.isStrong && last?.isEmphasis == piece.isEmphasis
      if let run = runs.last, isSame, run.bytes.upperBound == piece.bytes.lowerBound {
        runs[runs.count - 1].bytes = run.bytes.lowerBound..<piece.bytes.upperBound
      } else {
        runs.append((piece.bytes, piece.isStrong))
      }
      last = piece
    }
    return runs
  }

  /// The place in the page of a part of the text: exact if the page has it byte for byte, else that of the pieces around.
  func source(of range: Range<Int>) -> SourceRange {
    let touched = pieces[pieceIndex(endingAfter: range.lowerBound)...].prefix {
      $0.bytes.lowerBound < range.upperBound
    }
    guard let first = touched.first, let last = touched.last, !range.isEmpty else {
      let end = sourceOffset(at: range.lowerBound)
      return SourceRange(end, end)
    }
    let start =
      first.isExact ? first.source.start + max(0, range.lowerBound - first.bytes.lowerBound) : first.source.start
    let end = last.isExact ? last.source.end - max(0, last.bytes.upperBound - range.upperBound) : last.source.end
    return SourceRange(start, end)
  }

  /// The place in the page of an offset; after the text, the end of its last piece.
  private func sourceOffset(at offset: Int) -> Int {
    let index = pieceIndex(endingAfter: offset)
    guard index < pieces.count else { return pieces.last?.source.end ?? block.start }
    let piece = pieces[index]
    return piece.isExact ? piece.source.start + max(0, offset - piece.bytes.lowerBound) : piece.source.end
  }

  /// The index of the first piece that ends after an offset; the number of pieces where there is none.
  private func pieceIndex(endingAfter offset: Int) -> Int {
    pieces.indices.partitioningIndex { pieces[$0].bytes.upperBound > offset }
  }
}
