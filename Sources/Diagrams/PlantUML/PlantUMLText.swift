import Text

/// Text escaped for PlantUML, which reads no markup, preprocessor directive or end of a string in it.
///
/// PlantUML writes `<U+0022>` for a quotation mark. The characters of callback names stay legible.
enum PlantUMLText {
  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" (),:"))

  /// One line of text.
  static func escaped(_ text: String) -> String {
    if plain.holds(text) { return text }
    let scalars = Array(text.unicodeScalars)
    var output = ""
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isPlain(scalar, between: previous, and: next) {
        output.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        output += "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
      }
    }
    return output
  }

  /// `true` where a scalar needs no escape: doubled punctuation is markup (`__`, `--`, `//`), between words it is not.
  private static func isPlain(
    _ scalar: Unicode.Scalar, between previous: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    guard scalar.isASCII else { return true }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "(", ")", ",", ":": return true
    case "_", ".": return previous != scalar && next != scalar
    case "-", "/", "'": return previous?.isWord ?? false && next?.isWord ?? false
    default: return false
    }
  }
}
