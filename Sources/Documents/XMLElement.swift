/// An XML element; attributes keep the order in which they are written, absent ones are left out.
package struct XMLElement {
  private let name: String
  private var attributes: [(name: String, value: String?)]
  private let children: [XMLElement]
  private let text: String?

  /// Creates an element.
  package init(_ name: String, _ attributes: KeyValuePairs<String, String?>, children: [XMLElement] = []) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
    text = nil
  }

  /// Creates an element with a text, whose lines stay as they are.
  package init(_ name: String, _ attributes: KeyValuePairs<String, String?>, text: String) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    children = []
    self.text = text
  }

  /// The element with more attributes after its own.
  package func adding(_ more: [(name: String, value: String?)]) -> XMLElement {
    var element = self
    element.attributes += more
    return element
  }

  /// The element as the root of a document, two spaces a level.
  package var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    let written = attributes.compactMap { attribute in
      attribute.value.map { " \(attribute.name)=\"\($0.xmlEscaped(inAttribute: true))\"" }
    }
    let head = "<\(name)\(written.joined())"
    if let text { return [head + ">" + text.xmlEscaped(inAttribute: false) + "</\(name)>"] }
    guard !children.isEmpty else { return [head + "/>"] }
    return [head + ">"] + children.flatMap(\.lines).map { "  " + $0 } + ["</\(name)>"]
  }
}
