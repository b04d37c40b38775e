import Diagnostics
import Text
import Yams

/// Reads YAML as values of property lists, with their places.
///
/// Plain words for yes and no are booleans; all other scalars are texts, for `15.0` is a version here.
package struct YAMLFile {
  private let file: SourceFile
  private let hasLongLines: Bool
  /// The values that may still be made: aliases in aliases would become lists of exponential length.
  private var budget = 100_000

  /// Reads a file; `nil` for one that has no value, such as one with comments alone.
  package static func read(_ file: SourceFile) throws(PropertyListError) -> PropertyListValue? {
    try checkNesting(of: file)
    try checkKeys(of: file)
    var reader = YAMLFile(file: file)
    let node: Node?
    do {
      node = try Yams.compose(yaml: file.text)
    } catch {
      throw reader.described(error as? YamlError)
    }
    return try node.map { node throws(PropertyListError) in try reader.value(node, depth: 0) }
  }

  /// Describes the reason for which the text is no YAML.
  private func described(_ error: YamlError?) -> PropertyListError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      PropertyListError("File is no YAML: \(problem)", at: stretch(from: mark))
    case .duplicatedKeysInMapping(let keys, let context):
      PropertyListError(
        "Key '\(keys.sorted().first ?? "")' is there twice",
        at: place(ofSecond: keys.sorted().first, from: context.mark))
    default: PropertyListError("File is no YAML")
    }
  }

  /// The place of a key's second line from a mark on; the mark's, where there is none.
  private func place(ofSecond key: String?, from mark: Mark) -> SourceRange {
    guard let key else { return stretch(from: mark) }
    let places = (mark.line...max(mark.line, file.lineCount)).compactMap { line -> SourceRange? in
      let range = file.range(ofLine: line)
      let start = file.bytes[range.start..<range.end].firstIndex { $0 != 0x20 } ?? range.end
      let end = start + key.utf8.count
      return file.bytes[start..<range.end].starts(with: (key + ":").utf8) ? SourceRange(start, end) : nil
    }
    return places.dropFirst().first ?? stretch(from: mark)
  }

  private init(file: SourceFile) {
    self.file = file
    hasLongLines = (1...max(1, file.lineCount)).contains { line in
      let range = file.range(ofLine: line)
      return range.end - range.start > 10_000
    }
  }

  /// Refuses what would exhaust the parser's stack: brackets, or marks and blanks at the beginning of a line, in each other.
  private static func checkNesting(of file: SourceFile) throws(PropertyListError) {
    var brackets = 0
    var indent = 0
    var isIndent = true
    for (offset, byte) in file.bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      default: break
      }
      let isMark = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":") || byte == 0x20
      isIndent = byte == 0x0A || isIndent && isMark
      indent = byte == 0x0A || !isIndent ? 0 : indent + 1
      guard brackets <= PropertyList.deepest, indent <= 2 * PropertyList.deepest else {
        throw PropertyListError("Values are nested too deeply", at: SourceRange(offset, offset + 1))
      }
    }
  }

  /// Refuses keys that are lists or aliases: the parser compares keys as wholes, and one of aliases of aliases is of exponential
  /// length.
  private static func checkKeys(of file: SourceFile) throws(PropertyListError) {
    guard file.bytes.contains(UInt8(ascii: "&")) else { return }
    // Whether an alias stands on the line, and whether only blanks are behind one.
    var (hasAlias, isBehindAlias, isInAlias) = (false, false, false)
    var last: UInt8 = 0x0A
    var previous: UInt8 = 0x0A
    for (offset, byte) in file.bytes.enumerated() {
      let isBehindList = hasAlias && (last == UInt8(ascii: "]") || last == UInt8(ascii: "}"))
      let isKey = byte == UInt8(ascii: ":") && (isBehindList || isBehindAlias)
      let isExplicit = byte == UInt8(ascii: "?") && structure.contains(last)
      guard !isKey, !isExplicit else { throw PropertyListError("Key is no text", at: SourceRange(offset, offset + 1)) }
      let isName = byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
      let isBlank = byte == 0x20 || byte == UInt8(ascii: "\t")
      isInAlias = isInAlias && (isName || byte == UInt8(ascii: "-"))
      if isName, previous == UInt8(ascii: "*") { isInAlias = true }
      isBehindAlias = isInAlias || isBehindAlias && isBlank
      hasAlias = byte != 0x0A && (hasAlias || isInAlias)
      previous = byte
      if !isBlank { last = byte }
    }
  }

  /// The bytes that a key with a question mark can follow.
  private static let structure = Set("\n-?:{[,".utf8)

  private mutating func value(_ node: Node, depth: Int) throws(PropertyListError) -> PropertyListValue {
    budget -= 1
    let range = range(of: node)
    guard depth < PropertyList.deepest, budget > 0 else {
      throw PropertyListError("Values are nested too deeply", at: range)
    }
    switch node {
    case .scalar(let scalar):
      let words = ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false]
      let word = scalar.style == .plain || scalar.style == .any ? words[scalar.string.lowercased()] : nil
      // `output: null` and `output: ~` name no folder.
      let isNone =
        word == nil && scalar.style != .singleQuoted && scalar.style != .doubleQuoted
        && ["null", "~"].contains(scalar.string.lowercased())
      return PropertyListValue(word.map { .boolean($0) } ?? .string(isNone ? "" : scalar.string), range)
    case .sequence(let sequence):
      var elements: [PropertyListValue] = []
      for node in sequence { elements.append(try value(node, depth: depth + 1)) }
      return PropertyListValue(.array(elements), range)
    case .mapping(let mapping):
      var entries: [PropertyListValue.Entry] = []
      for (key, node) in mapping {
        guard case .scalar(let name) = key else {
          throw PropertyListError("Key is no text", at: self.range(of: key))
        }
        let value = try value(node, depth: depth + 1)
        // The entries of a merge key count where the mapping has no own.
        if name.string == "<<" {
          entries = (value.entries ?? (value.elements ?? []).flatMap { $0.entries ?? [] }) + entries
        } else {
          entries.append(.init(key: name.string, keyRange: self.range(of: key), value: value))
        }
      }
      return PropertyListValue(.dictionary(entries), range)
    case .alias: return PropertyListValue(.string(""), range)
    }
  }

  /// The place of a node: its text where the file has it as it is, else the rest of the line where it begins.
  private func range(of node: Node) -> SourceRange {
    guard let mark = node.mark else { return .fileStart }
    let rest = stretch(from: mark)
    guard case .scalar(let scalar) = node else { return rest }
    let text = scalar.string
    let range = SourceRange(rest.start, min(rest.end, rest.start + text.utf8.count))
    return file[range] == text ? range : rest
  }

  /// The place from a mark to the end of its line; of a line that is very long, the whole.
  private func stretch(from mark: Mark) -> SourceRange {
    let line = file.range(ofLine: mark.line)
    guard !hasLongLines else { return line }
    var start = line.start
    for _ in 1..<max(1, mark.column) where start < line.end {
      start += 1
      while start < line.end, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    return SourceRange(start, line.end)
  }
}
