import Diagnostics

/// A property list as a file has it.
package struct PropertyList: Sendable {
  /// A notation of property lists.
  package enum Format: Hashable, Sendable {
    case xml
    /// Without positions: all ranges are at the file's start, and `file` has no text.
    case binary
    /// Braces and equal signs: project files of Xcode.
    case openStep
  }

  /// The file.
  package let file: SourceFile
  /// The notation.
  package let format: Format
  /// The outermost value.
  package let root: PropertyListValue
  /// The comments with their marks, in order.
  package let comments: [SourceRange]

  /// Creates a list.
  package init(_ file: SourceFile, _ format: Format, _ root: PropertyListValue, comments: [SourceRange] = []) {
    self.file = file
    self.format = format
    self.root = root
    self.comments = comments
  }
}
