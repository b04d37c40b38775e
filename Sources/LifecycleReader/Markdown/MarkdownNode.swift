import Diagnostics

/// One node of a parsed page; its text is in the document.
///
/// There are hundreds of thousands on a large page: 20 bytes each.
struct MarkdownNode: Sendable {
  /// The kinds of CommonMark's nodes.
  enum Kind: Hashable, Sendable {
    case document, blockQuote, item, paragraph, thematicBreak, htmlBlock, customBlock, codeBlock
    case list(isOrdered: Bool)
    case heading(level: UInt8)
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, customInline, link, image
  }

  /// Its kind.
  let kind: Kind
  /// `true` where the source at `range` is its text, byte for byte.
  let isExact: Bool
  /// The index of its own text among the document's, if any: the content of a text or code node that is not exact, of an
  /// HTML node or a code block; the address of a link or an image.
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

  /// Its place. Of a text or code node that could not be found in the source, the range of its block.
  var range: SourceRange { SourceRange(Int(start), Int(end)) }

  /// The index after the last node below it.
  var subtreeEnd: Int {
    get { Int(lastIndex) }
    set { lastIndex = Int32(newValue) }
  }
}
