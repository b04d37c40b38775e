import Text

/// A fragment of a web page, in which no text of a life cycle becomes markup: none goes in but escaped.
package struct HTML: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A name and a value in a tag.
  package struct Attribute: Sendable {
    fileprivate let source: String

    /// Any attribute but those that hold addresses, styles or scripts.
    package init(_ name: StaticString, _ value: String = "") {
      let name = name.description
      precondition(!["href", "src", "style"].contains(name) && !name.hasPrefix("on"), "Not safe: \(name)")
      source = " " + name + "=\"" + HTML.escaped(value) + "\""
    }

    private init(source: String) { self.source = source }

    /// The element's address in the page.
    package static func id(_ value: String) -> Attribute { Attribute("id", value) }
    /// The classes of the element.
    package static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
    /// A link to a place in the page.
    package static func place(_ anchor: String) -> Attribute {
      Attribute(source: " href=\"#\(HTML.escaped(anchor))\"")
    }
  }

  /// The source.
  package let source: String

  /// A text.
  package init(_ text: String) { source = Self.escaped(text) }

  /// A text.
  package init(stringLiteral text: String) { self.init(text) }

  fileprivate init(source: String) { self.source = source }

  /// The empty fragment.
  package static let nothing = HTML(source: "")

  /// A comment on a line of its own, which no text can be mistaken for.
  package static func comment(_ words: String) -> HTML {
    precondition(!words.contains("--"), "Ends the comment: \(words)")
    return HTML(source: "<!-- \(words) -->\n")
  }

  /// An element within a line.
  package static func inline(_ name: StaticString, _ attributes: Attribute..., content: HTML) -> HTML {
    inline(name, attributes, content: content)
  }

  /// An element within a line.
  package static func inline(_ name: StaticString, _ attributes: [Attribute], content: HTML) -> HTML {
    let end = "</" + name.description + ">"
    return HTML(source: tag(name, attributes) + content.source + end)
  }

  /// An element on a line of its own.
  package static func line(_ name: StaticString, _ attributes: Attribute..., content: HTML = .nothing) -> HTML {
    line(name, attributes, content: content)
  }

  /// An element on a line of its own.
  package static func line(_ name: StaticString, _ attributes: [Attribute], content: HTML) -> HTML {
    HTML(source: tag(name, attributes) + content.source + "</\(name)>\n")
  }

  /// An element whose content has lines of its own.
  package static func block(_ name: StaticString, _ attributes: Attribute..., content: HTML) -> HTML {
    block(name, attributes, content: content)
  }

  /// An element whose content has lines of its own.
  package static func block(_ name: StaticString, _ attributes: [Attribute], content: HTML) -> HTML {
    HTML(source: tag(name, attributes) + "\n" + content.source + "</\(name)>\n")
  }

  /// An element without content.
  package static func void(_ name: StaticString, _ attributes: Attribute...) -> HTML {
    HTML(source: tag(name, attributes))
  }

  /// An element that leads to an address; its content alone where the address could run code.
  static func link(to url: String, content: HTML) -> HTML {
    let scheme = url.unicodeScalars.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let hasScheme = url.unicodeScalars[scheme.endIndex...].first == ":"
    guard !hasScheme || ["http", "https", "mailto"].contains(String(scheme).lowercased()) else { return content }
    return HTML(source: "<a href=\"\(escaped(url))\">" + content.source + "</a>")
  }

  /// One fragment after the other.
  package static func + (left: HTML, right: HTML) -> HTML { HTML(source: left.source + right.source) }

  private static func tag(_ name: StaticString, _ attributes: [Attribute]) -> String {
    let start = "<" + name.description
    switch attributes.count {
    case 0: return start + ">"
    case 1: return start + attributes[0].source + ">"
    default: return start + attributes.map(\.source).joined() + ">"
    }
  }

  private static let plain = ASCIISet.printable.subtracting(ASCIISet("&<>\"'"))

  /// The text as character data or between the quotes of an attribute; what HTML does not allow becomes U+FFFD.
  private static func escaped(_ text: String) -> String {
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

extension Sequence<HTML> {
  /// The fragments in a row.
  package var joined: HTML { joined(separator: .nothing) }

  /// The fragments in a row, with another between any two.
  package func joined(separator: HTML) -> HTML { HTML(source: map(\.source).joined(separator: separator.source)) }
}
