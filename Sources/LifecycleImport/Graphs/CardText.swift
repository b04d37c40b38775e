import LifecycleModel
import Text

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
