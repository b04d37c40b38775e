import Text

/// The label of a node, an edge or a graph: text with escapes, a record, or Graphviz's HTML.
struct DOTLabel {
  /// A row of text.
  struct Row: Hashable {
    /// The text with its white space; lines of one cell are joined.
    fileprivate(set) var raw = ""
    /// The parts in bold and others, in order.
    fileprivate(set) var parts: [(text: String, isBold: Bool)] = []
    /// The text that shows where the pointer is, of a cell.
    fileprivate(set) var tooltip = ""
    /// `true` for a gap between rows.
    fileprivate(set) var isGap = false
    /// `true` for a gap that is high.
    fileprivate(set) var isHigh = false

    /// The text in one line.
    var text: String { raw.inOneLine }

    static func == (one: Row, other: Row) -> Bool { one.raw == other.raw && one.tooltip == other.tooltip }
    func hash(into hasher: inout Hasher) { hasher.combine(raw) }
  }

  /// The rows.
  private(set) var rows: [Row] = []
  private var isBold = 0

  /// Reads a label as `dot` writes it; `\N` in it is the name. HTML is told from text by its tags, unless it is known to be text.
  init(_ label: String, name: String, isText: Bool = false) {
    rows = [Row()]
    if !isText, Self.isHTML(label) { readHTML(label) } else { readEscapes(label, name) }
  }

  /// Returns `true` for a label with one of Graphviz's tags, whose output does not tell HTML from text.
  private static func isHTML(_ label: String) -> Bool {
    let tags = ["table", "tr", "td", "font", "br", "img", "b", "i", "u", "o", "sub", "sup", "s", "hr", "vr"]
    return tags.contains { tag in
      [">", " ", "/>"].contains { label.lowercased().contains("<\(tag)\($0)") }
    }
  }

  /// The text in one line.
  var line: String { rows.map(\.text).filter { !$0.isEmpty }.joined(separator: " ") }

  /// The rows as lines of a label.
  var lines: [LabelLine] {
    rows.map { row in
      guard let first = row.parts.first, first.isBold else { return LabelLine(text: row.raw) }
      return LabelLine(heading: first.text, text: row.parts.dropFirst().map(\.text).joined())
    }
  }

  private mutating func append(_ text: String) {
    rows[rows.count - 1].raw += text
    let last = rows[rows.count - 1].parts.count - 1
    if last >= 0, rows[rows.count - 1].parts[last].isBold == (isBold > 0) {
      rows[rows.count - 1].parts[last].text += text
    } else {
      rows[rows.count - 1].parts.append((text, isBold > 0))
    }
  }

  private mutating func endRow() { rows.append(Row()) }

  private mutating func readEscapes(_ label: String, _ name: String) {
    var cursor = DiagramCursor(label[...])
    while let scalar = cursor.advance() {
      switch scalar {
      case "\\":
        switch cursor.advance() {
        case "n", "l", "r": endRow()
        case "N": append(name)
        case let other?: append(String(Character(other)))
        case nil: append("\\")
        }
      case "\n": endRow()
      case "&": append(Entities.take(after: scalar, from: &cursor).map { String(Character($0)) } ?? "&")
      default: append(String(Character(scalar)))
      }
    }
  }

  private mutating func readHTML(_ label: String) {
    var cursor = DiagramCursor(label[...])
    while let scalar = cursor.advance() {
      switch scalar {
      case "<": readTag(&cursor)
      case "&": append(Entities.take(after: scalar, from: &cursor).map { String(Character($0)) } ?? "&")
      // Line ends between tags are no text.
      case "\n", "\r": _ = cursor.take { $0.properties.isWhitespace && $0 != "\u{A0}" }
      default: append(String(Character(scalar)))
      }
    }
    // A table's last row ends.
    if rows.count > 1, rows[rows.count - 1].raw.isEmpty { rows.removeLast() }
  }

  private mutating func readTag(_ cursor: inout DiagramCursor) {
    let name = cursor.take { $0.isWord || $0 == "/" }.lowercased()
    var attributes: [String: String] = [:]
    while let next = cursor.next, next != ">" {
      let key = cursor.take { $0.isWord || $0 == "-" }.lowercased()
      if !key.isEmpty, cursor.take("="), let value = cursor.takeQuoted() {
        attributes[key] = LabelText.line(of: value, .mermaid)
      } else if key.isEmpty {
        _ = cursor.advance()
      }
    }
    _ = cursor.take(">")
    switch name {
    case "b": isBold += 1
    case "/b": isBold = max(0, isBold - 1)
    case "/tr": endRow()
    case "br", "br/", "br/br": if rows[rows.count - 1].tooltip.isEmpty { endRow() }
    case "td":
      if let tooltip = attributes["tooltip"] { rows[rows.count - 1].tooltip = tooltip }
      if let height = attributes["height"] {
        rows[rows.count - 1].isGap = true
        rows[rows.count - 1].isHigh = (Int(height) ?? 0) > 4
      }
    default: break
    }
  }
}
