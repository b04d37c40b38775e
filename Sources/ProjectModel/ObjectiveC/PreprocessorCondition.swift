import Text

/// The condition of an `#if` or `#elif`: what can be known of it without building.
struct PreprocessorCondition {
  private let bytes: [UInt8]
  private let conditions: BuildConditions
  private var position = 0
  private var depth = 0
  /// `true` after a name that is not known, but for what an app is built with and without.
  private var asksUnknown = false

  private init(_ bytes: [UInt8], _ conditions: BuildConditions) {
    self.bytes = bytes
    self.conditions = conditions
  }

  /// What is known of a condition.
  enum Value {
    /// It holds, or not.
    case known(Bool)
    /// An app is built with it and without it.
    case either
    /// It is open.
    case unknown

    /// The value; `nil` where it is not certain.
    var isTrue: Bool? { if case .known(let value) = self { value } else { nil } }
  }

  /// The value of a condition's text.
  static func value(of bytes: [UInt8], under conditions: BuildConditions) -> Value {
    var condition = PreprocessorCondition(bytes, conditions)
    let value = condition.disjunction()
    condition.skipSpaces()
    guard condition.position == bytes.count else { return .unknown }
    return value.map { .known($0 != 0) } ?? (condition.asksUnknown ? .unknown : .either)
  }

  /// The value of `#ifdef name`.
  static func value(ofDefined name: String, under conditions: BuildConditions) -> Value {
    // A header keeps itself from being read twice by a name that it defines.
    let isGuard = ["_h", "_H", "_H_", "_INCLUDED"].contains { name.hasSuffix($0) }
    return isDefined(name, under: conditions).map { .known($0) }
      ?? (isGuard || ConditionalCode.everyday.contains(name) ? .either : .unknown)
  }

  /// The value of `defined(name)`; `nil` where it is open.
  private static func isDefined(_ name: String, under conditions: BuildConditions) -> Bool? {
    name == "__OBJC__" || name == "__APPLE__" || target(name, conditions) != nil || name == "TARGET_OS_SIMULATOR"
      ? true : nil
  }

  /// The value of a macro of `TargetConditionals.h`; `nil` for others, and for what an app is built with and without.
  private static func target(_ name: String, _ conditions: BuildConditions) -> Bool? {
    switch name {
    case "TARGET_OS_MAC": true
    case "TARGET_OS_WIN32", "TARGET_OS_WINDOWS", "TARGET_OS_LINUX", "TARGET_OS_UNIX": false
    case "TARGET_OS_OSX": conditions.isOS("macOS")
    case "TARGET_OS_IPHONE": !conditions.isOS("macOS")
    case "TARGET_OS_IOS": conditions.isOS("iOS")
    case "TARGET_OS_TV": conditions.isOS("tvOS")
    case "TARGET_OS_WATCH": conditions.isOS("watchOS")
    case "TARGET_OS_VISION": conditions.isOS("visionOS")
    case "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC": conditions.isEnvironment("macCatalyst")
    default: nil
    }
  }

  private mutating func disjunction() -> Int? {
    var value = conjunction()
    while take("||") {
      let other = conjunction()
      let isTrue = value ?? 0 != 0 || other ?? 0 != 0
      value = isTrue ? 1 : value == nil || other == nil ? nil : 0
    }
    return value
  }

  private mutating func conjunction() -> Int? {
    var value = comparison()
    while take("&&") {
      let other = comparison()
      let isFalse = value == 0 || other == 0
      value = isFalse ? 0 : value == nil || other == nil ? nil : 1
    }
    return value
  }

  private mutating func comparison() -> Int? {
    var value = operand()
    while true {
      let comparison: (Int, Int) -> Bool
      if take("==") {
        comparison = { $0 == $1 }
      } else if take("!=") {
        comparison = { $0 != $1 }
      } else if take("<=") {
        comparison = { $0 <= $1 }
      } else if take(">=") {
        comparison = { $0 >= $1 }
      } else if take("<") {
        comparison = { $0 < $1 }
      } else if take(">") {
        comparison = { $0 > $1 }
      } else {
        return value
      }
      let other = operand()
      if let left = value, let right = other { value = comparison(left, right) ? 1 : 0 } else { value = nil }
    }
  }

  /// A name, a number, a parenthesis, and what negates it. Deeper than anybody writes, nothing is read, so that the rest of the
  /// text leaves the condition open.
  private mutating func operand() -> Int? {
    var isNegated = false
    var hasNegation = false
    while take("!") { (isNegated, hasNegation) = (!isNegated, true) }
    var value: Int?
    if take("(") {
      guard depth < 64 else { return nil }
      depth += 1
      value = disjunction()
      depth -= 1
      guard take(")") else { return nil }
    } else {
      value = named(word())
    }
    return hasNegation ? value.map { ($0 != 0) != isNegated ? 1 : 0 } : value
  }

  private mutating func named(_ name: String) -> Int? {
    if name.utf8.first?.isASCIIDigit == true { return Int(name.prefix { !"uUlL".contains($0) }) }
    switch name {
    case "defined":
      let isEnclosed = take("(")
      let name = word()
      let isDefined = Self.isDefined(name, under: conditions)
      if isDefined == nil { note(name) }
      return !isEnclosed || take(")") ? isDefined.map { $0 ? 1 : 0 } : nil
    case "__has_include", "__has_feature", "__has_attribute", "__has_builtin", "__has_warning", "__has_include_next":
      guard take("(") else { return nil }
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ")") { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      guard take(")"), name == "__has_include", let slash = text.firstIndex(of: "/"), text.first == "<" else {
        note(text)
        return nil
      }
      let isThere = conditions.canImport(String(text[..<slash].dropFirst()))
      if isThere == nil { note(text) }
      return isThere.map { $0 ? 1 : 0 }
    case "true", "YES": return 1
    case "false", "NO": return 0
    default:
      let value = Self.target(name, conditions).map { $0 ? 1 : 0 }
      if value == nil { note(name) }
      return value
    }
  }

  private mutating func note(_ name: String) {
    asksUnknown = asksUnknown || !ConditionalCode.everyday.contains(name)
  }

  private mutating func word() -> String {
    skipSpaces()
    let start = position
    while position < bytes.count, bytes[position].isIdentifierPart { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard bytes[position...].starts(with: sign.utf8) else { return false }
    // A comparison is no shift, and no negation an inequality.
    let rest = bytes[(position + sign.utf8.count)...].first
    if sign.utf8.count == 1, let rest, "!<>".utf8.contains(bytes[position]) {
      guard rest != UInt8(ascii: "="), bytes[position] == UInt8(ascii: "!") || rest != bytes[position] else {
        return false
      }
    }
    position += sign.utf8.count
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position].isASCIISpace { position += 1 }
  }
}
