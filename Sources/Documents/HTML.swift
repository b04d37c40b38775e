/// A fragment of a web page.
///
/// What a page says goes in as text and cannot become markup: there is no way to make a fragment of a text that is not escaped.
package struct HTML: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A name and a value in a tag.
  package struct Attribute: Sendable {
    fileprivate let source: String

    /// Any attribute but those that hold addresses, styles or scripts.
    package init(_ name: StaticString, _ value: String = "") {
      precondition(!["href", "src", "style"].contains("\(name)") && !"\(name)".hasPrefix("on"), "Not safe: \(name)")
      source = " \(name)=\"\(HTMLTableRenderer.escaped(value))\""
    }

    private init(source: String) { self.source = source }

    /// The element's address in the page.
    package static func id(_ value: String) -> Attribute { Attribute("id", value) }
    /// The classes of the element.
    package static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
    /// A link to a place in the page.
    package static func place(_ anchor: String) -> Attribute {
      Attribute(source: " href=\"#\(HTMLTableRenderer.escaped(anchor))\"")
    }
  }

  /// The source.
  package let source: String

  /// A text.
  package init(_ text: String) { source = HTMLTableRenderer.escaped(text) }

  /// A text.
  package init(stringLiteral text: String) { self.init(text) }

  /// The lines of a text with its code, links and emphasis.
  package init(_ text: InlineContent) { source = HTMLTableRenderer.content(text) }

  /// A whole table.
  package init(element table: Table) { source = HTMLTableRenderer.element(table) }

  private init(source: String) { self.source = source }

  /// Nothing.
  package static let nothing = HTML(source: "")

  /// A comment on a line of its own, which no text can be mistaken for.
  package static func comment(_ words: String) -> HTML {
    precondition(!words.contains("--"), "Ends the comment: \(words)")
    return HTML(source: "<!-- \(words) -->\n")
  }

  /// An element within a line.
  package static func inline(_ name: StaticString, _ attributes: Attribute..., content: HTML) -> HTML {
    HTML(source: tag(name, attributes) + content.source + "</\(name)>")
  }

  /// An element on a line of its own.
  package static func line(_ name: StaticString, _ attributes: Attribute..., content: HTML = .nothing) -> HTML {
    HTML(source: tag(name, attributes) + content.source + "</\(name)>\n")
  }

  /// An element whose content has lines of its own.
  package static func block(_ name: StaticString, _ attributes: Attribute..., content: HTML) -> HTML {
    HTML(source: tag(name, attributes) + "\n" + content.source + "</\(name)>\n")
  }

  /// An element without content.
  package static func void(_ name: StaticString, _ attributes: Attribute...) -> HTML {
    HTML(source: tag(name, attributes))
  }

  /// A cell of a table.
  package static func cell(_ name: StaticString, _ attributes: [Attribute], content: HTML) -> HTML {
    HTML(source: tag(name, attributes) + content.source + "</\(name)>")
  }

  /// A row of a table, on a line of its own.
  package static func row(_ attributes: [Attribute], content: HTML) -> HTML {
    HTML(source: tag("tr", attributes) + content.source + "</tr>\n")
  }

  /// One after the other.
  package static func + (left: HTML, right: HTML) -> HTML { HTML(source: left.source + right.source) }

  private static func tag(_ name: StaticString, _ attributes: [Attribute]) -> String {
    "<\(name)" + attributes.map(\.source).joined() + ">"
  }
}

extension Sequence<HTML> {
  /// One after the other.
  package var joined: HTML { reduce(.nothing, +) }
}
