import ProjectModel

extension AppTypes {
  /// Returns `true` where a type in the app's source is, or may be, the type that a callback has.
  func isSame(_ found: String, _ expected: String) -> Bool {
    var (resolved, expected) = (resolvingAliases(found), expected)
    // What Objective-C says nothing of may be an optional of any kind, or none.
    if expected.hasSuffix("!") {
      expected.removeLast()
      if let last = resolved.last, "?!".contains(last) { resolved.removeLast() }
    }
    return TypeText(resolved) == TypeText(expected) || hasUnknownName(resolved)
  }

  private func resolvingAliases(_ text: String) -> String {
    var text = text
    // An alias may stand for another one; a chain of more is none that a compiler takes.
    for _ in 0..<4 {
      let resolved = Self.replacingNames(in: text) { alias(named: $0) }
      if resolved == text { break }
      text = resolved
    }
    return text
  }

  /// Returns `true` where a name is neither one of the app's types nor in the form of a framework's: it may be an alias.
  private func hasUnknownName(_ text: String) -> Bool {
    var isUnknown = false
    _ = Self.replacingNames(in: text) { path in
      // What is inside a type is known where that is: `UIScene.ConnectionOptions`.
      let name = String(path.prefix { $0 != "." })
      let isPlain = Self.plainNames.contains(name) || name.first?.isLowercase == true || name == "_"
      isUnknown = isUnknown || !(isPlain || Self.hasPrefix(name) || self[name] != nil)
      return nil
    }
    return isUnknown
  }

  /// Returns `true` for `UIApplication`, `CKShare`, `URL`: a framework's prefix has two capitals.
  private static func hasPrefix(_ name: String) -> Bool {
    name.prefix(2).allSatisfy(\.isUppercase) && name.count > 2
  }

  private static let plainNames: Set = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error",
    "Float", "Int", "Metadata", "Never", "Notification", "Optional", "Result", "Self", "Sendable", "Set", "String",
    "Swift", "Void",
  ]

  /// A text in which names, with those of the types around them, are replaced; those for which there is no replacement stay.
  private static func replacingNames(in text: String, by replacement: (String) -> String?) -> String {
    var result = ""
    var name = ""
    func flush() {
      if !name.isEmpty { result += name.first?.isNumber == true ? name : replacement(name) ?? name }
      name = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." && !name.isEmpty {
        name.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
