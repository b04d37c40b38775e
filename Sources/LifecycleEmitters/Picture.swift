/// A drawing: its DOT source and the words that stand for it where it cannot be seen.
package struct Picture: Hashable, Sendable {
  /// The Graphviz source.
  package let dot: String
  /// The text alternative's headline.
  package let title: String
  /// The text alternative: what is to be seen, in a few sentences.
  package let description: String

  /// Creates a drawing.
  package init(dot: String, title: String, description: String) {
    self.dot = dot
    self.title = title
    self.description = description
  }
}
