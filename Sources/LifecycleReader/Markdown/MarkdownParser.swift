import CCmark
import Diagnostics
import Dispatch

/// Parses pages with libcmark; of this target, only it and its pieces use C.
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

/// Collects nodes as a parser enters and leaves them, and determines their real places in the source.
struct MarkdownTreeBuilder {
  /// Lines and columns as libcmark gives them: from 1, in bytes, ends included.
  struct Place {
    /// The line of the first byte.
    let startLine: Int
    /// The column of the first byte.
    let startColumn: Int
    /// The line of the last byte.
    let endLine: Int
    /// The column of the last byte.
    let endColumn: Int
  }

  /// The distance from the last inline node in which a misplaced literal is looked for, in bytes.
  private static let searchDistance = 4096

  private let file: SourceFile
  private var nodes: [MarkdownNode]
  private var texts: [String] = []
  private var open: [Int] = [0]
  /// The innermost block's range, and the offset after which its next inline node must be.
  private var block: SourceRange
  private var cursor = 0

  /// Begins a page without nodes but the document's.
  init(file: SourceFile) {
    self.file = file
    block = file.fullRange
    nodes = [MarkdownNode(.document, at: file.fullRange, index: 0)]
  }

  /// The page with all that was collected.
  var document: MarkdownDocument {
    var nodes = nodes
    nodes[0].subtreeEnd = nodes.count
    return MarkdownDocument(file: file, nodes: nodes, texts: texts)
  }

  /// Enters a node; of a link or an image, `words` is the address, of a code block the words after the fence.
  mutating func enter(_ kind: MarkdownNode.Kind, literal: UnsafeRawBufferPointer, words: String?, place: Place) {
    let claimed = range(of: place)
    switch kind {
    case .text: enterText(literal, near: claimed)
    case .code: enterCode(literal, near: claimed)
    case .softBreak, .lineBreak, .emphasis, .strong, .customInline: append(kind, at: block)
    case .link, .image: append(kind, at: block, text: words)
    case .htmlInline: append(kind, at: block, text: String(decoding: literal, as: UTF8.self))
    case .htmlBlock:
      block = wholeLines(of: literal, from: place)
      cursor = block.start
      append(kind, at: block, text: String(decoding: literal, as: UTF8.self))
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .customBlock, .list, .heading, .codeBlock:
      block = claimed
      cursor = claimed.start
      append(kind, at: claimed, text: words)
      if kind == .codeBlock { texts.append(String(decoding: literal, as: UTF8.self)) }
    }
    open.append(nodes.count - 1)
  }

  /// Leaves the node that was entered last.
  mutating func exit() {
    guard let index = open.popLast() else { return }
    nodes[index].subtreeEnd = nodes.count
    if let parent = open.last, isContainer(nodes[parent].kind) { block = nodes[parent].range }
  }

  private mutating func append(
    _ kind: MarkdownNode.Kind, at range: SourceRange, isExact: Bool = false, text: String? = nil
  ) {
    nodes.append(
      MarkdownNode(
        kind, at: range, index: nodes.count, isExact: isExact, textIndex: text == nil ? nil : texts.count))
    if let text { texts.append(text) }
  }

  /// Adds a node for each part of a text that is contiguous in the page.
  private mutating func enterText(_ literal: UnsafeRawBufferPointer, near claimed: SourceRange) {
    if isAsClaimed(literal, claimed, isCode: false) {
      cursor = claimed.start + literal.count
      return append(.text, at: SourceRange(claimed.start, cursor), isExact: true)
    }
    guard let runs = locate(Array(literal), isCode: false, near: claimed)?.runs, let last = runs.last else {
      return append(.text, at: block, text: String(decoding: literal, as: UTF8.self))
    }
    cursor = last.source.end
    for run in runs {
      let text = run.isExact ? nil : String(decoding: literal[run.literal], as: UTF8.self)
      append(.text, at: run.source, isExact: run.isExact, text: text)
    }
  }

  private mutating func enterCode(_ literal: UnsafeRawBufferPointer, near claimed: SourceRange) {
    if isAsClaimed(literal, claimed, isCode: true) {
      cursor = claimed.start + literal.count
      return append(.code, at: SourceRange(claimed.start, cursor), isExact: true)
    }
    let runs = locate(Array(literal), isCode: true, near: claimed)?.runs ?? []
    let found = runs.first.flatMap { first in runs.last.map { first.source.union($0.source) } }
    if let found { cursor = found.end }
    if runs.count == 1, runs[0].isExact { return append(.code, at: runs[0].source, isExact: true) }
    append(.code, at: found ?? block, text: String(decoding: literal, as: UTF8.self))
  }

  private func isContainer(_ kind: MarkdownNode.Kind) -> Bool {
    switch kind {
    case .document, .blockQuote, .item, .list: true
    case .paragraph, .thematicBreak, .htmlBlock, .customBlock, .heading, .codeBlock, .text, .softBreak, .lineBreak,
      .code, .htmlInline, .emphasis, .strong, .customInline, .link, .image:
      false
    }
  }

  /// The range of an HTML block: libcmark gives its first line only, or none.
  private func wholeLines(of literal: UnsafeRawBufferPointer, from place: Place) -> SourceRange {
    let lines = literal.count { $0 == 0x0A } + 1
    let last = place.startLine + max(0, lines - (literal.last == 0x0A ? 2 : 1))
    return SourceRange(range(of: place).start, file.range(ofLine: last).end)
  }

  private func range(of place: Place) -> SourceRange {
    SourceRange(
      min(file.offset(ofLine: place.startLine) + max(0, place.startColumn - 1), file.bytes.count),
      min(file.offset(ofLine: place.endLine) + max(0, place.endColumn), file.bytes.count))
  }

  /// Returns `true` for a text without backslashes and entities that is exactly at the parser's place, as nearly all are.
  private func isAsClaimed(_ literal: UnsafeRawBufferPointer, _ claimed: SourceRange, isCode: Bool) -> Bool {
    let end = claimed.start + literal.count
    guard !literal.isEmpty, claimed.start >= cursor, end <= file.bytes.count,
      file.bytes.withUnsafeBytes({ page in literal.indices.allSatisfy { page[claimed.start + $0] == literal[$0] } })
    else { return false }
    return isCode || !literal.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }
  }

  /// The place of a text: the parser's if the text is there, else the next place that has it.
  private func locate(_ literal: [UInt8], isCode: Bool, near claimed: SourceRange) -> LiteralPlacement? {
    if claimed.start >= cursor,
      let found = LiteralPlacement(
        of: literal, isCode: isCode, in: file.bytes, from: claimed.start, before: file.bytes.count)
    {
      return found
    }
    let last = min(block.end, cursor + Self.searchDistance)
    for start in cursor..<max(cursor, last) {
      let found = LiteralPlacement(of: literal, isCode: isCode, in: file.bytes, from: start, before: block.end)
      if let found { return found }
    }
    return nil
  }
}
