import Documents
import Text

/// The text of a DOT file, indented by two spaces a block.
struct DOTDocument {
  /// The lines so far.
  private(set) var text = ""
  private var depth = 0

  /// A block: `digraph lifecycle { … }`, or without a header `{ … }`.
  mutating func block(_ header: String, _ body: (inout DOTDocument) -> Void) {
    line(header.isEmpty ? "{" : header + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// A statement about a node, an edge (`a -> b`), or all later ones (`node`).
  mutating func statement(_ subject: String, _ attributes: DOTAttributes = []) {
    line(attributes.isEmpty ? subject : "\(subject) [\(attributes.source)]")
  }

  private mutating func line(_ line: String) {
    for _ in 0..<min(depth, StatesText.indentedLevels) { text += "  " }
    text += line
    text += "\n"
  }
}

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
      let lines = DOTText.cut(name).wrapped(to: 40).map { DOTText.quoted($0).dropFirst().dropLast() }
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

  init(_ attributes: [Attribute]) { self.attributes = attributes }

  /// `true` where there are none.
  var isEmpty: Bool { attributes.isEmpty }

  /// `a=1, b="x"`.
  var source: String { attributes.map(\.source).joined(separator: ", ") }

  /// Joins two lists.
  package static func + (left: DOTAttributes, right: DOTAttributes) -> DOTAttributes {
    var sum = left
    sum.attributes += right.attributes
    return sum
  }
}

/// Names and prose, escaped for DOT.
enum DOTText {
  /// A quoted string for labels and ids; `dot` reads entities anywhere, so `&` is escaped too.
  static func quoted(_ text: String) -> String {
    quoted(text, backslash: #"\\"#)
  }

  /// A quoted string for tooltips, whose backslashes `dot` interprets twice.
  static func quotedTooltip(_ text: String) -> String {
    quoted(cut(text, to: mostInTooltip), backslash: #"\\\\"#)
  }

  /// A text that ends with `…` where it is longer than anybody reads: `dot` takes no string, and no text between two tags, of more than
  /// 16,384 bytes, and an escaped scalar may take six.
  static func cut(_ text: String, to mostScalars: Int = DOTText.mostInLabel) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: mostScalars, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]).trimmingSpaces + "…"
  }

  /// The most scalars of a tooltip, and of a name in a label.
  static let mostInTooltip = 1000
  static let mostInLabel = 2500

  /// The text inside an HTML-like label: between its tags, and between the quotes of an attribute. `dot` interprets
  /// backslashes there too.
  static func markup(_ text: String) -> String {
    if plain.holds(text) { return text }
    return mapped(text) { _ in nil }.xmlEscaped(inAttribute: true).replacing(scalar: "\\", with: "&#92;")
  }

  private static func quoted(_ text: String, backslash: String) -> String {
    let inside = mapped(text) { character in
      switch character {
      case "&": "&amp;"
      case "\"": "\\\""
      case "\\": backslash
      default: nil
      }
    }
    return "\"\(inside)\""
  }

  /// The characters that need no escape anywhere.
  private static let plain = ASCIISet.printable.subtracting(ASCIISet("&<>\"\\"))

  /// Replaces scalars; characters that XML forbids are left out, and white space becomes a space.
  private static func mapped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    if plain.holds(text) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement.utf8
      } else if (0x09...0x0D).contains(scalar.value) {
        result.append(UInt8(ascii: " "))
      } else if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value), !scalar.isNoncharacter {
        result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// `true` for a noncharacter of Unicode: the last two of each plane, and 32 others.
  fileprivate var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}

/// A piece of a Graphviz HTML-like label: `<b>Active</b>`, escaped, with the columns that it takes.
package struct Markup: Hashable, Sendable {
  /// The DOT source, without the outermost angle brackets.
  let source: String
  /// The width of its text in columns; of several lines, the longest one's. Zero for a table.
  let columns: Int

  /// Plain text; never empty, for `dot` rejects empty elements.
  init(_ text: String) {
    let text = DOTText.cut(text)
    let escaped = DOTText.markup(text)
    source = escaped.isEmpty ? " " : escaped
    columns = text.displayWidth
  }

  private init(source: String, columns: Int = 0) {
    self.source = source
    self.columns = columns
  }

  /// `true` for text in several lines.
  var isBroken: Bool { source.hasSuffix("<br align=\"left\"/>") }

  /// The piece in bold.
  var bold: Markup { Markup(source: "<b>\(source)</b>", columns: columns) }

  /// The piece in italics.
  var italic: Markup { Markup(source: "<i>\(source)</i>", columns: columns) }

  /// The piece struck through.
  var struck: Markup { Markup(source: "<s>\(source)</s>", columns: columns) }

  /// The piece in a colour for a white background.
  func colored(_ color: String) -> Markup {
    Markup(source: "<font color=\"\(color)\">\(source)</font>", columns: columns)
  }

  /// The piece in a size in points.
  func sized(_ points: Int) -> Markup {
    Markup(source: "<font point-size=\"\(points)\">\(source)</font>", columns: columns)
  }

  /// The piece in a cell, with attributes such as `align="left"`.
  func cell(_ attributes: String = "") -> Markup {
    Markup(source: attributes.isEmpty ? "<td>\(source)</td>" : "<td \(attributes)>\(source)</td>")
  }

  /// A cell without content.
  static func emptyCell(_ attributes: String = "") -> Markup {
    Markup(source: attributes.isEmpty ? "<td></td>" : "<td \(attributes)></td>")
  }

  /// The attributes of a cell with a tooltip, which `dot` draws only where there is a target.
  static func tooltip(_ text: String) -> String {
    "target=\"_self\" tooltip=\"\(DOTText.markup(DOTText.cut(text, to: DOTText.mostInTooltip)))\""
  }

  static func row(_ cells: [Markup]) -> Markup {
    Markup(source: "<tr>\(cells.map(\.source).joined())</tr>")
  }

  /// A table of rows without a border, with some points between cells.
  static func table(_ rows: [Markup], _ attributes: String = "cellpadding=\"1\"", spacing: Int = 0) -> Markup {
    let lines = rows.map { "  \($0.source)\n" }.joined()
    return Markup(
      source: "<table border=\"0\" cellborder=\"0\" cellspacing=\"\(spacing)\" \(attributes)>\n\(lines)</table>")
  }

  /// Pieces one below the other, each at the left.
  static func column(_ pieces: [Markup], padding: Int = 0) -> Markup {
    .table(pieces.map { .row([$0.cell("align=\"left\"")]) }, "cellpadding=\"\(padding)\"")
  }

  /// The width of a call's name on a card in columns.
  static let nameWidth = 24

  /// A call's name in lines of at most `width` columns, where it can be broken.
  static func brokenName(_ name: String, width: Int = nameWidth, _ style: (String) -> Markup) -> Markup {
    let lines = name.brokenAsName(width: width, indentation: String(repeating: "\u{A0}", count: 6))
    guard lines.count > 1 else { return style(name) }
    return Markup(
      source: lines.map { style($0).source + "<br align=\"left\"/>" }.joined(),
      columns: lines.map(\.displayWidth).max() ?? 0)
  }

  /// Joins two pieces.
  static func + (left: Markup, right: Markup) -> Markup {
    Markup(source: left.source + right.source, columns: left.columns + right.columns)
  }
}
