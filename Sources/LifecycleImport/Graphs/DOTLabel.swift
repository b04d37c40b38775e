import LifecycleModel
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

/// The text of a card in Instar's graphs: events with their guards and versions above the calls, and maybe more of both below.
struct CardText {
  /// An event, with what is said of it alone.
  private struct Event {
    let name: String
    var remarks = ""
  }

  /// A label for each event.
  private(set) var labels: [TransitionLabel] = []
  private var events: [Event] = []
  /// The remarks on all events.
  private var shared = ""
  private var calls: [LabelCall] = []
  /// The remarks on the last call.
  private var remarks = ""
  private var marks = 0
  private var groups = 0
  private var isInGroup = false

  /// Reads the rows of a card.
  init(_ rows: [DOTLabel.Row]) {
    for row in rows { read(row) }
    endBlock()
  }

  private mutating func read(_ row: DOTLabel.Row) {
    let margin = "\u{A0}\u{A0}\u{A0}"
    if row.isHigh {
      endBlock()
    } else if row.isGap {
      isInGroup = false
    } else if row.parts.contains(where: \.isBold) {
      for part in row.parts { readHeading(part.text.inOneLine, isBold: part.isBold) }
    } else if let call = call(in: row) {
      endCall()
      calls.append(call)
    } else if !row.raw.hasPrefix(margin) {
      shared.append(line: row.text)
    } else if calls.isEmpty {
      readHeading(row.text, isBold: false)
    } else {
      remarks.append(line: row.text)
    }
  }

  /// Reads an event, or what is said of the last one; a comma is between two events.
  private mutating func readHeading(_ text: String, isBold: Bool) {
    let text = text.last == "," ? String(text.dropLast()) : text
    guard !text.isEmpty else { return }
    if isBold { return events.append(Event(name: text)) }
    if events.isEmpty { events.append(Event(name: "")) }
    events[events.count - 1].remarks.append(line: text)
  }

  /// The call of a row that begins with a number or a bullet; its tooltip begins with the name.
  private mutating func call(in row: DOTLabel.Row) -> LabelCall? {
    let mark = row.raw.prefix { !$0.isWhitespace }
    guard mark == "•" || Int(mark) == marks + 1, mark.endIndex < row.raw.endIndex else { return nil }
    let name = row.tooltip.isEmpty ? row.raw[mark.endIndex...] : (row.tooltip.split(separator: " — ").first ?? "")
    var call = LabelCall(listed: String(name).inOneLine)
    if mark == "•" {
      groups += isInGroup ? 0 : 1
      call.unordered = groups
    } else {
      marks += 1
    }
    isInGroup = mark == "•"
    return call
  }

  /// Gives the last call what is said below it.
  private mutating func endCall() {
    guard let last = calls.indices.last, let known = CallRemarks(remarks.inOneLine[...]) else { return }
    calls[last].certainty = known.certainty
    remarks = ""
  }

  private mutating func endBlock() {
    endCall()
    if !events.isEmpty || !calls.isEmpty || !shared.isEmpty {
      for event in events.isEmpty ? [Event(name: "")] : events {
        let (condition, before, after) = (event.remarks + " " + shared).bracketed
        let versions = CallRemarks((before + " " + after).inOneLine[...])
        labels.append(
          TransitionLabel(
            event: event.name, condition: condition, calls: calls,
            availability: versions?.availability ?? Availability()))
      }
    }
    (events, calls) = ([], [])
    (shared, remarks) = ("", "")
    (marks, groups, isInGroup) = (0, 0, false)
  }
}

extension String {
  /// Adds a line of text that was broken at white space, or between two characters as wide as those of Chinese; Korean is broken at
  /// white space alone.
  fileprivate mutating func append(line: String) {
    let isWide = [last, line.first].allSatisfy { character in
      character.map { $0.displayWidth > 1 && !$0.unicodeScalars.contains(where: \.isHangul) } ?? false
    }
    self += (isWide ? "" : " ") + line
  }
}
