import Documents
import LifecycleModel
import Text

/// A table of a web page with complete rows, so that search and filter can hide any of them.
struct SiteTable {
  private let subject: SiteSubject
  private let delegates: [String: Int]
  private let callbacks: [String: Int]

  /// Prepares for tables about a life cycle.
  init(_ subject: SiteSubject) {
    self.subject = subject
    let lifecycle = subject.lifecycle
    delegates = Dictionary(lifecycle.delegateIDs.map { (lifecycle[$0].name, $0.index) }) { first, _ in first }
    callbacks = Dictionary(
      lifecycle.callbackIDs.map { (lifecycle.qualifiedName(of: $0), lifecycle[$0].delegate.index) }
    ) { first, _ in first }
  }

  /// The table in a frame that can be scrolled; `title` is the id of its heading.
  func html(_ sheet: Table.Sheet, title: String) -> HTML {
    let whole = Self.unfolded(sheet)
    let owner = sheet.headings.firstIndex(of: subject.heading("delegate"))
    // A column's filter is that of the delegate that names it; tables about delegates filter rows, not columns.
    let columns = sheet.headings.map { owner == nil ? delegates[$0] : nil }
    let head = zip(sheet.headings, columns).map { heading, delegate in
      cell("th", HTML(heading), [.init("scope", "col")], delegate: delegate)
    }
    let rows = whole.map { row -> HTML in
      let delegate = owner.flatMap { delegates[Self.words(of: row[$0].text)] }
      let cells = zip(row, columns).enumerated().map { index, pair in
        content(of: pair.0, heading: sheet.headings[index], delegate: pair.1)
      }
      let mark = delegate.map { [HTML.Attribute("data-delegate", String($0))] } ?? []
      return .line("tr", mark, content: cells.joined)
    }
    return .block(
      "div", .class("table"), .init("role", "group"), .init("aria-labelledby", title), .init("tabindex", "0"),
      content: .block(
        "table", .init("aria-labelledby", title),
        content: .block("thead", content: .line("tr", content: head.joined)) + .block("tbody", content: rows.joined)))
  }

  private func content(of cell: Cell, heading: String, delegate: Int?) -> HTML {
    let lines = cell.text.lines.map { line -> HTML in
      let owners = line.compactMap { run -> Int? in
        if case .code(let name) = run { callbacks[name] } else { nil }
      }
      let text = heading == subject.heading("delegate") ? name(line) : HTML(InlineContent(lines: [line]))
      guard let owner = owners.first, cell.text.lines.count > 1 else {
        return cell.text.lines.count == 1 ? text : .inline("span", .class("line"), content: text)
      }
      return .inline("span", .class("line"), .init("data-delegate", String(owner)), content: text)
    }.joined
    let shown = cell.isRepeated ? HTML.inline("span", .class("again"), content: lines) : lines
    let label = HTML.Attribute("data-label", heading)
    // A number or a version is never broken in two.
    let isShort = cell.text.lines.count == 1 && Self.words(of: cell.text).displayWidth <= 10
    let attributes = isShort ? [.class("short"), label] : [label]
    return cell.isHeading
      ? self.cell("th", shown, [.init("scope", "row")] + attributes, delegate: delegate)
      : self.cell("td", shown, attributes, delegate: delegate)
  }

  /// A delegate's name in its colour.
  private func name(_ line: [InlineContent.Inline]) -> HTML {
    delegates[PlainText.words(of: line)].map { subject.name(of: DelegateID($0)) } ?? HTML(InlineContent(lines: [line]))
  }

  private func cell(
    _ name: StaticString, _ content: HTML, _ attributes: [HTML.Attribute], delegate: Int?
  ) -> HTML {
    .inline(name, attributes + (delegate.map { [.init("data-delegate", String($0))] } ?? []), content: content)
  }

  /// The rows, each with the cells that hold for several of them.
  private static func unfolded(_ sheet: Table.Sheet) -> [[Cell]] {
    var above: [Cell] = []
    return sheet.rows.map { row in
      let cells = row.enumerated().map { index, cell in
        cell.span == 0 && above.indices.contains(index)
          ? Cell(text: above[index].text, isHeading: cell.isHeading, isRepeated: true)
          : Cell(text: cell.text, isHeading: cell.isHeading, isRepeated: false)
      }
      above = cells
      return cells
    }
  }

  private static func words(of text: InlineContent) -> String { text.lines.map(PlainText.words).joined(separator: " ") }

  private struct Cell {
    let text: InlineContent
    let isHeading: Bool
    let isRepeated: Bool
  }
}
