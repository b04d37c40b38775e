import LifecycleModel
import LifecycleReader

/// Reads the events of an article from its first line to its last: which calls are below which title or path.
struct ArticleEvents {
  /// The article with its events.
  private(set) var article: Article
  private var open: ArticleEvent?
  /// The index of the last line with a call of the open event.
  private var lastCall: Int?
  /// The last heading, until calls are below it.
  private var heading: Int?
  /// The delegates that the section is about.
  private var sectionOwners: [String] = []
  /// The delegate that the line before names at its end.
  private var pendingOwner: String?
  private var table: ArticleTable?
  /// The index after the last line that has been read.
  private var next = 0
  private var lines: [ArticleLine] { article.lines }

  /// Reads the events of an article whose paths are known.
  init(_ article: Article) {
    self.article = article
    var code: [Int] = []
    for index in article.lines.indices {
      if index < next { continue }
      if lines[index].isCode {
        code.append(index)
        continue
      }
      read(index)
      pendingOwner = article.finder.owner(atEndOf: lines[index].text.trimmingMarks)
    }
    close()
    self.article.listed += ArticleCode(code.map { lines[$0] }, self.article).declarations(&self.article.report)
  }

  private mutating func read(_ index: Int) {
    let line = lines[index]
    if case .row(let isHeader) = line.line.kind { return readRow(index, isHeader: isHeader) }
    table = nil
    if case .heading = line.line.kind {
      close()
      sectionOwners = line.owners
    }
    if let paths = article.paths[index] { return paths.forEach { begin($0, at: index) } }
    if isCall(line) { return readCalls(index) }
    if let table = FlattenedTable(at: index, in: lines, article.finder, knowing: article.states) {
      return read(table, at: index)
    }
    if line.isHeading { heading = index }
    if line.isOwnerAlone { sectionOwners = line.owners }
  }

  /// Returns `true` for a line that states calls, and does not only name callbacks in prose.
  private func isCall(_ line: ArticleLine) -> Bool {
    guard !line.mentions.isEmpty, !line.isNegation else { return false }
    return line.beginsWithCall || line.isNumbered || line.mentions.count > 1 && !line.paths.isEmpty
  }

  /// Begins the event of a path.
  private mutating func begin(_ path: ArticlePath, at index: Int) {
    close()
    var title = path.before
    if title.isEmpty, let heading, heading == index - 1, !isGeneric(lines[heading]) { title = use(heading) }
    let numbers = path.parts.map { article.states.number(of: $0, line: lines[index].number) }
    open = ArticleEvent(title: title, path: numbers, remark: path.after, line: lines[index].number)
    heading = nil
    article.report.add(
      .used(as: "path " + numbers.map { article.states[$0].name }.joined(separator: " → ")), at: lines[index].number)
    // Calls on the same line.
    for mention in lines[index].mentions where !path.parts.contains(where: { $0.contains(mention.text(in: lines[index].text)) }) {
      add(mention, at: index)
    }
  }

  private mutating func readCalls(_ index: Int) {
    if !goesOn(at: index) {
      let title = self.title(before: index)
      close()
      if let title {
        open = ArticleEvent(title: use(title), line: lines[title].number)
        heading = nil
      }
    }
    let line = lines[index]
    let mentions = line.paths.isEmpty && !line.isNumbered && open == nil ? Array(line.mentions.prefix(1)) : line.mentions
    for mention in mentions { add(mention, at: index) }
    lastCall = index
  }

  /// Returns `true` where a call is of the event that is open.
  private func goesOn(at index: Int) -> Bool {
    guard let open else { return false }
    if open.calls.isEmpty { return true }
    guard let lastCall else { return false }
    let between = lines[(lastCall + 1)..<index].filter { !$0.isOwnerAlone && !$0.isRemark }
    if let depth = lines[index].itemDepth, depth == lines[lastCall].itemDepth {
      return !between.contains { $0.isHeading && $0.itemDepth == nil }
    }
    return between.last.map { !$0.mayBeTitle } ?? true
  }

  /// The index of the title of calls that begin at a line: the line before them, else the last heading.
  private func title(before index: Int) -> Int? {
    let before = lines[..<index].indices.last { !lines[$0].isOwnerAlone && !lines[$0].isRemark }
    if let before, lines[before].mayBeTitle, !isCall(lines[before]), !lines[before].isCode, article.paths[before] == nil {
      return isGeneric(lines[before]) ? nil : before
    }
    return heading.flatMap { isGeneric(lines[$0]) ? nil : $0 }
  }

  /// Returns `true` for the title of a part that is no event: of callbacks, of a delegate.
  private func isGeneric(_ line: ArticleLine) -> Bool {
    let title = line.text.trimmingMarks
    if !line.owners.isEmpty || !line.mentions.isEmpty { return true }
    return [.section, .column].contains { Vocabulary.standard.key($0, matching: title) != nil }
  }

  /// Takes a line for a title.
  private mutating func use(_ index: Int) -> String {
    let title = lines[index].text.trimmingMarks
    article.report.add(.used(as: "event '\(title)'"), at: lines[index].number)
    return title
  }

  private mutating func add(_ mention: CallbackFinder.Mention, at index: Int) {
    let line = lines[index]
    let owners = line.owners + [pendingOwner].compactMap(\.self) + sectionOwners
    var call = article.call(mention, owners: owners, at: line.number)
    if line.mentions.count == 1 { call.take(remark: line.remark) }
    let name = "\(call.delegate).\(call.callback)"
    if mention.isLoose { article.report.add(.corrected(mention.text(in: line.text), to: name), at: line.number) }
    article.report.add(.used(as: open == nil ? "callback \(name)" : "call of \(name)"), at: line.number)
    if open == nil { article.listed.append(call) } else { open?.calls.append(call) }
  }

  /// Ends the open event.
  private mutating func close() {
    if let open { article.events.append(open) }
    open = nil
    lastCall = nil
  }

  private mutating func read(_ table: FlattenedTable, at index: Int) {
    close()
    sectionOwners = table.owners
    for row in table.rows {
      let first = row.lines[0]
      next = (row.lines.last ?? first) + 1
      if row.ends.count == 2 {
        begin(ArticlePath(row.ends, event: ""), at: first)
      } else if !row.mentions.isEmpty {
        open = ArticleEvent(title: row.title, line: lines[first].number)
        article.report.add(.used(as: "event '\(row.title)'"), at: lines[first].number)
      }
      for (index, mention) in row.mentions where open?.calls.contains(where: { $0.line == lines[index].number }) != true || row.ends.isEmpty {
        add(mention, at: index)
      }
      close()
    }
  }

  private mutating func readRow(_ index: Int, isHeader: Bool) {
    close()
    let line = lines[index]
    guard !isHeader, let table else {
      table = ArticleTable(header: line.line.cells)
      return
    }
    let paths = article.paths[index] ?? []
    if let ends = table.ends(of: line.line.cells), line.mentions.isEmpty || ends.allSatisfy({ !$0.isEmpty }) {
      begin(ArticlePath(ends, event: table.event(of: line.line.cells)), at: index)
    } else if let path = paths.first {
      begin(path, at: index)
      return close()
    } else if !line.mentions.isEmpty, article.finder.mentions(in: line.line.cells[0]).isEmpty, !line.line.cells[0].isEmpty {
      open = ArticleEvent(title: line.line.cells[0].trimmingMarks, line: line.number)
      article.report.add(.used(as: "event '\(line.line.cells[0].trimmingMarks)'"), at: line.number)
    }
    if !line.isNegation, open?.path.isEmpty ?? true { for mention in line.mentions { add(mention, at: index) } }
    close()
  }
}

extension CallbackFinder.Mention {
  /// The text at its place.
  func text(in line: String) -> String { String(line.dropFirst(range.lowerBound).prefix(range.count)) }
}

extension DraftCall {
  /// Takes what follows the call on its line: a certainty, or a note.
  mutating func take(remark: String) {
    guard !remark.isEmpty else { return }
    for (key, certainty) in [
      ("attribute.mayBeSkipped", Certainty.mayBeSkipped(when: nil)), ("attribute.deferred", .deferred(until: nil)),
    ] where Vocabulary.standard.phrases(key).contains(where: remark.lowercased().contains) {
      self.certainty = certainty
    }
  }
}
