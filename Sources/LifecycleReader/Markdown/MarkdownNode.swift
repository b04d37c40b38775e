import Diagnostics

/// One node of a parsed page.
struct MarkdownNode: Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    case document, blockQuote, item, paragraph, thematicBreak, htmlBlock, customBlock
    case list(isOrdered: Bool)
    case heading(level: Int)
    /// A code block; the fence's info string, empty for an indented one.
    case codeBlock(info: String)
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, customInline
    case link(url: String)
    case image(url: String)
  }

  /// What it is.
  let kind: Kind
  /// What it holds: the text of a text or code node, the HTML of an HTML node; empty for all others.
  let literal: String
  /// Where it stands. Of a text or code node that could not be found in the source, the range of its block.
  var range: SourceRange
  /// Whether the source at `range` is the literal, byte for byte.
  let isExact: Bool
  /// The index behind the last node below it.
  var subtreeEnd: Int
}
