import Diagnostics

/// One node of a parsed page; what it says is in the document.
///
/// There are hundreds of thousands on a large page: 20 bytes each.
struct MarkdownNode: Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    case document, blockQuote, item, paragraph, thematicBreak, htmlBlock, customBlock, codeBlock
    case list(isOrdered: Bool)
    case heading(level: UInt8)
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, customInline, link, image
  }

  /// What it is.
  let kind: Kind
  /// Whether the source at `range` is its text, byte for byte.
  let isExact: Bool
  /// Which of the document's texts is its own, if any: what a text or code node that is not exact, an HTML node or a code
  /// block holds; the address of a link or an image.
  let textIndex: Int32?
  private var start: Int32
  private var end: Int32
  private var lastIndex: Int32

  /// Creates a node at a place, with nothing below it yet: `index` is its own.
  init(_ kind: Kind, at range: SourceRange, index: Int, isExact: Bool = false, textIndex: Int? = nil) {
    self.kind = kind
    self.isExact = isExact
    self.textIndex = textIndex.map { Int32($0) }
    start = Int32(range.start)
    end = Int32(range.end)
    lastIndex = Int32(index + 1)
  }

  /// Where it stands. Of a text or code node that could not be found in the source, the range of its block.
  var range: SourceRange { SourceRange(Int(start), Int(end)) }

  /// The index behind the last node below it.
  var subtreeEnd: Int {
    get { Int(lastIndex) }
    set { lastIndex = Int32(newValue) }
  }
}
