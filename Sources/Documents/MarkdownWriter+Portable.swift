import Text

/// Markdown that Python-Markdown and MDX read alike. Neither looks for Markdown in what a character reference stands for.
extension MarkdownWriter {
  /// A character reference in place of everything that one of the parsers or an extension could take for its own.
  static func referenced(_ text: String) -> String {
    let scalars = Array(singleLine(text).unicodeScalars)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      switch scalar {
      case "\\", "`", "*", "[", "]", "<", ">", "{", "}", "|", "~", "$", "^", "=", "@", "#", "&":
        return reference(to: scalar)
      // A name between colons is an emoji or a directive, and one before `//` the scheme of an address.
      case ":":
        let next = scalars.indices.contains(index + 1) ? scalars[index + 1] : "a"
        return next == " " || next.properties.numericType != nil ? ":" : reference(to: scalar)
      case ".": return scalars[..<index].suffix(3).elementsEqual("www".unicodeScalars) ? reference(to: scalar) : "."
      case "_":
        let isInWord = [index - 1, index + 1].allSatisfy { scalars.indices.contains($0) && scalars[$0].isWord }
        return isInWord ? "_" : reference(to: scalar)
      default: return String(scalar)
      }
    }.joined()
  }

  /// `&#42;`.
  static func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  /// A code span, or a `<code>` element for code with signs that end a span or a cell.
  static func portableCode(_ code: String) -> String {
    if code.isEmpty { return "" }
    let code = singleLine(code)
    let isPlain = !code.contains { "`|\\".contains($0) } && code.first != " " && code.last != " "
    return isPlain ? "`" + code + "`" : "<code>" + entities(code) + "</code>"
  }

  /// An address without signs that end a link, or that an extension looks for before it looks for links.
  static func portableAddress(_ url: String) -> String {
    let encoded = address(url).replacing("\\(", with: "%28").replacing("\\)", with: "%29").replacing("&", with: "&amp;")
    return String(encoded.flatMap { "{}$^*".contains($0) ? Array($0.utf8.map(\.percentEncoded).joined()) : [$0] })
  }

  /// A paragraph that begins with no mark of a block, and with no `import` or `export` of MDX.
  static func portableParagraph(_ text: some StringProtocol, marks: String) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    let isModule = ["import", "export"].contains { text.hasPrefix($0) }
    guard isModule || marks.unicodeScalars.contains(first) else { return String(text) }
    return reference(to: first) + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
  }
}
