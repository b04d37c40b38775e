/// A text with sections, which Markdown and HTML write down.
package struct Document: Hashable, Sendable {
  /// A part with a heading.
  package struct Section: Hashable, Sendable {
    /// The heading.
    package let title: String
    /// The content.
    package let blocks: [Block]

    package init(title: String, blocks: [Block]) {
      self.title = title
      self.blocks = blocks
    }
  }

  package let title: String
  /// The content between the title and the first section.
  package let introduction: [Block]
  package let sections: [Section]

  package init(title: String, introduction: [Block], sections: [Section] = []) {
    self.title = title
    self.introduction = introduction
    self.sections = sections
  }
}

/// A part of a document that stands on lines of its own.
package indirect enum Block: Hashable, Sendable {
  /// The marks of a list's items.
  package enum ListStyle: Hashable, Sendable {
    case bullets
    /// Numbers from 1.
    case numbers
    /// A box each, to tick off.
    case boxes
  }

  /// An item of a list.
  package struct Item: Hashable, Sendable {
    /// The lines after its mark.
    package let text: InlineContent
    /// The address that it has where a document can give it one.
    package let id: String?
    /// The content below its lines.
    package let blocks: [Block]

    package init(_ text: InlineContent, id: String? = nil, blocks: [Block] = []) {
      self.text = text
      self.id = id
      self.blocks = blocks
    }
  }

  /// Lines of text.
  case paragraph(InlineContent)
  /// A heading inside a section.
  case heading(InlineContent)
  /// Items below one another.
  case list(ListStyle, [Item])
  /// A table; each row has an id or `nil`.
  case table(Table.Sheet, ids: [String?])
  /// Source in a language, which has the name that fences give it.
  case code(String, language: String)

  /// A paragraph of plain text.
  package static func sentence(_ text: String) -> Block { .paragraph(InlineContent(plain: text)) }

  /// A table whose rows have no ids.
  package static func table(_ sheet: Table.Sheet) -> Block { .table(sheet, ids: sheet.rows.map { _ in nil }) }
}

extension String {
  /// The text as a code block of Markdown, whose fence is longer than any run of backticks inside.
  package func fenced(as language: String = "") -> String {
    var longest = 0
    var run = 0
    for character in self {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(self)\(hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  /// The text with a backslash before all that Markdown might take for markup.
  package var markdownEscaped: String {
    reduce(into: "") { text, character in
      if "\\`*_{}[]<>#|~&$".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
