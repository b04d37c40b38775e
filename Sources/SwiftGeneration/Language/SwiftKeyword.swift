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
