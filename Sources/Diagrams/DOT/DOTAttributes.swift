import Text

/// The attributes of a DOT statement, in the order in which they are written.
package struct DOTAttributes: ExpressibleByArrayLiteral {
  /// One attribute, with its name and value.
  package struct Attribute {
    let source: String

    /// A number, a keyword, or a text that needs no escaping.
    package static func plain(_ name: String, _ value: String) -> Attribute {
      let isWord = value.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x5F
      }
      return Attribute(source: isWord ? "\(name)=\(value)" : "\(name)=\"\(value)\"")
    }

    /// A name as a label, broken between words where it is very long.
    static func label(_ name: String) -> Attribute {
      let lines = name.wrapped(to: 40).map { DOTText.quoted($0).dropFirst().dropLast() }
      return Attribute(source: "label=\"\(lines.joined(separator: "\\n"))\"")
    }

    /// A tooltip with text of the page.
    package static func tooltip(_ name: String, _ value: String) -> Attribute {
      Attribute(source: "\(name)=\(DOTText.quotedTooltip(value))")
    }

    /// An HTML-like label.
    static func markup(_ name: String, _ value: Markup) -> Attribute {
      Attribute(source: "\(name)=<\(value.source)>")
    }
  }

  private var attributes: [Attribute]

  package init(arrayLiteral elements: Attribute...) { attributes = elements }

  /// Creates a list.
  init(_ attributes: [Attribute]) { self.attributes = attributes }

  /// `true` where there are none.
  var isEmpty: Bool { attributes.isEmpty }

  /// `a=1, b="x"`.
  var source: String { attributes.map(\.source).joined(separator: ", ") }

  /// Adds one.
  mutating func append(_ attribute: Attribute) { attributes.append(attribute) }

  /// Joins two lists.
  package static func + (left: DOTAttributes, right: DOTAttributes) -> DOTAttributes {
    var sum = left
    sum.attributes += right.attributes
    return sum
  }
}
