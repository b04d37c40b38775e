/// A drawing: its DOT source and the words that stand for it where it cannot be seen.
package struct Picture: Hashable, Sendable {
  /// The Graphviz source.
  package let dot: String
  /// The text alternative's headline.
  package let title: String
  /// The text alternative: what is to be seen, in a few sentences.
  package let description: String
  /// What stands before the ids of its elements, which keeps them apart where it is set into a page with others; `nil` for a
  /// file of its own.
  package var scope: String?
  /// Whether parts of it are links, so that it is no plain image.
  package var hasLinks = false

  /// Creates a drawing.
  package init(dot: String, title: String, description: String) {
    self.dot = dot
    self.title = title
    self.description = description
  }
}
