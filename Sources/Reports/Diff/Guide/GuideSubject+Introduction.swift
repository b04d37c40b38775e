import Documents
import LifecycleDiff
import LifecycleModel

extension GuideSubject {
  /// A description of the pages, and the numbers of changes.
  var introduction: [Block] {
    let pages = old.summary == new.summary && old.name == new.name ? [new] : [old, new]
    return pages.flatMap(introduction(of:)) + [counts]
  }

  private func introduction(of page: Lifecycle) -> [Block] {
    let name = page.name.isEmpty ? [] : [InlineContent.Inline.strong([.text(page.name)])]
    var lines = InlineContent(markdown: page.summary).lines
    guard !lines.isEmpty else { return name.isEmpty ? [] : [.paragraph(InlineContent(lines: [name]))] }
    lines[0] = name + (name.isEmpty ? [] : [.text(": ")]) + lines[0]
    return [.paragraph(InlineContent(lines: lines))]
  }

  private var counts: Block {
    guard !report.changes.isEmpty else { return .sentence("Nothing has changed.") }
    let words: [(Impact, String, String)] = [
      (.breaking, "breaks", "break"), (.compatible, "is compatible", "are compatible"),
      (.editorial, "is editorial", "are editorial"),
    ]
    let counted = words.map { impact, singular, plural in
      let count = report.count(of: impact)
      return "\(count == 0 ? "none" : String(count)) \(count == 1 ? singular : plural)"
    }
    let total = report.changes.count
    let head = total == 1 ? "There is 1 change: " : "There are \(total) changes: "
    return .sentence(
      head + counted[0] + " code that relied on the old life cycle, " + counted[1] + ", " + counted[2] + ".")
  }
}
