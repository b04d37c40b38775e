import Text

/// An expression in code that yields a class, or a class's name.
enum ClassExpression {
  /// The class of `X.self`, `[X class]`, `X.class`, `NSStringFromClass(…)` of one, `NSClassFromString(…)` or a string's
  /// literal in either language; `nil` for anything else, such as a variable.
  static func name(in expression: String) -> String? {
    var text = expression.trimmingSpaces
    for function in ["NSStringFromClass(", "NSClassFromString("] where text.hasPrefix(function) && text.hasSuffix(")") {
      text = text.dropFirst(function.count).dropLast().trimmingSpaces
    }
    if text.hasPrefix("@\"") { text = text.dropFirst() }
    if text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") { return name(text.dropFirst().dropLast()) }
    if text.hasPrefix("["), text.hasSuffix(" class]") { return name(text.dropFirst().dropLast(7)) }
    for suffix in [".self", ".class"] where text.hasSuffix(suffix) { return name(text.dropLast(suffix.count)) }
    return nil
  }

  private static func name(_ text: Substring) -> String? {
    let name = text.trimmingSpaces
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName && name != "self" && name != "Self" ? String(name) : nil
  }
}
