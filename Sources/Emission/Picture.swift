import Text

/// A drawing: its DOT source and its text alternative.
package struct Picture: Hashable, Sendable {
  /// The Graphviz source.
  package let dot: String
  /// The text alternative's headline.
  package let title: String
  /// The text alternative: a description of the drawing in a few sentences.
  package let description: String
  /// The prefix of its elements' ids, which keeps them apart on a page with other drawings; `nil` for a file of its own.
  package var scope: String?
  /// `true` where parts of it are links, so that it is no plain image.
  package var hasLinks = false

  /// Creates a drawing.
  package init(dot: String, title: String, description: String) {
    self.dot = dot
    self.title = title
    self.description = description
  }

  /// The digest: 16 hexadecimal digits of the source and all else that determines the picture.
  package var digest: String {
    var hash = StableHash()
    // This number grows with each change of the finishing, so that an SVG that is finished differently has another digest.
    hash.combine("finishing 3")
    hash.combine(dot)
    hash.combine(title)
    hash.combine(description)
    if let scope { hash.combine(scope) }
    if hasLinks { hash.combine("links") }
    return hash.hexadecimal
  }
}
