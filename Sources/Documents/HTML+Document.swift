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
