import LifecycleModel

extension ArticleEvents {
  /// Reads a table that lost its borders.
  mutating func read(_ table: FlattenedTable) {
    close()
    sectionOwners = table.owners
    for row in table.rows {
      let first = row.lines[0]
      next = (row.lines.last ?? first) + 1
      if row.ends.count == 2 {
        begin(row.ends, at: first)
      } else if !row.mentions.isEmpty, !table.comparesValues {
        begin(title: row.title, at: first)
      }
      for (index, mention) in row.mentions { add(mention, at: index) }
      if row.mentions.isEmpty, row.ends.isEmpty, row.lines.allSatisfy({ lines[$0].mentions.isEmpty }) {
        article.report.add(.unused("no callback that is known is in this row"), at: lines[first].number)
      }
      close()
    }
    lastCall = nil
  }

  /// Reads a row: a path, or the calls of an event.
  mutating func readRow(_ index: Int, isHeader: Bool) {
    close()
    let line = lines[index]
    guard !isHeader, let table else {
      table = ArticleTable(header: line.line.cells, article.finder)
      return
    }
    if let ends = table.ends(of: line.line.cells) {
      begin(ArticlePath(ends, event: table.event(of: line.line.cells)), at: index)
      return close()
    }
    if let path = article.paths[index]?.first {
      begin(path, at: index)
      return close()
    }
    if line.mentions.count == 1, let path = ProsePath(in: line.text, knowing: article.states) {
      begin(path.names, at: index)
      add(line.mentions[0], at: index)
      return close()
    }
    guard !line.mentions.isEmpty, !line.isNegation else { return }
    let first = line.line.cells[0]
    let isTitled = !table.comparesValues && article.finder.mentions(in: first).isEmpty && !first.trimmingMarks.isEmpty
    for mentions in table.groups(of: line.mentions) {
      if isTitled { begin(title: first.asTitle, at: index) }
      for mention in mentions { add(mention, at: index) }
      close()
    }
    heading = nil
  }
}
