/// A text with sections, which Markdown and HTML write down.
package struct Document: Hashable, Sendable {
  /// A part with a heading.
  package struct Section: Hashable, Sendable {
    /// The heading.
    package let title: String
    /// The content.
    package let blocks: [Block]

    /// Creates a section.
    package init(title: String, blocks: [Block]) {
      self.title = title
      self.blocks = blocks
    }
  }

  /// The title.
  package let title: String
  /// The content between the title and the first section.
  package let introduction: [Block]
  /// The sections.
  package let sections: [Section]

  /// Creates a document.
  package init(title: String, introduction: [Block], sections: [Section] = []) {
    self.title = title
    self.introduction = introduction
    self.sections = sections
  }
}
