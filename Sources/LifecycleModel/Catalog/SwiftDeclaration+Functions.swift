extension SwiftDeclaration {
  /// The functions that a source declares, with or without bodies: those of its types too, but none inside a body.
  package static func functions(in source: String) -> [SwiftDeclaration] {
    var functions: [SwiftDeclaration] = []
    var head = ""
    var brackets = 0
    // Of each open brace, `true` for a body's, `false` for a type's.
    var open: [Bool] = []
    for character in source.split(whereSeparator: \.isNewline).map(withoutComment).joined(separator: "\n") + "\n" {
      let declares = !open.contains(true)
      switch character {
      case "{":
        let function = declares ? function(head) : nil
        functions += [function].compactMap(\.self)
        open.append(function != nil || !isType(head))
        head = ""
      case "}":
        _ = open.popLast()
        head = ""
      case "\n" where brackets == 0 && declares && !head.trimmingSpaces.hasPrefix("@"),
        "\n" where brackets == 0 && head.contains("func "):
        functions += [declares ? function(head) : nil].compactMap(\.self)
        head = ""
      case "\n": head.append(" ")
      default:
        brackets += "([".contains(character) ? 1 : ")]".contains(character) ? -1 : 0
        head.append(character)
      }
    }
    return functions
  }

  private static func function(_ head: String) -> SwiftDeclaration? {
    SwiftDeclaration(head).flatMap { $0.kind == .function ? $0 : nil }
  }

  private static func isType(_ head: String) -> Bool {
    let words = head.split { !$0.isLetter }
    return words.contains { ["actor", "class", "enum", "extension", "protocol", "struct"].contains($0) }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
