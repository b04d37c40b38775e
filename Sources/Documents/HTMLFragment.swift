import Text

/// A piece of HTML; what a page says gets into it as text only, escaped by construction.
package struct HTMLFragment: Hashable, Sendable {
  /// The piece as a browser reads it.
  package let source: String

  /// A text.
  package init(_ text: String) {
    source = Self.escaped(text)
  }

  private init(source: String) {
    self.source = source
  }

  /// Nothing.
  package static let empty = HTMLFragment(source: "")

  /// An element with attributes in the order given; its name and theirs are the program's, never a page's.
  package static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], _ content: HTMLFragment...
  ) -> HTMLFragment {
    let shown = attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    return HTMLFragment(source: "<\(name)\(shown)>\(joined(content).source)</\(name)>")
  }

  /// Pieces one after another.
  package static func joined(_ parts: [HTMLFragment]) -> HTMLFragment {
    HTMLFragment(source: parts.map(\.source).joined())
  }

  private static let plain = ASCIISet.printable.subtracting(ASCIISet("&<>\"'"))

  /// A text as character data or as the value of an attribute in double quotes; what HTML does not know becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    if plain.holds(text) { return text }
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
