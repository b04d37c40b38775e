import CCmark
import Diagnostics

extension MarkdownParser {
  /// A part of a page that libcmark has parsed.
  ///
  /// Nothing changes its tree once it is made, so that one thread may make what another reads.
  final class Piece: @unchecked Sendable {
    /// Its first line's number.
    let firstLine: Int
    /// Its tree.
    let root: OpaquePointer
    /// The block at the top level that may go on after the piece's end: the next piece begins with it.
    let rest: OpaquePointer?
    /// The offset at which the next piece begins.
    let next: Int

    /// Parses `size` bytes of a page, and as many more as there are up to a heading.
    init?(of bytes: [UInt8], in file: SourceFile, from start: Int, size: Int) {
      let end = Self.end(of: file, from: start, size: size)
      guard let root = Self.tree(of: bytes[start..<end]) else { return nil }
      self.root = root
      firstLine = file.line(at: start)
      rest = end < bytes.count ? cmark_node_last_child(root) : nil
      next = rest.map { [firstLine] in file.offset(ofLine: firstLine + Int(cmark_node_get_start_line($0)) - 1) } ?? end
    }

    deinit { cmark_node_free(root) }

    /// The offset after the first heading that begins `size` bytes after `start` or later.
    private static func end(of file: SourceFile, from start: Int, size: Int) -> Int {
      guard start + size < file.bytes.count else { return file.bytes.count }
      let lines = file.line(at: start + size)...file.lineCount
      let heading = lines.dropFirst().first { file.bytes[file.offset(ofLine: $0)] == UInt8(ascii: "#") }
      return heading.map { file.offset(ofLine: $0 + 1) } ?? file.bytes.count
    }

    private static func tree(of bytes: ArraySlice<UInt8>) -> OpaquePointer? {
      bytes.withUnsafeBytes { buffer in
        cmark_parse_document(buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, CMARK_OPT_DEFAULT)
      }
    }
  }
}
