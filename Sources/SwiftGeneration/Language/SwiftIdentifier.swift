/// Turns a name on a page into one that Swift accepts.
package enum SwiftIdentifier {
  /// `true` where a text is an identifier, or would be one in backticks.
  static func isValid(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first) else { return false }
    return text != "_" && text.unicodeScalars.allSatisfy(isBody)
  }

  /// The name of a type: words joined, each with a capital; `fallback` where nothing is left.
  package static func type(_ name: String, fallback: String) -> String {
    let joined = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return headed(joined, fallback: fallback)
  }

  /// The name of a function or a label: the first word unchanged, the others with capitals.
  static func member(_ name: String, fallback: String) -> String {
    let words = words(of: name)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return headed((words.prefix(1) + rest).joined(), fallback: fallback)
  }

  /// The name of a case, at most 60 characters: `inProgress` for `In progress`, `urlOpen` for `URL open`.
  static func enumerationCase(_ name: String, fallback: String) -> String {
    let words = words(of: name).flatMap { $0.split(separator: "_") }
    guard let first = words.first else { return fallback }
    let start =
      first.allSatisfy { !$0.isLowercase } ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let joined = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.unicodeScalars.first.map(isHead) == true ? String(joined.prefix(60)) : fallback
  }

  /// A name where it is declared or used: in backticks where Swift reserves it.
  static func quoted(_ name: String) -> String {
    SwiftKeyword.isReserved(name) ? "`\(name)`" : name
  }

  private static func headed(_ name: String, fallback: String) -> String {
    guard let first = name.unicodeScalars.first, name != "_" else { return fallback }
    return isHead(first) ? name : "_" + name
  }

  private static func words(of name: String) -> [String] {
    name.unicodeScalars.split { !isBody($0) }.map { String(String.UnicodeScalarView($0)) }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isXIDStart && isInGrammar(scalar))
  }

  private static func isBody(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isXIDContinue && isInGrammar(scalar))
  }

  /// `true` for a scalar in the ranges of Swift's grammar, which lack some letters of Unicode.
  private static func isInGrammar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}

/// The names that Swift and generated files reserve.
enum SwiftKeyword {
  /// `true` where a function, property or parameter of this name needs backticks.
  static func isReserved(_ name: String) -> Bool { words.contains(name) }

  /// `true` where a type of this name would hide one that generated files use.
  static func isTaken(type name: String) -> Bool {
    types.contains(name)
      || ["UI", "NS", "WK", "CK", "IN", "HK", "OS"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
      }
  }

  private static let words: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static let types: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyObject", "App", "Array", "Bool", "Bundle", "CGFloat", "CGRect", "CGSize",
    "Character", "Content", "Data", "Date", "Dictionary", "Double", "Environment", "Error", "Float", "Int", "Logger",
    "MainActor", "Never", "Notification", "ObjectIdentifier", "Optional", "Protocol", "Result", "Scene", "ScenePhase",
    "Self", "Sendable", "Set", "State", "String", "Swift", "TimeInterval", "Type", "UInt", "URL", "UnicodeScalar",
    "View", "ViewModifier", "Void",
  ]
}
