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

  private static func escaped(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output.append(contentsOf: "&amp;".unicodeScalars)
      case "<": output.append(contentsOf: "&lt;".unicodeScalars)
      case ">": output.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": output.append(contentsOf: "&quot;".unicodeScalars)
      case "'": output.append(contentsOf: "&#39;".unicodeScalars)
      // HTML knows no NUL.
      case "\0": output.append("\u{FFFD}")
      default: output.append(scalar)
      }
    }
    return String(output)
  }
}
