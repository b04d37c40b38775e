import CCmark
import Text

/// A page's Markdown as libcmark parses it, taken apart as far as a table cell can show it.
///
/// Paragraphs, headings, list items and lines of code become lines: `Two:⏎- a⏎- **b**` is `Two:`, `• a` and `• ` with a strong `b`. HTML
/// is text like any other, but for `<br>` and comments.
package struct MarkdownText {
  /// The lines; empty ones left out.
  package private(set) var lines: [[InlineContent.Inline]] = []
  /// The runs of the line so far, and of the links and emphases in it that are open.
  private var open: [[InlineContent.Inline]] = [[]]
  /// The mark of a list item whose first line has not begun.
  private var prefix = ""
  /// The next number of each list around; `nil` for one without.
  private var numbers: [Int?] = []

  /// The most links and emphases in each other that are told apart: what shows them goes through them one in the other.
  private static let depth = 4

  /// Takes a text apart.
  package init(_ markdown: String) {
    if Self.isPlain(markdown) {
      lines = markdown.isEmpty ? [] : [[.text(markdown)]]
      return
    }
    var text = markdown
    let root = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
    }
    defer { cmark_node_free(root) }
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      if event == CMARK_EVENT_ENTER { enter(node) } else { exit(node) }
    }
  }

  /// `true` where a text is one line of words with single spaces between them, and nothing in it is Markdown.
  static func isPlain(_ markdown: String) -> Bool {
    guard let first = markdown.utf8.first else { return true }
    return ASCIISet.letters.contains(first) && plain.holdsWords(markdown)
  }

  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(",.;:'\"()-/?!"))

  private mutating func enter(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      numbers.append(isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
    case CMARK_NODE_ITEM: beginItem(node)
    case CMARK_NODE_TEXT: append(.text(Self.literal(of: node)))
    case CMARK_NODE_CODE: append(.code(Self.literal(of: node)))
    case CMARK_NODE_SOFTBREAK: append(.text(" "))
    case CMARK_NODE_LINEBREAK: breakLine()
    case CMARK_NODE_HTML_INLINE: append(html: Self.withoutComments(Self.literal(of: node)))
    case CMARK_NODE_HTML_BLOCK:
      for line in Self.withoutComments(Self.literal(of: node)).split(separator: "\n") {
        append(html: line.trimmingSpaces)
        breakLine()
      }
    case CMARK_NODE_CODE_BLOCK:
      for line in Self.literal(of: node).split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
        append(.code(String(line)))
        breakLine()
      }
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK, CMARK_NODE_IMAGE: open.append([])
    default: break
    }
  }

  private mutating func exit(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_LIST: numbers.removeLast()
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: breakLine()
    case CMARK_NODE_EMPH: close { .emphasis($0) }
    case CMARK_NODE_STRONG: close { .strong($0) }
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      let url = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
      close { .link($0.isEmpty ? [.text(url)] : $0, url: url) }
    default: break
    }
  }

  private mutating func beginItem(_ node: OpaquePointer) {
    guard let number = numbers.last ?? nil else {
      prefix = "• "
      return
    }
    let list = cmark_node_parent(node)
    prefix = "\(number)\(cmark_node_get_list_delim(list) == CMARK_PAREN_DELIM ? ")" : ".") "
    numbers[numbers.count - 1] = number + 1
  }

  /// Adds a run to the innermost link or emphasis; texts that follow each other are one.
  private mutating func append(_ run: InlineContent.Inline) {
    let level = open.count - 1
    if level == 0, open[0].isEmpty, !prefix.isEmpty {
      open[0].append(.text(prefix))
      prefix = ""
    }
    if case .text(let more) = run, case .text(let text)? = open[level].last {
      open[level][open[level].count - 1] = .text(text + more)
    } else {
      open[level].append(run)
    }
  }

  private mutating func append(html text: some StringProtocol) {
    if ["<br>", "<br/>", "<br />"].contains(text.lowercased()) {
      breakLine()
    } else if !text.isEmpty {
      append(.text(String(text)))
    }
  }

  private mutating func close(_ run: ([InlineContent.Inline]) -> InlineContent.Inline) {
    let inside = open.removeLast()
    if open.count <= Self.depth { append(run(inside)) } else { inside.forEach { append($0) } }
  }

  /// Ends a line; within a link or an emphasis, a break is a space.
  private mutating func breakLine() {
    guard open.count == 1 else { return append(.text(" ")) }
    if !open[0].isEmpty { lines.append(open[0]) }
    open[0] = []
  }

  private static func withoutComments(_ html: String) -> String {
    var (shown, rest) = ("", html[...])
    while let start = rest.firstRange(of: "<!--") {
      shown += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
    }
    return shown + rest
  }

  private static func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }
}
