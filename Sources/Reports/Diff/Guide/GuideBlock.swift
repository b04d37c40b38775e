import Documents

/// A part of a guide that stands on lines of its own.
indirect enum GuideBlock: Hashable, Sendable {
  /// How the items of a list are marked.
  enum Marks: Hashable, Sendable {
    /// A bullet each.
    case bullets
    /// Numbers from 1.
    case numbers
    /// A box each, to tick off.
    case boxes
  }

  /// Some sentences.
  case paragraph(InlineContent)
  /// A heading inside a section.
  case heading(InlineContent)
  /// Items under each other.
  case list(Marks, [GuideItem])
  /// A table.
  case table(GuideTable)
  /// Swift source.
  case code(String)

  /// A paragraph of one sentence.
  static func sentence(_ text: String) -> GuideBlock { .paragraph(InlineContent(plain: text)) }

  /// The block, and those inside its items.
  var withNested: [GuideBlock] {
    switch self {
    case .paragraph, .heading, .table, .code: [self]
    case .list(_, let items): [self] + items.flatMap(\.blocks).flatMap(\.withNested)
    }
  }
}
