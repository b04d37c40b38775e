/// A file in the making.
package struct EmittedFile: Hashable, Sendable {
  /// What is in it.
  package enum Contents: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A picture that Graphviz draws.
    case picture(Picture)
    /// A text with pictures in it that Graphviz draws.
    case illustrated(IllustratedText)
  }

  /// The path below the output folder, `/` between its parts.
  package let path: String
  /// What is in it.
  package let contents: Contents
  /// Whether it only is where somebody begins: made where there is none, and theirs from then on.
  package let isWrittenOnce: Bool

  /// A text file.
  package init(_ path: String, text: String, isWrittenOnce: Bool = false) {
    self.path = path
    contents = .text(text)
    self.isWrittenOnce = isWrittenOnce
  }

  /// A text file with pictures in it.
  package init(_ path: String, illustrated: IllustratedText) {
    self.path = path
    contents = .illustrated(illustrated)
    isWrittenOnce = false
  }

  /// A picture file.
  package init(_ path: String, picture: Picture) {
    self.path = path
    contents = .picture(picture)
    isWrittenOnce = false
  }
}
