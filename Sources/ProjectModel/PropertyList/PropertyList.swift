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

  package let file: SourceFile
  /// The notation.
  package let format: Format
  /// The outermost value.
  package let root: PropertyListValue
  /// The comments with their marks, in order.
  package let comments: [SourceRange]

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

/// A reason why a property list cannot be read.
package struct PropertyListError: Error, Hashable, Sendable {
  /// A sentence without a full stop: `String is not closed`.
  package let message: String
  /// The place; at the file's start for formats without positions.
  package let range: SourceRange

  package init(_ message: String, at range: SourceRange = .fileStart) {
    self.message = message
    self.range = range
  }
}

/// A value of a property list with its place.
package struct PropertyListValue: Hashable, Sendable {
  /// A key of a dictionary with its value.
  package struct Entry: Hashable, Sendable {
    package let key: String
    /// The key's text, without the marks around it.
    package let keyRange: SourceRange
    package let value: PropertyListValue

    package init(key: String, keyRange: SourceRange = .fileStart, value: PropertyListValue) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The kinds of values.
  package indirect enum Content: Hashable, Sendable {
    /// Entries in the order of the file; of equal keys the last one counts.
    case dictionary([Entry])
    case array([PropertyListValue])
    case string(String)
    case integer(Int)
    /// Also integers that do not fit.
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    /// ISO 8601 in UTC, as XML has it.
    case date(String)
  }

  /// The value.
  package let content: Content
  /// The value's text, without the tags or quotes around a text or a number, and with the marks around everything else.
  package let range: SourceRange

  package init(_ content: Content, _ range: SourceRange = .fileStart) {
    self.content = content
    self.range = range
  }

  /// The entries of a dictionary; `nil` for other values.
  package var entries: [Entry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  /// The elements of an array; `nil` for other values.
  package var elements: [PropertyListValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string; `nil` for other values.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The value as Apple's systems read a boolean, also `YES`, `NO`, `1`, `0`; `nil` for what is none.
  package var boolean: Bool? {
    switch content {
    case .boolean(let value): value
    case .integer(let value): value != 0
    case .string(let text): Self.booleans[text.lowercased()]
    case .real, .data, .date, .dictionary, .array: nil
    }
  }

  /// The value of a key of a dictionary.
  package subscript(key: String) -> PropertyListValue? { entry(key)?.value }

  /// The entry of a key of a dictionary.
  package func entry(_ key: String) -> Entry? {
    entries?.last { $0.key == key }
  }

  /// Returns `true` for equal values, wherever they are.
  package func hasContents(of other: PropertyListValue) -> Bool {
    switch (content, other.content) {
    case (.dictionary(let mine), .dictionary(let theirs)):
      mine.count == theirs.count
        && zip(mine, theirs).allSatisfy { $0.key == $1.key && $0.value.hasContents(of: $1.value) }
    case (.array(let mine), .array(let theirs)):
      mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.hasContents(of: $1) }
    default: content == other.content
    }
  }

  private static let booleans = ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false]
}
