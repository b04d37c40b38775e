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

  package let source: String

  package init(_ text: String) { source = Self.escaped(text) }

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

extension HTML {
  /// The lines of a text with its code, links and emphasis.
  package init(_ text: InlineContent) {
    self = text.onlyInline.map { HTML($0) } ?? text.lines.map { HTML($0) }.joined(separator: .void("br"))
  }

  private init(_ inlines: [InlineContent.Inline]) { self = inlines.map { HTML($0) }.joined }

  private init(_ inline: InlineContent.Inline) {
    self =
      switch inline {
      case .text(let text): HTML(text)
      case .code(let code): .inline("code", content: .breakable(code))
      case .strong(let inner): .inline("strong", content: HTML(inner))
      case .emphasis(let inner): .inline("em", content: HTML(inner))
      case .link(let title, let url): .link(to: url, content: HTML(title))
      case .indent(let depth):
        .inline("span", .class("indent depth-\(min(depth, Self.indentDepths))"), content: "↳ ")
      }
  }

  private static let breaksAfter = ASCIISet(":.")
  private static let neverBegins = ASCIISet.printable.subtracting(.letters)

  /// A name that may be broken after a label or a full stop that a letter follows.
  private static func breakable(_ code: String) -> HTML {
    let mayBreak = zip(code.utf8, code.utf8.dropFirst()).contains {
      breaksAfter.contains($0) && !neverBegins.contains($1)
    }
    guard mayBreak else { return HTML(code) }
    var pieces: [Substring] = []
    var start = code.startIndex
    var previous: Character = " "
    for index in code.indices {
      if previous == ":" || previous == ".", code[index].isLetter {
        pieces.append(code[start..<index])
        start = index
      }
      previous = code[index]
    }
    return (pieces + [code[start...]]).map { HTML(String($0)) }.joined(separator: .void("wbr"))
  }

  /// The number of levels that are indented; deeper ones are below one another.
  private static let indentDepths = 8

  /// The rules of a style sheet for indented content.
  package static let indentStyle = (1...indentDepths).map { ".depth-\($0) { padding-left: \($0)em; }" }.joined(
    separator: "\n")
}

extension HTML {
  /// A whole table with its title.
  package init(element table: Table) {
    self = .table(
      table.sheet.headings, .line("caption", content: HTML(table.title)),
      rows: table.sheet.rows.map { row in HTML.line("tr", content: row.map { HTML($0) }.joined) })
  }

  /// A table of rows below headings; `caption` stands before them.
  package static func table(_ headings: [String], _ caption: HTML = .nothing, rows: [HTML]) -> HTML {
    let head = headings.map { HTML.inline("th", .init("scope", "col"), content: HTML($0)) }.joined
    return .block(
      "table",
      content: caption + .block("thead", content: .line("tr", content: head))
        + .block("tbody", content: rows.joined))
  }

  /// A cell; nothing where one above holds for it. `label` is its column's heading, which a narrow page shows beside it.
  init(_ cell: Table.Cell, label: String? = nil) {
    guard cell.span > 0 else {
      self = .nothing
      return
    }
    let span = cell.span == 1 ? [] : [Attribute("rowspan", String(cell.span))]
    let scope = Attribute("scope", cell.span == 1 ? "row" : "rowgroup")
    let labels = label.map { [Attribute("data-label", $0)] } ?? []
    self = .inline(
      cell.isHeading ? "th" : "td", cell.isHeading ? [scope] + span : span + labels, content: HTML(cell.text))
  }
}

extension HTML {
  /// The `main` element of a document; `pictures` stand before its first section, and the contents before these.
  ///
  /// An id stands at the first item or row that has it.
  package init(_ document: Document, pictures: HTML = .nothing) {
    var ids = UnusedIDs()
    let introduction = HTML.blocks(document.introduction, &ids)
    let sections = document.sections.map { section in
      let anchor = section.anchor
      return HTML.block(
        "section", .init("aria-labelledby", anchor),
        content: .line("h2", .id(anchor), content: HTML(section.title)) + .blocks(section.blocks, &ids))
    }
    self = .block(
      "main",
      content: .line("h1", content: HTML(document.title)) + introduction + .contents(document.sections) + pictures
        + sections.joined)
  }

  /// Links to the sections, where there are several.
  private static func contents(_ sections: [Document.Section]) -> HTML {
    guard sections.count > 1 else { return .nothing }
    let items = sections.map { section in
      HTML.line("li", content: .inline("a", .place(section.anchor), content: HTML(section.title)))
    }
    return .block("nav", .init("aria-label", "Sections"), content: .block("ul", content: items.joined))
  }

  private static func blocks(_ blocks: [Block], _ ids: inout UnusedIDs) -> HTML {
    blocks.map { block($0, &ids) }.joined
  }

  private static func block(_ block: Block, _ ids: inout UnusedIDs) -> HTML {
    switch block {
    case .paragraph(let text): .line("p", content: HTML(text))
    case .heading(let text): .line("h3", content: HTML(text))
    case .list(.bullets, let items): .block("ul", content: list(items, &ids))
    case .list(.numbers, let items): .block("ol", content: list(items, &ids))
    case .list(.boxes, let items): .block("ul", .class("boxes"), content: list(items, hasBoxes: true, &ids))
    case .table(let sheet, let rows): table(sheet, rows, &ids)
    case .code(let source, _): .line("pre", content: .inline("code", content: HTML(source)))
    }
  }

  private static func list(_ items: [Block.Item], hasBoxes: Bool = false, _ ids: inout UnusedIDs) -> HTML {
    let box = HTML.void("input", .init("type", "checkbox")) + " "
    return items.map { item in
      let text = HTML(item.text)
      let head = hasBoxes ? .inline("label", content: box + .inline("span", content: text)) : text
      let attributes = ids.take(item.id)
      let below = blocks(item.blocks, &ids)
      return HTML.line("li", attributes, content: head + (item.blocks.isEmpty ? .nothing : "\n" + below))
    }.joined
  }

  private static func table(_ sheet: Table.Sheet, _ rowIDs: [String?], _ ids: inout UnusedIDs) -> HTML {
    // Cells that hold for several rows keep the table a table; any other becomes a list of cards on a phone.
    let isPlain = sheet.rows.allSatisfy { $0.allSatisfy { $0.span == 1 } }
    let rows = zip(sheet.rows, rowIDs).map { row, id in
      let cells = zip(row, sheet.headings).map { HTML($0, label: isPlain ? $1 : nil) }
      return HTML.line("tr", ids.take(id), content: cells.joined)
    }
    return .block(
      "div", .class(isPlain ? "table cards" : "table"), content: .table(sheet.headings, rows: rows))
  }
}

/// The ids that no element has yet.
private struct UnusedIDs {
  private var taken: Set<String> = []

  /// The attribute of the first element that has an id.
  mutating func take(_ id: String?) -> [HTML.Attribute] {
    guard let id, taken.insert(id).inserted else { return [] }
    return [.id(id)]
  }
}

extension Document.Section {
  /// `replaced-callbacks`.
  fileprivate var anchor: String { title.lowercased().split(separator: " ").joined(separator: "-") }
}
