import LifecycleModel
import LifecycleReader

/// Reads the events of an article from its first line to its last: which calls are below which title or path.
struct ArticleEvents {
  /// The article with its events.
  var article: Article
  /// The event whose calls are being read.
  var open: ArticleEvent?
  /// The index of the last line with a call.
  var lastCall: Int?
  /// The depth of the item below which calls come in any order, and the number of their group.
  private var anyOrder: (depth: Int, group: Int)?
  /// The last heading, until calls are below it.
  var heading: Int?
  /// The delegates that the section is about.
  var sectionOwners: [String] = []
  /// The delegate that the line before names at its end.
  private var pendingOwner: String?
  /// The table that is being read.
  var table: ArticleTable?
  /// The index after the last line that has been read.
  var next = 0
  /// The state in which the article's labels say that the app is, and those to which the open event leads.
  var route: [Int] = []
  /// The callbacks that code declares, by their lines.
  private var declared: [Int: DraftCall] = [:]
  var lines: [ArticleLine] { article.lines }

  /// Reads the events of an article whose paths are known.
  init(_ article: Article) {
    self.article = article
    let code = ArticleCode(article.lines.filter(\.isCode), article)
    declared = code.declarations
    for index in article.lines.indices where index >= next {
      if lines[index].isCode {
        if let path = self.article.paths[index]?.first ?? toldInComment(index) { readComment(path, at: index) }
        continue
      }
      read(index)
      pendingOwner = article.finder.owner(atEndOf: lines[index].text.trimmingMarks)
    }
    close()
    listDeclared()
    listOthers()
  }

  private mutating func read(_ index: Int) {
    let line = lines[index]
    if case .row(let isHeader) = line.line.kind { return readRow(index, isHeader: isHeader) }
    table = nil
    if case .heading = line.line.kind {
      close()
      lastCall = nil
      sectionOwners = line.owners
    }
    if readRoute(line) { return }
    if let paths = article.paths[index] { return paths.forEach { begin($0, at: index) } }
    if isCall(line) { return readCalls(index) }
    if line.isAnyOrder, open != nil {
      anyOrder = (line.itemDepth ?? 0, (open?.calls.last { $0.unordered != nil }?.unordered ?? 0) + 1)
      return
    }
    if let lastCall, lastCall == index - 1, line.isRemark || line.text.first == "(" { return note(line, at: index) }
    if line.number != article.titleLine, let path = toldPath(line) { return read(path, at: index) }
    if let table = FlattenedTable(at: index, in: lines, article.finder, knowing: article.states) { return read(table) }
    if article.listedNames[line.number] != nil {
      // Its title is that of the states.
      heading = nil
    } else if line.isHeading {
      heading = index
    }
    if line.isOwnerAlone { sectionOwners = line.owners }
  }

  /// The path that a line tells; the sentence may go on on the next lines.
  private func toldPath(_ line: ArticleLine) -> ProsePath? {
    ProsePath(in: line.text, knowing: article.states)
      .flatMap { line.endsWithStop ? $0 : ProsePath(in: line.continuedText, knowing: article.states) }
  }

  /// The path that the sentence of a comment tells; `nil` for another line.
  private func toldInComment(_ index: Int) -> ArticlePath? {
    guard lines[index].text.hasPrefix("//") else { return nil }
    return ProsePath(in: lines[index].text, knowing: article.states).map { ArticlePath($0.names, event: "") }
  }

  /// Takes the path that a comment tells for that of the callback declared right below it.
  private mutating func readComment(_ path: ArticlePath, at index: Int) {
    guard index + 1 < lines.count else { return }
    let call = declared[lines[index + 1].number]
    guard call != nil || isCall(lines[index + 1]) else { return }
    begin(path.parts, remark: [path.before, path.after].filter { !$0.isEmpty }.joined(separator: " "), at: index)
    guard let call else { return }
    open?.calls = [call]
    close()
  }

  /// Returns `true` for a line that states calls, and does not only name callbacks in prose.
  func isCall(_ line: ArticleLine) -> Bool {
    guard !line.mentions.isEmpty, !line.isNegation, !line.isSentence, !line.isReturn || line.beginsWithCall else {
      return false
    }
    return line.beginsWithCall || line.endsWithCall || line.isNumbered || line.isAlmostCall || !line.paths.isEmpty
  }

  /// Begins the event of a path.
  mutating func begin(_ path: ArticlePath, at index: Int) {
    close()
    var title = path.before
    let above = title.isEmpty || path.parts.count == 2 ? callAbove(index) : nil
    if title.isEmpty, let heading, heading == index - 1 || heading == index - 2 && lines[index].isColumnArrow,
      !isGeneric(lines[heading]),
      !namesTransitions(lines[heading])
    {
      title = use(heading)
    }
    let isCall = !article.finder.mentions(in: title).isEmpty
    let remark = article.finder.mentions(in: path.after).isEmpty ? path.after : ""
    begin(path.parts, title: isCall ? "" : title, remark: remark, at: index)
    if let above {
      // The words before the path are about the call above it.
      open?.title = ""
      open?.remark = [title, path.after].filter { !$0.isEmpty }.joined(separator: " ")
      open?.calls = [above]
    }
    heading = nil
    // Calls on the same line.
    let line = lines[index]
    if !line.isNegation { for mention in line.mentions where !line.isCondition(mention) { add(mention, at: index) } }
    lastCall = index
  }

  /// The call of no event right above a line, or declared there, where no call is right below it.
  private func callAbove(_ index: Int) -> DraftCall? {
    guard lines[index].mentions.isEmpty, index > 0, lines[index].itemDepth != nil || !lines[index].isHeading else {
      return nil
    }
    if index + 1 < lines.count, lines[index + 1].isAdjacent, isCall(lines[index + 1]), !lines[index + 1].isCode {
      return nil
    }
    let above = lines[..<index].reversed().prefix { $0.isCode || $0.number == lines[index - 1].number }
    for line in above {
      if let call = declared[line.number] ?? article.listed.last(where: { $0.line == line.number }) { return call }
    }
    return nil
  }

  /// Begins the event of a path between states of some names.
  mutating func begin(_ names: [String], title: String = "", remark: String = "", at index: Int) {
    close()
    let line = lines[index].number
    let numbers = names.map { article.states.number(of: $0, line: line) }
    open = ArticleEvent(title: title, path: numbers, remark: remark, line: line)
    article.report.add(.used(as: "path " + numbers.map { article.states[$0].name }.joined(separator: " → ")), at: line)
  }

  /// Begins the event of a title.
  mutating func begin(title: String, at index: Int) {
    close()
    open = ArticleEvent(title: title, line: lines[index].number)
    article.report.add(.used(as: "event '\(title)'"), at: lines[index].number)
  }

  private mutating func readCalls(_ index: Int) {
    let line = lines[index]
    let told = toldPath(line)
    if let told {
      begin(told.names, title: line.leadSentence ?? "", at: index)
    } else if let title = line.leadSentence {
      begin(title: title, at: index)
    } else if !line.paths.isEmpty, !line.isReturn, let title = line.paths[0].leadBeforeCalls(article.finder) {
      begin(title: title, at: index)
    } else if !goesOn(at: index) {
      let title = self.title(before: index)
      close()
      if title == nil, !line.paths.isEmpty, line.mentions.count > 2 {
        // An order of calls is an event without a name.
        open = ArticleEvent(title: "", line: line.number)
      } else if let title {
        open = ArticleEvent(title: use(title), remark: article.proseOfState(lines[title]), line: lines[title].number)
        heading = nil
      }
    }
    let isSequence = open != nil || line.isNumbered || !line.paths.isEmpty
    for mention in isSequence || told != nil ? line.sequence : Array(line.mentions.prefix(1)) {
      add(mention, at: index)
    }
    lastCall = index
    if told != nil || open?.title.isEmpty == true && open?.path.isEmpty == true { close() }
  }

  /// Takes a path that a sentence tells for that of the callback right above it, else for a transition.
  private mutating func read(_ path: ProsePath, at index: Int) {
    let above = lastCall.flatMap { lastCall in
      lines[(lastCall + 1)..<index].contains { $0.isHeading || $0.isCode } || open != nil
        ? nil : article.listed.last { $0.line == lines[lastCall].number }
    }
    if !lines[index].isAdjacent { close() }
    let numbers = path.names.map { article.states.number(of: $0, line: lines[index].number) }
    if let stated = open?.path, !stated.isEmpty, !numbers.allSatisfy(stated.contains) { close() }
    guard open == nil else {
      // Prose about an event whose calls say what happens.
      return article.report.add(.ignored("tells a path in prose about an event"), at: lines[index].number)
    }
    begin(path.names, at: index)
    let calls = lines[index].isNegation ? [] : lines[index].sequence
    for mention in calls { add(mention, at: index, takingRemark: false) }
    if !calls.isEmpty, index + 1 < lines.count, lines[index].goesOn(in: lines[index + 1]) {
      for mention in lines[index + 1].sequence { add(mention, at: index + 1, takingRemark: false) }
      next = index + 2
    }
    if let above, calls.isEmpty { open?.calls.append(above) }
    close()
  }

  /// Adds a call to the open event, or to the callbacks that are listed.
  mutating func add(_ mention: CallbackFinder.Mention, at index: Int, takingRemark takesRemark: Bool = true) {
    let line = lines[index]
    let owners = line.owners + [pendingOwner].compactMap(\.self) + sectionOwners
    var call = article.call(mention, owners: owners, at: line.number)
    if line.mentions.count == 1, takesRemark { call.take(remark: line.remark, owners: line.owners) }
    if let anyOrder, open != nil {
      if line.itemDepth ?? 0 > anyOrder.depth { call.unordered = anyOrder.group } else { self.anyOrder = nil }
    }
    if mention.isLoose {
      article.report.add(.corrected(mention.text(in: line), to: call.name.description), at: line.number)
    }
    article.report.add(.used(as: open == nil ? "callback \(call.name)" : "call of \(call.name)"), at: line.number)
    if let object = line.object(of: mention) { open?.objects[object, default: 0] += 1 }
    if open == nil { article.listed.append(call) } else { open?.calls.append(call) }
  }

  /// Takes a line for a note on the call right above it.
  private mutating func note(_ line: ArticleLine, at index: Int) {
    let text = line.text.trimmingMarks
    if let last = open?.calls.indices.last {
      open?.calls[last].take(remark: text, owners: line.owners)
    } else if !article.listed.isEmpty {
      article.listed[article.listed.count - 1].take(remark: text, owners: line.owners)
    }
    article.report.add(.used(as: "note"), at: line.number)
    lastCall = index
  }

  /// Ends the open event.
  mutating func close() {
    if var event = open {
      if event.path.isEmpty, route.count > 1 { event.path = route }
      article.events.append(event)
    }
    route = route.suffix(1)
    open = nil
    anyOrder = nil
  }

  /// Lists the callbacks that only code declares.
  private mutating func listDeclared() {
    var known = Set((article.listed + article.events.flatMap(\.calls)).map(\.name))
    for (line, call) in declared.sorted(by: { $0.key < $1.key }) {
      article.report.add(.used(as: "declaration of \(call.name)"), at: line)
      if known.insert(call.name).inserted { article.listed.append(call) }
    }
  }

  /// Lists the callbacks that only prose names.
  private mutating func listOthers() {
    var known = Set((article.listed + article.events.flatMap(\.calls)).map(\.name))
    for line in lines where !line.isCode && !line.isNegation && !article.report.mentions(line.number) {
      for mention in line.mentions where !mention.candidates.allSatisfy(\.isValue) {
        let call = article.call(mention, owners: line.owners, at: line.number)
        guard known.insert(call.name).inserted else { continue }
        article.listed.append(call)
        article.report.add(.used(as: "callback \(call.name)"), at: line.number)
      }
    }
  }
}

/// Articles that label each step: `Current state: Active`, `Method called: …`, `New state: Inactive`.
extension ArticleEvents {
  /// Takes a line that states where an event begins, or where it has come to; `false` for another line.
  mutating func readRoute(_ line: ArticleLine) -> Bool {
    guard let (state, isSource) = article.labeledState(line) else { return false }
    let number = article.states.number(of: state, line: line.number)
    article.report.add(.used(as: "state '\(article.states[number].name)' of a path"), at: line.number)
    if isSource {
      close()
      route = [number]
    } else if route.last != number {
      route.append(number)
    }
    return true
  }
}

extension Article {
  /// The state after a label at the end of a line, `New state: Active`, and whether the label says that an event begins there;
  /// `nil` for another line.
  func labeledState(_ line: ArticleLine) -> (name: String, isSource: Bool)? {
    guard line.mentions.isEmpty, line.paths.isEmpty, !line.isCode, let (words, name) = line.text.labelAndRest,
      states.canonicalName(of: name) != nil
    else { return nil }
    let label = words.lowercased()
    let isLabel = { (key: String) in
      Vocabulary.standard.phrases(key).contains { phrase in
        (phrase.count > 4 || !phrase.allSatisfy(\.isASCII)) && label.hasSuffix(phrase.lowercased())
      }
    }
    return isLabel("column.from") ? (name, true) : isLabel("column.to") ? (name, false) : nil
  }
}

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

/// An event of an article: a title, a path or both, with the calls below.
struct ArticleEvent: Hashable, Sendable {
  /// The title; empty for none.
  var title: String
  /// The numbers of the states on the way; empty where the article states no path.
  var path: [Int] = []
  /// The words after the path.
  var remark = ""
  /// The calls in order.
  var calls: [DraftCall] = []
  /// The calls by the segments of the path; `nil` where nothing but the order of the calls is known.
  var segments: [[DraftCall]]?
  /// The objects that the text names before its calls, `A: viewDidLoad()`, with the numbers of their calls.
  var objects: [String: Int] = [:]
  /// The line that states it.
  var line: Int

  /// `true` where its calls are of several objects of one class, which known pages do not tell apart.
  var isOfSeveralObjects: Bool { objects.values.count { $0 > 1 } > 1 }

  var word: [CallName] { calls.map(\.name) }
}
