/// A fragment of a web page.
///
/// What a page says goes in as text and cannot become markup: there is no way to make a fragment of a text that is not escaped.
struct HTML: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A name and a value in a tag.
  struct Attribute: Sendable {
    fileprivate let source: String

    /// Any attribute but those that hold addresses, styles or scripts.
    init(_ name: StaticString, _ value: String = "") {
      precondition(!["href", "src", "style"].contains("\(name)") && !"\(name)".hasPrefix("on"), "Not safe: \(name)")
      source = " \(name)=\"\(HTMLTableRenderer.escaped(value))\""
    }

    private init(source: String) { self.source = source }

    /// The element's address in the page.
    static func id(_ value: String) -> Attribute { Attribute("id", value) }
    /// The classes of the element.
    static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
    /// A link to a place in the page.
    static func place(_ anchor: String) -> Attribute {
      Attribute(source: " href=\"#\(HTMLTableRenderer.escaped(anchor))\"")
    }
  }

  /// The source.
  let source: String

  /// A text.
  init(_ text: String) { source = HTMLTableRenderer.escaped(text) }

  /// A text.
  init(stringLiteral text: String) { self.init(text) }

  /// The lines of a text with its code, links and emphasis.
  init(_ text: TableText) { source = HTMLTableRenderer.content(text) }

  /// A whole table.
  init(element table: Table) { source = HTMLTableRenderer.element(table) }

  private init(source: String) { self.source = source }

  /// Nothing.
  static let nothing = HTML(source: "")

  /// The place of a picture.
  static func picture(_ picture: Picture, in slots: PictureSlots) -> HTML {
    HTML(source: slots.tag(of: picture) + "\n")
  }

  /// An element within a line.
  static func inline(_ name: StaticString, _ attributes: Attribute..., content: HTML) -> HTML {
    HTML(source: tag(name, attributes) + content.source + "</\(name)>")
  }

  /// An element on a line of its own.
  static func line(_ name: StaticString, _ attributes: Attribute..., content: HTML = .nothing) -> HTML {
    HTML(source: tag(name, attributes) + content.source + "</\(name)>\n")
  }

  /// An element whose content has lines of its own.
  static func block(_ name: StaticString, _ attributes: Attribute..., content: HTML) -> HTML {
    HTML(source: tag(name, attributes) + "\n" + content.source + "</\(name)>\n")
  }

  /// An element without content.
  static func void(_ name: StaticString, _ attributes: Attribute...) -> HTML { HTML(source: tag(name, attributes)) }

  /// A cell of a table.
  static func cell(_ name: StaticString, _ attributes: [Attribute], content: HTML) -> HTML {
    HTML(source: tag(name, attributes) + content.source + "</\(name)>")
  }

  /// A row of a table, on a line of its own.
  static func row(_ attributes: [Attribute], content: HTML) -> HTML {
    HTML(source: tag("tr", attributes) + content.source + "</tr>\n")
  }

  /// One after the other.
  static func + (left: HTML, right: HTML) -> HTML { HTML(source: left.source + right.source) }

  private static func tag(_ name: StaticString, _ attributes: [Attribute]) -> String {
    "<\(name)" + attributes.map(\.source).joined() + ">"
  }
}

extension Sequence<HTML> {
  /// One after the other.
  var joined: HTML { reduce(.nothing, +) }
}
