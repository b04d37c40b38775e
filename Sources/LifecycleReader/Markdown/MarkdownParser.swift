import CCmark
import Diagnostics
import Dispatch

/// Parses Markdown with libcmark; only it and its pieces use C.
///
/// libcmark counts columns in bytes from 1, with ends included, and gets those of some inline nodes wrong
/// (commonmark/cmark #296, #442): an inline range is used only if the source there is the literal.
///
/// A tree of libcmark takes fifteen times the memory of its text, so a large page is parsed piece by piece. The blocks
/// at the top level do not depend on those before them, but for definitions of link references: a page that may have
/// one is parsed as a whole.
enum MarkdownParser {
  /// Parses a page; front matter is left out. A piece has `pieceSize` bytes, and as many more as there are up to a heading.
  static func parse(_ file: SourceFile, pieceSize: Int = 1 << 15) -> MarkdownDocument {
    let bytes = FrontMatter.blanked(in: file)
    nonisolated(unsafe) var builder = MarkdownTreeBuilder(file: file)
    var size = bytes.count <= pieceSize || mayDefineLinks(bytes) ? bytes.count : pieceSize
    var start = 0
    var parsed: Piece?
    while start < bytes.count {
      guard let piece = parsed ?? Piece(of: bytes, in: file, from: start, size: size) else { break }
      parsed = nil
      let next = piece.next
      // libcmark drops a byte order mark where it begins.
      if next == start || bytes[next...].starts(with: [0xEF, 0xBB, 0xBF]) {
        size *= 2
        continue
      }
      // The next piece is parsed while this one is collected.
      nonisolated(unsafe) var following: Piece?
      let isLast = next >= bytes.count
      DispatchQueue.concurrentPerform(iterations: isLast ? 1 : 2) { [size] index in
        if index == 0 {
          collect(piece, with: &builder)
        } else {
          following = Piece(of: bytes, in: file, from: next, size: size)
        }
      }
      parsed = following
      start = next
    }
    // The trees of a large page took many times its size, and another thread's share of that could not be used again.
    if bytes.count >= 1 << 20 { give_back_free_memory() }
    return builder.document
  }

  /// Parses text that can only be inline content, such as a table's cell.
  static func parseInlines(_ text: String) -> RichText {
    // A word in front keeps a leading "#", "-" or "1." from starting a block.
    let lead = "a "
    let document = parse(SourceFile(path: "", text: lead + text))
    guard let paragraph = document.topLevel.first else { return RichText(plain: "", at: 0) }
    return document.richText(of: paragraph).dropping(prefixLength: lead.utf8.count)
  }

  private static func mayDefineLinks(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast().contains { bytes[$0] == UInt8(ascii: "]") && bytes[$0 + 1] == UInt8(ascii: ":") }
  }

  /// Passes the nodes of a piece to a builder.
  private static func collect(_ piece: Piece, with builder: inout MarkdownTreeBuilder) {
    let iterator = cmark_iter_new(piece.root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator), node != piece.rest else { return }
      if node == piece.root { continue }
      if event == CMARK_EVENT_ENTER {
        builder.enter(
          kind(of: node), literal: literal(of: node), words: words(of: node),
          place: place(of: node, firstLine: piece.firstLine))
        if isLeaf(node) { builder.exit() }
      } else {
        builder.exit()
      }
    }
  }

  /// The node types for which libcmark sends no exit event.
  private static func isLeaf(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
      CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
      true
    default: false
    }
  }

  private static func kind(of node: OpaquePointer) -> MarkdownNode.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list(isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST)
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(level: UInt8(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_CUSTOM_INLINE: .customInline
    default: .customBlock
    }
  }

  private static func literal(of node: OpaquePointer) -> UnsafeRawBufferPointer {
    let pointer = cmark_node_get_literal(node)
    return UnsafeRawBufferPointer(start: pointer, count: cmark_text_length(pointer))
  }

  /// The address of a link or an image, the words after a code block's fence; `nil` for every other node.
  private static func words(of node: OpaquePointer) -> String? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK: cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE: cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    default: nil
    }
  }

  private static func place(of node: OpaquePointer, firstLine: Int) -> MarkdownTreeBuilder.Place {
    MarkdownTreeBuilder.Place(
      startLine: firstLine + Int(cmark_node_get_start_line(node)) - 1,
      startColumn: Int(cmark_node_get_start_column(node)),
      endLine: firstLine + Int(cmark_node_get_end_line(node)) - 1, endColumn: Int(cmark_node_get_end_column(node)))
  }
}
