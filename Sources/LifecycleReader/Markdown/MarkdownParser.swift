import CCmark
import Diagnostics

/// Parses Markdown with libcmark; the only file that sees C.
///
/// libcmark counts columns in bytes from 1, with ends included, and gets those of some inline nodes wrong
/// (commonmark/cmark #296, #442): an inline range is believed only where the source there is the literal.
enum MarkdownParser {
  /// Parses a page; front matter is left out.
  static func parse(_ file: SourceFile) -> MarkdownDocument {
    var builder = MarkdownTreeBuilder(file: file)
    var bytes = file.bytes
    for offset in 0..<FrontMatter.length(in: file) where bytes[offset] != 0x0A && bytes[offset] != 0x0D {
      bytes[offset] = 0x20
    }
    walk(bytes, with: &builder)
    return MarkdownDocument(file: file, nodes: builder.nodes)
  }

  /// Parses text that can only be inline content, such as a table's cell.
  static func parseInlines(_ text: String) -> RichText {
    // A word in front keeps a leading "#", "-" or "1." from starting a block.
    let lead = "a "
    let document = parse(SourceFile(path: "", text: lead + text))
    guard let paragraph = document.topLevel.first else { return RichText(plain: "", at: 0) }
    return document.richText(of: paragraph).dropping(prefixLength: lead.utf8.count)
  }

  private static func walk(_ bytes: [UInt8], with builder: inout MarkdownTreeBuilder) {
    let root = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root else { return }
    defer { cmark_node_free(root) }
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      if event == CMARK_EVENT_ENTER {
        builder.enter(kind(of: node), literal: literal(of: node), place: place(of: node))
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
    case CMARK_NODE_CODE_BLOCK: .codeBlock(info: string(cmark_node_get_fence_info(node)))
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link(url: string(cmark_node_get_url(node)))
    case CMARK_NODE_IMAGE: .image(url: string(cmark_node_get_url(node)))
    case CMARK_NODE_CUSTOM_INLINE: .customInline
    default: .customBlock
    }
  }

  private static func literal(of node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  private static func place(of node: OpaquePointer) -> MarkdownTreeBuilder.Place {
    MarkdownTreeBuilder.Place(
      startLine: Int(cmark_node_get_start_line(node)), startColumn: Int(cmark_node_get_start_column(node)),
      endLine: Int(cmark_node_get_end_line(node)), endColumn: Int(cmark_node_get_end_column(node)))
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
