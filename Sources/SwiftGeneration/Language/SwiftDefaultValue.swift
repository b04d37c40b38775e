import LifecycleModel

/// The result of a callback, and its answers to completion handlers, until its body is hand-written.
package struct SwiftDefaultValue {
  /// The statements that return; empty for a callback without a result.
  package let result: [String]
  /// The calls of completion handlers, for which the system waits, with the names of the parameters.
  package let completions: [(parameter: String, statement: String)]

  /// Finds the values of a callback that is `entry` in the catalog; `configuration` has the statements that choose a scene
  /// configuration.
  package init(_ signature: SwiftSignature, entry: APIEntry?, configuration: [String] = []) {
    let absent = entry.flatMap { Self.absentValue(of: $0, in: signature) }
    result =
      signature.kind == .initializer
      ? [] : Self.result(signature, absent: absent, configuration: configuration)
    // A method of Apple's with a result tells by it what it does; its handler is for what the app does later.
    let handlers = entry != nil && signature.resultType != nil ? [] : signature.parameters
    completions = handlers.compactMap { parameter in
      guard let arguments = Self.arguments(ofHandler: parameter.type, absent: absent) else { return nil }
      return (parameter.name, "\(SwiftIdentifier.quoted(parameter.name))(\(arguments))")
    }
  }

  private static func result(_ signature: SwiftSignature, absent: String?, configuration: [String]) -> [String] {
    guard let type = signature.resultType else { return [] }
    if type == "UISceneConfiguration", !configuration.isEmpty { return configuration }
    if let value = absent ?? value(of: type) { return ["return \(value)"] }
    if let same = signature.parameters.first(where: { $0.type == type }) {
      return ["return \(SwiftIdentifier.quoted(same.name))"]
    }
    return ["preconditionFailure(\(SwiftLiteral.string("Return a value of type \(type)")))"]
  }

  /// A harmless value of a type; `nil` for an unknown one.
  private static func value(of type: String) -> String? {
    switch type {
    case "Bool": return "true"
    case "String", "Substring": return "\"\""
    case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Int32", "Int64", "UInt32", "UInt64":
      return "0"
    case let type where type.hasSuffix("?") && !type.contains("->"): return "nil"
    case let type where type.hasPrefix("[") && type.hasSuffix("]"): return type.contains(":") ? "[:]" : "[]"
    case let type where type.hasPrefix("Set<") && type.hasSuffix(">"): return "[]"
    default: return nil
    }
  }

  /// The arguments for a completion handler; `nil` where the parameter is none, or takes unknown types.
  private static func arguments(ofHandler type: String, absent: String?) -> String? {
    guard type.hasPrefix("@escaping ") else { return nil }
    let words = type.split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")
    switch words {
    case "() -> Void": return ""
    case let words where !words.hasSuffix(" -> Void"): return nil
    case "(Bool) -> Void": return absent ?? "false"
    default: return absent
    }
  }

  /// The catalog's value of a callback, with the names that a signature gives to the parameters.
  private static func absentValue(of entry: APIEntry, in signature: SwiftSignature) -> String? {
    guard let value = entry.absentValue else { return nil }
    let known = entry.declaration.parameters.map(\.name)
    let names = Dictionary(zip(known, signature.parameters.map(\.name))) { first, _ in first }
    var text = ""
    var rest = value[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      let isLabel = rest[word.endIndex...].first == ":"
      let name = text.last == "." || isLabel ? nil : names[String(word)]
      text += word.isEmpty ? String(first) : name.map(SwiftIdentifier.quoted) ?? String(word)
      rest = rest.dropFirst(max(1, word.count))
    }
    return text
  }
}
