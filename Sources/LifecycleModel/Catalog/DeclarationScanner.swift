/// Reads the parts of a declaration from its text, one after another.
///
/// Swift's grammar depends only on ASCII, so the text is read byte by byte; all other bytes are parts of names.
struct DeclarationScanner {
  private typealias Bytes = ArraySlice<UInt8>

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "fileprivate", "private", "override", "static", "class", "final",
    "mutating", "nonmutating", "nonisolated", "isolated", "dynamic", "optional", "required", "convenience", "lazy",
    "weak", "unowned", "indirect",
  ]
  private static let backtick = UInt8(ascii: "`")
  private static let colon = UInt8(ascii: ":")
  private static let opening = UInt8(ascii: "(")

  private var rest: ArraySlice<UInt8>

  init(_ text: Substring) {
    let bytes = Array(text.utf8)
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    // Spaces of other scripts separate words as those of ASCII do.
    rest = isASCII ? bytes[...] : Array(String(text.map { $0.isWhitespace ? " " : $0 }).utf8)[...]
  }

  var isAtEnd: Bool { rest.allSatisfy(\.isASCIISpace) }

  mutating func readKind() -> SwiftDeclaration.Kind? {
    skipAttributes()
    while case let word = rest.prefix(while: { !$0.isASCIISpace }), Self.modifiers.contains(Self.text(word)) {
      rest = rest[word.endIndex...]
      skipAttributes()
    }
    if rest.starts(with: "init".utf8) { return .initializer }
    for kind in [SwiftDeclaration.Kind.function, .property, .enumerationCase] where readKeyword(kind.rawValue) {
      return kind
    }
    return nil
  }

  mutating func readName(isInitializer: Bool) -> String? {
    skipSpaces()
    if rest.first == Self.backtick, let end = rest.dropFirst().firstIndex(of: Self.backtick) {
      let name = rest[(rest.startIndex + 1)..<end]
      rest = rest[(end + 1)...]
      return name.isEmpty ? nil : Self.text(name)
    }
    let name = rest.prefix(while: \.isPartOfName)
    guard let first = name.first, !first.isASCIIDigit else { return nil }
    rest = rest[name.endIndex...]
    // `initialize()` begins with the keyword, but is no declaration.
    guard !isInitializer || name.elementsEqual("init".utf8) else { return nil }
    if isInitializer, rest.first == UInt8(ascii: "?") || rest.first == UInt8(ascii: "!") { rest.removeFirst() }
    return Self.text(name)
  }

  mutating func skipGenerics() {
    guard rest.first == UInt8(ascii: "<"), let end = endOfBracket() else { return }
    rest = rest[end...]
  }

  mutating func readParameters() -> [SwiftDeclaration.Parameter]? {
    skipSpaces()
    guard rest.first == Self.opening, let end = endOfBracket() else { return nil }
    let inside = rest[(rest.startIndex + 1)..<(end - 1)]
    rest = rest[end...]
    var parameters: [SwiftDeclaration.Parameter] = []
    for field in Self.split(inside, at: UInt8(ascii: ",")) {
      guard let parameter = Self.parameter(field) else { return nil }
      parameters.append(parameter)
    }
    return parameters
  }

  mutating func readKeyword(_ keyword: String) -> Bool {
    skipSpaces()
    guard rest.starts(with: keyword.utf8) else { return false }
    let after = rest.dropFirst(keyword.utf8.count)
    guard after.first.map({ !$0.isPartOfName }) ?? true else { return false }
    rest = after
    return true
  }

  /// Reads `throws`, `rethrows` or `throws(SomeError)`.
  mutating func readThrowing() -> Bool {
    if readKeyword("rethrows") { return true }
    guard readKeyword("throws") else { return false }
    if rest.first == Self.opening, let end = endOfBracket() { rest = rest[end...] }
    return true
  }

  mutating func readResultType() -> String? {
    skipSpaces()
    guard rest.starts(with: "->".utf8) else { return nil }
    let type = Self.trimmed(Self.split(rest.dropFirst(2).prefix { $0 != UInt8(ascii: "{") }, before: " where "))
    rest = rest[rest.endIndex...]
    return type.isEmpty ? nil : Self.text(type)
  }

  mutating func readPropertyType() -> String? {
    skipSpaces()
    guard rest.first == Self.colon else { return nil }
    let type = Self.trimmed(rest.dropFirst().prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "=") })
    return type.isEmpty ? nil : Self.text(type)
  }

  /// Skips `@objc`, `@available(iOS 13, *)` and the like.
  private mutating func skipAttributes() {
    skipSpaces()
    while rest.first == UInt8(ascii: "@") {
      rest = rest.dropFirst().drop { $0.isPartOfName || $0 == UInt8(ascii: ".") }
      if rest.first == Self.opening, let end = endOfBracket() { rest = rest[end...] }
      skipSpaces()
    }
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isASCIISpace) }

  /// The index after the bracket that closes the one at the beginning of `rest`.
  private func endOfBracket() -> Int? {
    var depth = 0
    var previous = UInt8(ascii: " ")
    for index in rest.indices {
      switch rest[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      previous = rest[index]
    }
    return nil
  }

  private static func parameter(_ field: Bytes) -> SwiftDeclaration.Parameter? {
    guard let colon = field.firstIndex(of: colon) else { return nil }
    let names = field[..<colon].split(whereSeparator: \.isASCIISpace)
    let type = trimmed(split(field[(colon + 1)...], before: "="))
    // `_:willConnectTo:` is a compound name, not a parameter: no type has a colon outside brackets.
    guard let label = names.first, names.count <= 2, !type.isEmpty, split(type, at: Self.colon).count == 1 else {
      return nil
    }
    let bare = { (name: Bytes) in text(name.contains(backtick) ? name.filter { $0 != backtick }[...] : name) }
    return SwiftDeclaration.Parameter(label: bare(label), name: bare(names.last ?? label), type: text(type))
  }

  private static func split(_ text: Bytes, at separator: UInt8) -> [Bytes] {
    var fields: [Bytes] = []
    var depth = 0
    var start = text.startIndex
    var previous = UInt8(ascii: " ")
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"): depth -= 1
      case separator where depth == 0:
        fields.append(text[start..<index])
        start = index + 1
      default: break
      }
      previous = text[index]
    }
    fields.append(text[start...])
    return fields.count == 1 && trimmed(fields[0]).isEmpty ? [] : fields
  }

  private static func split(_ text: Bytes, before marker: String) -> Bytes {
    text[..<(text.indices.first { text[$0...].starts(with: marker.utf8) } ?? text.endIndex)]
  }

  private static func trimmed(_ text: Bytes) -> Bytes {
    let start = text.drop(while: \.isASCIISpace)
    return start[..<(start.lastIndex { !$0.isASCIISpace }.map { $0 + 1 } ?? start.startIndex)]
  }

  private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension UInt8 {
  /// `true` for a byte that a Swift name may have.
  fileprivate var isPartOfName: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
