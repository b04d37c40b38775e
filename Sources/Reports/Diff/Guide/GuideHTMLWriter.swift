import Documents

/// Writes the blocks of a guide as HTML; each change gets an address once, by its fingerprint.
struct GuideHTMLWriter {
  private var used: Set<String> = []

  /// The blocks one after another.
  mutating func write(_ blocks: [GuideBlock]) -> String {
    var output = ""
    for block in blocks { output += write(block) }
    return output
  }

  private mutating func write(_ block: GuideBlock) -> String {
    switch block {
    case .paragraph(let text): return "<p>\(Self.content(text))</p>\n"
    case .heading(let text): return "<h3>\(Self.content(text))</h3>\n"
    case .code(let source): return "<pre><code>\(HTML(source).source)</code></pre>\n"
    case .table(let table): return write(table)
    case .list(.bullets, let items): return "<ul>\n\(write(items))</ul>\n"
    case .list(.numbers, let items): return "<ol>\n\(write(items))</ol>\n"
    case .list(.boxes, let items): return "<ul class=\"boxes\">\n\(write(items, isTicked: true))</ul>\n"
    }
  }

  private mutating func write(_ items: [GuideItem], isTicked: Bool = false) -> String {
    var output = ""
    for item in items {
      let content = Self.content(item.text)
      let head = isTicked ? "<label><input type=\"checkbox\"> <span>\(content)</span></label>" : content
      let below = write(item.blocks)
      output += "<li\(address(item.fingerprint))>\(head)\(below.isEmpty ? "" : "\n" + below)</li>\n"
    }
    return output
  }

  private mutating func write(_ table: GuideTable) -> String {
    let headings = table.sheet.headings
    // Cells that hold for several rows keep the table a table; any other becomes a list of cards on a phone.
    let isPlain = table.sheet.rows.allSatisfy { $0.allSatisfy { $0.span == 1 } }
    let head = headings.map { "<th scope=\"col\">\(HTML($0).source)</th>" }.joined()
    var rows = ""
    for (row, fingerprint) in zip(table.sheet.rows, table.fingerprints) {
      let cells = zip(row, headings).map { HTML($0, label: isPlain ? $1 : nil).source }
      rows += "<tr\(address(fingerprint))>\(cells.joined())</tr>\n"
    }
    return """
      <div class="\(isPlain ? "table cards" : "table")">
      <table>
      <thead>
      <tr>\(head)</tr>
      </thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>

      """
  }

  private static func content(_ text: InlineContent) -> String { HTML(text).source }

  private mutating func address(_ fingerprint: String?) -> String {
    guard let fingerprint, used.insert(fingerprint).inserted else { return "" }
    return " id=\"change-\(fingerprint)\""
  }
}
