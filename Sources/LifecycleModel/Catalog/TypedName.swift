import Text

/// A callback's name with the types that tell it from others of the same name: `provider(_:perform: CXEndCallAction)`.
///
/// A label is followed by a colon, a type by a comma unless it is the last; the canonical form has a space before each type and after
/// each comma, `peripheral(_:didUpdateValueFor: CBCharacteristic, error:)`.
package struct TypedName: Hashable, Sendable {
  /// A label with its type.
  package struct Part: Hashable, Sendable {
    /// The argument label; `_` for none.
    package let label: Substring
    /// The type as written, without white space around it; `nil` for none.
    package let type: Substring?
  }

  /// The name before the parentheses.
  package let baseName: Substring
  /// The labels in order.
  package let parts: [Part]

  /// Splits a name; `nil` for one without a type.
  package init?(_ text: String) {
    guard text.last == ")", let opening = text.firstIndex(of: "("), text[opening...].contains(":") else { return nil }
    baseName = text[..<opening]
    var parts: [Part] = []
    var rest = text[text.index(after: opening)...].dropLast()
    while let colon = rest.firstIndex(of: ":") {
      let label = rest[..<colon].trimmingSpaces
      guard !label.isEmpty, label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }) else {
        return nil
      }
      rest = rest[rest.index(after: colon)...]
      // What ends with a colon is the next label, with or without a space before it.
      var end = Self.endOfType(in: rest)
      if end < rest.endIndex, rest[end] == ":" { end = rest.startIndex }
      let type = rest[..<end].trimmingSpaces
      parts.append(Part(label: label, type: type.isEmpty ? nil : type))
      rest = rest[end...].drop { $0 == "," || $0 == " " }
    }
    guard rest.isEmpty, parts.contains(where: { $0.type != nil }) else { return nil }
    self.parts = parts
  }

  /// The name of a declaration with the types of some of its parameters.
  init(_ declaration: SwiftDeclaration, typing isTyped: (Int) -> Bool) {
    baseName = declaration.baseName[...]
    parts = declaration.parameters.enumerated().map { index, parameter in
      Part(label: parameter.label[...], type: isTyped(index) ? Self.plain(parameter.type)[...] : nil)
    }
  }

  /// The name as it is written.
  package var text: String {
    var text = baseName + "("
    for (index, part) in parts.enumerated() {
      text += part.label + ":"
      if let type = part.type { text += " " + type + (index + 1 < parts.count ? ", " : "") }
    }
    return String(text + ")")
  }

  /// The name without the types: `provider(_:perform:)`.
  package var compoundName: String { baseName + "(" + parts.map { $0.label + ":" }.joined() + ")" }

  /// Returns `true` where a declaration has these labels and types.
  package func describes(_ declaration: SwiftDeclaration) -> Bool {
    declaration.baseName == baseName && declaration.parameters.count == parts.count
      && zip(parts, declaration.parameters).allSatisfy { part, parameter in
        part.label == parameter.label
          && part.type.map { Self.compact(String($0)) == Self.compact(parameter.type) } ?? true
      }
  }

  private static func endOfType(in text: Substring) -> Substring.Index {
    var depth = 0
    var last: Character?
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where last != "-": depth -= 1
      case "," where depth == 0, ":" where depth == 0: return index
      default: break
      }
      last = text[index]
    }
    return text.endIndex
  }

  /// A type without the attributes of a parameter.
  private static func plain(_ type: String) -> String {
    type.split(separator: " ").filter { $0.first != "@" }.joined(separator: " ")
  }

  private static func compact(_ type: String) -> String { plain(type).filter { $0 != " " } }
}

extension String {
  /// A callback's name without the types that tell it from others: `provider(_:perform:)`; any other text as it is.
  package var withoutParameterTypes: String {
    containsBytes(of: ": ") ? TypedName(self)?.compoundName ?? self : self
  }
}
