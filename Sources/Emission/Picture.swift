import Text

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

  /// Tells this picture from others: 16 hexadecimal digits of what it is made of.
  package var digest: String {
    var hash = StableHash()
    // What is finished otherwise than before is another picture: this number grows with each change of what finishes it.
    hash.combine("finishing 2")
    hash.combine(dot)
    hash.combine(title)
    hash.combine(description)
    if let scope { hash.combine(scope) }
    if hasLinks { hash.combine("links") }
    return hash.hexadecimal
  }
}
