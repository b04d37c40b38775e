/// An XML element; attributes keep the order in which they are written, absent ones are left out.
package struct XMLElement {
  private let name: String
  private var attributes: [(name: String, value: String?)]
  private let children: [XMLElement]
  private let text: String?

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

  /// The element as the root of a document, two spaces a level; levels below the fortieth begin alike, because the text would grow
  /// with the square of the depth.
  package var document: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, level: 0)
    return text
  }

  private func write(to document: inout String, level: Int) {
    let margin = String(repeating: "  ", count: min(level, 40))
    let written = attributes.compactMap { attribute in
      attribute.value.map { " \(attribute.name)=\"\($0.xmlEscaped(inAttribute: true))\"" }
    }
    let head = "\(margin)<\(name)\(written.joined())"
    if let text {
      document += "\(head)>\(text.xmlEscaped(inAttribute: false))</\(name)>\n"
    } else if children.isEmpty {
      document += "\(head)/>\n"
    } else {
      document += "\(head)>\n"
      for child in children { child.write(to: &document, level: level + 1) }
      document += "\(margin)</\(name)>\n"
    }
  }
}

extension String {
  /// The text as XML, between tags or between the double quotes of an attribute; what XML cannot hold is U+FFFD.
  ///
  /// Parsers make white space in an attribute spaces and every line end a line feed, so what they would change is written
  /// as a reference. Between tags, quotes, tabs and line feeds stay as they are.
  package func xmlEscaped(inAttribute: Bool) -> String {
    unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"" where inAttribute: output += "&quot;"
      case "\t" where inAttribute, "\n" where inAttribute, "\r": output += "&#\(scalar.value);"
      case "\t", "\n": output.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A piece of an XML text.
package enum XMLToken: Hashable {
  /// `<name …>`, with the attributes as written: name and escaped value.
  case open(name: Substring, attributes: [Attribute], isEmpty: Bool)
  /// `</name>`.
  case close(name: Substring)
  /// The text between tags, escaped as written.
  case text(Substring)
  /// A comment, a declaration or an instruction.
  case aside

  /// `name="value"`, the value escaped as written.
  package struct Attribute: Hashable {
    package let name: Substring
    package let value: Substring

    /// Creates an attribute; the value is escaped as it will be written.
    package init(name: Substring, value: Substring) {
      self.name = name
      self.value = value
    }

    /// The attribute as in a tag.
    package var source: String { value.unicodeScalars.contains("\"") ? "\(name)='\(value)'" : "\(name)=\"\(value)\"" }
  }

  /// The pieces of a text; `nil` where it is no well-formed XML.
  package static func tokens(of text: String) -> [XMLToken]? {
    var tokens: [XMLToken] = []
    // Scalars, for a name may have one that makes a `Character` of itself and the mark after it.
    var rest = Substring(text).unicodeScalars
    while let first = rest.first {
      guard first == "<" else {
        let words = rest.prefix { $0 != "<" }
        tokens.append(.text(Substring(words)))
        rest = rest[words.endIndex...]
        continue
      }
      guard let token = takeTag(from: &rest) else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private static func takeTag(from rest: inout Substring.UnicodeScalarView) -> XMLToken? {
    for (opening, closing) in [("<!--", "-->"), ("<?", "?>"), ("<!", ">")]
    where rest.starts(with: opening.unicodeScalars) {
      guard let end = rest.dropFirst(opening.count).firstRange(of: closing.unicodeScalars) else { return nil }
      rest = rest[end.upperBound...]
      return .aside
    }
    rest.removeFirst()
    let isClosing = rest.first == "/"
    if isClosing { rest.removeFirst() }
    let name = rest.prefix { !$0.properties.isWhitespace && $0 != ">" && $0 != "/" }
    rest = rest[name.endIndex...]
    guard !name.isEmpty, let attributes = takeAttributes(from: &rest) else { return nil }
    let isEmpty = rest.first == "/"
    if isEmpty { rest.removeFirst() }
    guard rest.first == ">" else { return nil }
    rest.removeFirst()
    return isClosing
      ? .close(name: Substring(name)) : .open(name: Substring(name), attributes: attributes, isEmpty: isEmpty)
  }

  private static func takeAttributes(from rest: inout Substring.UnicodeScalarView) -> [Attribute]? {
    var attributes: [Attribute] = []
    while true {
      rest = rest.drop(while: \.properties.isWhitespace)
      guard let first = rest.first else { return nil }
      if first == ">" || first == "/" { return attributes }
      let name = rest.prefix { $0 != "=" && $0 != ">" && !$0.properties.isWhitespace }
      rest = rest[name.endIndex...]
      guard rest.first == "=" else { return nil }
      rest.removeFirst()
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      rest.removeFirst()
      let value = rest.prefix { $0 != quote }
      guard value.endIndex < rest.endIndex else { return nil }
      rest = rest[rest.index(after: value.endIndex)...]
      attributes.append(Attribute(name: Substring(name), value: Substring(value)))
    }
  }
}
