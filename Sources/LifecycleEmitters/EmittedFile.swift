/// A file in the making.
package struct EmittedFile: Hashable, Sendable {
  /// What is in it.
  package enum Contents: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A picture that Graphviz draws.
    case picture(Picture)
  }

  /// The path below the output folder, `/` between its parts.
  package let path: String
  /// What is in it.
  package let contents: Contents

  /// A text file.
  package init(_ path: String, text: String) {
    self.path = path
    contents = .text(text)
  }

  /// A picture file.
  package init(_ path: String, picture: Picture) {
    self.path = path
    contents = .picture(picture)
  }
}
