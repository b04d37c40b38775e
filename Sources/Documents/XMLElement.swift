/// An XML element in the making; attributes keep the order in which they are written, absent ones are left out.
package struct XMLElement {
  private let name: String
  private let attributes: [(name: String, value: String?)]
  private let children: [XMLElement]

  /// Creates an element.
  package init(_ name: String, _ attributes: KeyValuePairs<String, String?>, children: [XMLElement] = []) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
  }

  private init(_ name: String, _ attributes: [(name: String, value: String?)], _ children: [XMLElement]) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The element with attributes behind its own.
  package func adding(_ more: [(name: String, value: String?)]) -> XMLElement {
    XMLElement(name, attributes + more, children)
  }

  /// The element as the root of a document, two spaces a level.
  package var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    let written = attributes.compactMap { attribute in
      attribute.value.map { " \(attribute.name)=\"\(Self.escaped($0))\"" }
    }
    let head = "<\(name)\(written.joined())"
    guard !children.isEmpty else { return [head + "/>"] }
    return [head + ">"] + children.flatMap(\.lines).map { "  " + $0 } + ["</\(name)>"]
  }

  /// Text between double quotes; white space that a parser would make a space is a reference, and what XML cannot hold
  /// is U+FFFD.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "\t", "\n", "\r": output += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}
