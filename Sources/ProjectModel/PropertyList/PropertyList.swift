import Diagnostics
import Text

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

  /// Reads a file in whatever notation it is.
  package init(path: String, bytes: [UInt8]) throws(PropertyListError) {
    if bytes.starts(with: "bplist".utf8) {
      var reader = try BinaryPropertyListReader(bytes)
      self.init(SourceFile(path: path, text: ""), .binary, try reader.read())
      return
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw PropertyListError("Property list is in UTF-16; only UTF-8 and binary ones are read")
    }
    try self.init(SourceFile(path: path, bytes: bytes))
  }

  /// Reads a file of text.
  package init(_ file: SourceFile) throws(PropertyListError) {
    if file.bytes.first(where: { !$0.isASCIISpace }) == UInt8(ascii: "<") {
      var reader = XMLPropertyListReader(file)
      let root = try reader.read()
      self.init(file, .xml, root, comments: reader.comments)
    } else {
      var reader = OpenStepPropertyListReader(file)
      let root = try reader.read()
      self.init(file, .openStep, root, comments: reader.comments)
    }
  }

  /// The most levels of values; deeper ones are nobody's, and would exhaust the stack.
  static let deepest = 100
}
