/// A table's column: its heading and its cells, from the top.
typealias TableColumn = (heading: String, cells: [String])

extension PageStyle {
  /// A heading, with a number or an emoji before it or a colon after it if it is a section's.
  mutating func sectionHeading(_ words: String) -> String {
    let before = pick(["", "", "", "1. ", "📦 ", "§ 4.2 "])
    let after = pick(["", "", "", ":", " ##"])
    return String(repeating: "#", count: level) + " " + before + words + after
  }

  /// A heading a number of levels below the sections.
  mutating func heading(_ text: String, depth: Int) -> String {
    String(repeating: "#", count: level + depth) + " " + text + pick(["", "", "", " #"])
  }

  /// Items as a list of bullets; an item is its blocks.
  mutating func bulletList(_ items: [[String]]) -> String {
    list(items, markers: Array(repeating: pick(["-", "-", "*", "+"]), count: items.count))
  }

  /// Items as a numbered list.
  mutating func numberedList(_ items: [[String]]) -> String {
    let mark = pick([".", ".", ")"])
    return list(items, markers: items.indices.map { "\($0 + 1)\(mark)" })
  }

  private mutating func list(_ items: [[String]], markers: [String]) -> String {
    let gap = pick(["\n", "\n", "\n\n"])
    return zip(markers, items).map { marker, blocks in
      marker + " " + blocks.joined(separator: "\n\n").hanging(by: marker.count + 1)
    }
    .joined(separator: gap)
  }

  /// A table whose columns are in any order, but for the last ones; cells are inline Markdown. Columns but the first with
  /// nothing in them may be left out.
  mutating func table(_ columns: [TableColumn], last: [TableColumn] = []) -> String {
    let kept = columns.enumerated().filter { index, column in
      index == 0 || !column.cells.allSatisfy(\.isEmpty) || happens(onceIn: 6)
    }
    let all = shuffled(kept.map(\.element)) + last
    let delimiter = pick(["---", "-", ":---", ":-:"])
    let rows = (all.first?.cells ?? []).indices.map { row in all.map { $0.cells[row].cell } }
    return ([all.map { $0.heading.cell }, all.map { _ in delimiter }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// A name as a page may write it: in bold, in italics, or plain.
  mutating func styled(_ name: String) -> String {
    let text = name.markdownText
    let isSimple = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
    return pick(["**\(text)**", "**\(text)**"] + (isSimple ? ["*\(text)*", text] : []))
  }

  /// Prose that belongs to no element, between the parts of a page.
  mutating func decoy() -> String {
    pick([
      "<!-- A comment with **Bold**, `code()` and Ghost → Nowhere in it. -->",
      "> A quotation, with **Ghost** (initial) → **Nowhere** in it.",
      "![A picture](https://example.com/picture.png)",
      "---",
    ])
  }

  /// A section that the language does not know, with text that would be entries elsewhere.
  mutating func proseSection() -> String {
    let words = pick(["Background reading", "Who to ask", "历史", "🙋 Questions", "License"])
    let body = pick([
      "Somebody should write this down.",
      "- **Ghost** (initial, final): no state.\n- Ghost → Nowhere: `call()`",
      "| From | To |\n|---|---|\n| Ghost | Nowhere |",
      "```swift\n# States\n- **Ghost**\n```",
      "never `Ghost.appear()`",
    ])
    return String(repeating: "#", count: level) + " " + words + "\n\n" + body
  }
}
