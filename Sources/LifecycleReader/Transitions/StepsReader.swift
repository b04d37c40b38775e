import Diagnostics
import LifecycleModel
import Text

/// Reads the steps of transitions and scenarios: callbacks with their attributes, and states that are reached.
struct StepsReader {
  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable
  /// The owners of the steps: transitions, or scenarios.
  let subject: Attribute.Subject
  /// The reader of a step's attributes.
  var attributes: AttributeReader { AttributeReader(names: names) }

  /// Reads lists of steps, in the order written; items that are transitions of their own are returned. Groups are
  /// numbered from `1` over all of them.
  ///
  /// An item that names nothing (`2. the app calls the handler`) is a note of the call above it, or prose where none is.
  func read(in blocks: [Int]) -> (entries: [StepEntry], statements: [ListItem], prose: String) {
    var entries: [StepEntry] = []
    var statements: [ListItem] = []
    var prose = ""
    var groups = 0
    for block in blocks {
      entries += readDeclarations(in: [block], note: "")
      for item in document.items(in: [block]) {
        if PathFinder(names: names).isStatement(item) {
          statements.append(item)
          continue
        }
        if let group = readGroup(item, number: groups + 1) {
          groups += 1
          names.report.use(item.text.block)
          entries += group
        } else {
          let steps = readItem(item)
          entries += steps
          if steps.isEmpty, !item.text.hasCode { keep(item, in: &entries, orIn: &prose) }
        }
      }
    }
    return (entries, statements, prose)
  }

  /// Keeps an item that names nothing; one that begins with a condition is told.
  private func keep(_ item: ListItem, in entries: inout [StepEntry], orIn prose: inout String) {
    let text = item.text
    attributes.reportCondition(in: text.fullRange, of: text)
    let words = String.paragraphs(text.documentation(after: 0, in: document), document.notes(in: item.blocks))
    if case .call(var step, let place) = entries.last {
      step.note = .paragraphs(step.note, words)
      entries[entries.count - 1] = .call(step, place)
    } else {
      prose = .paragraphs(prose, words)
    }
  }

  /// Returns `true` where some block is a list with a call or a state in it, or a fence with a declaration.
  func areSteps(_ blocks: [Int]) -> Bool {
    let isStep = { (item: ListItem) in
      let text = item.text
      return text.hasCode || names.isCall(text.fullRange, of: text) || !document.declarations(in: item.blocks).isEmpty
        || stateMark(in: text).map { names.states[text[$0]] != nil } ?? false
    }
    return !document.declarations(in: blocks).isEmpty
      || document.items(in: blocks).contains { isStep($0) || document.items(in: $0.blocks).contains(where: isStep) }
  }

  /// Reads the declarations in fences as calls; the note is that of the last.
  private func readDeclarations(in blocks: [Int], note: String) -> [StepEntry] {
    let calls = document.declarations(in: blocks).compactMap { declaration, place in
      resolveCall(declaration.text, at: place).map { ($0, place) }
    }
    return calls.enumerated().map { index, found in
      call(found.0, AttributeSet(), [], note: index == calls.count - 1 ? note : "", at: found.1)
    }
  }

  /// Reads a callback (or several that commas separate), or a state; an item that names neither is prose.
  private func readItem(_ item: ListItem) -> [StepEntry] {
    let steps = readSteps(item)
    if !steps.isEmpty { names.report.use(item.text.block) }
    return steps
  }

  private func readSteps(_ item: ListItem) -> [StepEntry] {
    let text = item.text
    if let code = text.codeSpans(in: text.fullRange).first, !isStateMark(text, before: code.bytes.lowerBound) {
      return readCalls(from: code, of: text, below: item.blocks)
    }
    let note = { String.paragraphs(text.documentation(after: 0, in: document), document.notes(in: item.blocks)) }
    let declared = document.declarations(in: item.blocks).isEmpty ? [] : readDeclarations(in: item.blocks, note: note())
    if !declared.isEmpty { return declared }
    return readUncoded(text.fullRange, of: text, below: item.blocks)
  }

  /// Reads text without code that is a callback's name, with attributes or a note at most, or names a state.
  func readUncoded(_ range: Range<Int>, of text: RichText, below blocks: [Int] = []) -> [StepEntry] {
    let words = text.trimmed(range)
    if let name = wholeCall(words, of: text) {
      let piece = RichText.Piece(kind: .code, bytes: name, source: text.source(of: name), isExact: true)
      return readCalls(from: piece, of: text, below: blocks)
    }
    guard range == text.fullRange, let mark = stateMark(in: text) else {
      reportUncodedCallbacks(words, of: text)
      return []
    }
    return names.resolveState(in: mark, of: text).map { [.reached($0, text.source(of: mark))] } ?? []
  }

  /// The callback's name that some words are, but for a parenthesis or a colon with what follows them.
  func wholeCall(_ words: Range<Int>, of text: RichText) -> Range<Int>? {
    guard let name = text.calls(in: words).first, name.lowerBound == words.lowerBound, names.isCall(name, of: text)
    else { return nil }
    let rest = text.trimmed(name.upperBound..<words.upperBound)
    let marks: [RichText.Mark] = [.openParenthesis, .colon]
    return rest.isEmpty || marks.contains { text.length(of: $0, at: rest.lowerBound) != nil } ? name : nil
  }

  /// Reads an item's callbacks with their attributes; what follows the last is a note of it.
  private func readCalls(from first: RichText.Piece, of text: RichText, below blocks: [Int]) -> [StepEntry] {
    var entries: [StepEntry] = []
    var next: RichText.Piece? = first
    let lead = readLead(0..<first.bytes.lowerBound, of: text)
    while let code = next {
      let (ofName, end) = attributes.readParenthesis(
        of: .step, in: code.bytes.upperBound..<text.bytes.count, of: text)
      next = nextCall(after: end, of: text)
      let place = text.source(of: code.bytes)
      guard let callback = resolveCall(text[code.bytes], at: place) else { continue }
      let part = entries.isEmpty ? 0 : code.bytes.lowerBound
      var sources = text.sources(in: part..<(next?.bytes.lowerBound ?? text.bytes.count))
      var note = ""
      var attributes = ofName
      if next == nil {
        sources += document.sources(in: blocks)
        var prose = end..<text.bytes.count
        // Behind a call on a line of its own, which has lost its bullet, attributes are that call's.
        if !text.lines.dropFirst().contains(where: { text.begins(withCode: $0) && prose.contains($0.lowerBound) }) {
          let ofNote: AttributeSet
          (ofNote, prose) = self.attributes.readEnd(of: .step, in: prose, of: text)
          attributes = ofName.overridden(by: ofNote)
        }
        self.attributes.reportCondition(in: prose, of: text)
        self.attributes.reportConditions(in: document.items(in: blocks))
        note = .paragraphs(
          text.documentation(in: prose, of: document).withoutLeadingMark, document.notes(in: blocks))
      }
      if entries.isEmpty { (attributes, note) = lead.before(attributes, note) }
      entries.append(call(callback, attributes, sources, note: note, at: place))
    }
    return entries
  }

  /// Reads the words before the first call of an item or of a cell: attributes before a colon (`since iOS 17: …`), else the beginning
  /// of the call's note (`After the animation …`). A condition is told, because the call is read as if it always came.
  private func readLead(_ range: Range<Int>, of text: RichText) -> Lead {
    let words = text.trimmed(range)
    let label = text.withoutColon(words)
    let isLabel = label != words
    let isAttributes = text.fields(in: label).allSatisfy { field in
      if case .attribute(let attribute) = attributes.match(field, of: text) {
        attribute.applies(to: .step)
      } else {
        false
      }
    }
    if isLabel, !label.isEmpty, isAttributes {
      return Lead(attributes: attributes.readList(of: .step, in: label, of: text).attributes)
    }
    attributes.reportCondition(in: label, of: text, isLabel: isLabel)
    // Struck out: cmark has no such mark.
    if text[label].hasSuffix("~~") { names.report.add(.unreadCondition("~~", at: text.source(of: label))) }
    let letters = text[label].lowercased().split { !$0.isLetter }.map(String.init)
    guard letters.contains(where: { !Self.fillers.contains($0) }) else { return Lead() }
    return Lead(note: text.documentation(in: range.lowerBound..<label.upperBound, of: document), isSentence: !isLabel)
  }

  fileprivate static let then = Set(Vocabulary.standard.phrases("word.then"))
  private static let fillers = then.union(Vocabulary.standard.phrases("word.filler"))
  private static let inOrder = Vocabulary.standard.phrases("word.inOrder")

  /// The callback after a comma, an arrow or "then" at an offset: what follows "and" may be any code.
  private func nextCall(after offset: Int, of text: RichText) -> RichText.Piece? {
    guard let code = text.codeSpan(behind: offset) else { return nil }
    var words = text.trimmed(offset..<code.bytes.lowerBound)
    guard !words.isEmpty, names.states[text[code.bytes]] == nil else { return nil }
    if let comma = text.length(of: .comma, at: words.lowerBound) { words = text.trimmed(words.dropFirst(comma)) }
    if words.isEmpty { return code }
    let arrows = ArrowScanner.standard.arrows(in: words, of: text)
    if arrows.contains(where: { !$0.isWord && text.trimmed($0.place) == words }) { return code }
    return Self.then.contains(text[words].lowercased())
      && names.isKnown(names.mention(text[code.bytes]))
      ? code : nil
  }

  /// A call with its attributes, those of its callback where it has none of its own.
  func call(
    _ callback: CallbackID, _ attributes: AttributeSet, _ sources: [Provenance.Source], note: String = "",
    at place: SourceRange
  ) -> StepEntry {
    let all = attributes.callAttributes(of: names.callbacks[callback].attributes, sources: sources)
    return .call(Step(callback, attributes: all, note: note), place)
  }

  /// Reads the calls of an item that names neither a callback nor a state and has a nested bullet list of callbacks: in any order,
  /// unless the item says "in this order".
  private func readGroup(_ item: ListItem, number: Int) -> [StepEntry]? {
    let text = item.text
    // A call between the words and the list has lost its bullet, which is told.
    let isBroken = zip(text.lines.dropFirst(), text.lines).contains { line, above in
      text.isHeading(above) && text.begins(withCode: line)
    }
    guard !text.hasCode || isBroken else { return nil }
    if let mark = stateMark(in: text), names.states[text[mark]] != nil { return nil }
    let members = document.items(in: item.blocks.filter { document.isBulletList($0) })
    guard members.contains(where: \.text.hasCode) else { return nil }
    let words = text.text.lowercased()
    if Self.inOrder.contains(where: words.hasPrefix) {
      return members.flatMap { readItem($0) }
    }
    return members.flatMap { readItem($0) }.compactMap { entry in
      guard case .call(var step, let place) = entry else { return nil }
      step.unordered = number
      return .call(step, place)
    }
  }

  private func isStateMark(_ text: RichText, before offset: Int) -> Bool {
    guard !text.trimmed(0..<offset).isEmpty, let mark = stateMark(in: text) else { return false }
    return mark.lowerBound < offset && names.states[text[mark]] != nil
  }

  /// The first words in bold; without any, a whole item that is a state's name.
  private func stateMark(in text: RichText) -> Range<Int>? {
    if let run = text.styledRuns.first(where: \.isStrong) { return text.trimmed(run.bytes) }
    let whole = text.trimmed(text.fullRange)
    return !whole.isEmpty && names.states[text[whole]] != nil ? whole : nil
  }

  /// Reports the callbacks' names in a text without code: compound names, or a base name that is all of it.
  private func reportUncodedCallbacks(_ words: Range<Int>, of text: RichText) {
    if names.isMentioned(words, of: text) { return reportUncodedCallback(words, of: text) }
    guard text.bytes[words].contains(UInt8(ascii: "(")) else { return }
    for name in text.calls(in: words) where names.isCall(name, of: text) {
      reportUncodedCallback(name, of: text)
    }
  }

  private func reportUncodedCallback(_ name: Range<Int>, of text: RichText) {
    names.report.sourceMap.unread.mentions.append(text.source(of: name))
    names.reportUncodedCallback(name, of: text)
  }

  /// The callback that a step names; a name that is none is noted as a call that could not be read.
  private func resolveCall(_ code: String, of owner: DelegateID? = nil, at place: SourceRange) -> CallbackID? {
    let callback = names.resolveCallback(code, of: owner, at: place)
    switch subject {
    case _ where callback != nil: break
    case .scenario: names.report.sourceMap.unread.scenarioCalls.append(place)
    default: names.report.sourceMap.unread.calls.append(place)
    }
    return callback
  }
}

/// Steps on one line: those of a table's cell, and those behind a path.
extension StepsReader {
  /// Returns `true` for a cell that begins with a callback of the page or of the catalog.
  func beginsWithCall(_ cell: RichText) -> Bool {
    guard let first = cell.pieces.first, first.kind == .code else {
      return wholeCall(cell.trimmed(cell.fullRange), of: cell) != nil
    }
    return names.isKnown(names.mention(cell[first.bytes]))
  }

  /// Reads the callbacks of a table's cell or of a list item, which commas, `、` or `<br>` separate, and states in bold; what follows
  /// the last call is a note of it. A name without an owner is one of `owner`, where that is given.
  func readCalls(in range: Range<Int>, of text: RichText, owner: DelegateID? = nil) -> [StepEntry] {
    // `provider(_:perform:)` with `CXEndCallAction`: the type of an argument is no call.
    let found = text.namesOfSteps(in: range).enumerated()
      .filter { index, name in index == 0 || !name.isCode || !isArgument(name.bytes, of: text) }.map(\.element)
    if found.isEmpty || wholeCall(text.trimmed(range), of: text) != nil { return readUncoded(range, of: text) }
    var entries: [StepEntry] = []
    var last = range.lowerBound
    var endsInCall = false
    let lead = found[0].isCode ? readLead(range.lowerBound..<found[0].bytes.lowerBound, of: text) : Lead()
    for (index, name) in found.enumerated() where name.bytes.lowerBound >= last {
      let place = text.source(of: name.bytes)
      last = name.bytes.upperBound
      endsInCall = false
      if name.isCode {
        guard let callback = resolveCall(text[name.bytes], of: owner, at: place) else { continue }
        // Its attributes may hold names in code: what it is replaced by.
        let (attributes, end) = attributes.readParenthesis(
          of: .step, in: name.bytes.upperBound..<range.upperBound, of: text)
        (last, endsInCall) = (end, true)
        let later = found[(index + 1)...].first { $0.bytes.lowerBound >= end }
        let next = later?.bytes.lowerBound ?? range.upperBound
        if later == nil {
          self.attributes.reportCondition(in: end..<next, of: text)
        } else {
          reportBetween(end..<next, of: text)
        }
        let (all, note) = index == 0 ? lead.before(attributes, "") : (attributes, "")
        entries.append(
          call(callback, all, text.sources(in: name.bytes.upperBound..<next), note: note, at: place))
      } else if let state = names.resolveState(in: name.bytes, of: text) {
        entries.append(.reached(state, place))
      }
    }
    let note = text.documentation(in: last..<range.upperBound, of: document).withoutLeadingMark
    let isProse = note.contains { $0.isLetter || $0.isNumber }
    if endsInCall, isProse, case .call(var step, let place) = entries.last {
      step.note = entries.count == 1 ? lead.before(AttributeSet(), note).note : note
      entries[entries.count - 1] = .call(step, place)
    }
    return entries
  }

  /// Returns `true` for code behind a word that is not "then", which is a type's name and no callback's.
  private func isArgument(_ code: Range<Int>, of text: RichText) -> Bool {
    let name = text[code]
    let before = text[0..<code.lowerBound].split(separator: " ").last ?? ""
    guard before.last?.isLetter == true, !StepsReader.then.contains(before.lowercased()) else { return false }
    return name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
      && names.states[name] == nil && !names.isMentioned(code, of: text)
  }

  /// Reports words between two calls of a cell, which belong to neither.
  private func reportBetween(_ range: Range<Int>, of text: RichText) {
    let words = text.trimmed(range)
    let letters = text[words].lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    guard !letters.isEmpty, !StepsReader.then.contains(letters),
      !names.report.diagnostics.contains(where: { text.source(of: words).contains($0.range) })
    else { return }
    let start = text[words].prefix { !$0.isLetter && !$0.isNumber }.utf8.count
    let content = text.withoutMarks(words.lowerBound + start..<words.upperBound)
    names.report.add(.unreadCondition(text[content], at: text.source(of: content)))
  }
}

extension RichText {
  /// The code spans, and what is in bold without one, in order.
  fileprivate func namesOfSteps(in range: Range<Int>) -> [(bytes: Range<Int>, isCode: Bool)] {
    let codes = codeSpans(in: range).map { (bytes: $0.bytes, isCode: true) }
    let marks = styledRuns.filter { run in
      run.isStrong && range.contains(run.bytes.lowerBound) && codeSpans(in: run.bytes).isEmpty
    }
    return (codes + marks.map { (bytes: trimmed($0.bytes), isCode: false) })
      .sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }
}

/// What stands before the first call of an item: `since iOS 17:`, `After the animation`.
private struct Lead {
  var attributes = AttributeSet()
  /// Its words, in Markdown.
  var note = ""
  /// `true` for words that the call's name continues, `false` for those before a colon.
  var isSentence = false

  /// The attributes and the note of the call, with those of the lead before them.
  func before(_ own: AttributeSet, _ rest: String) -> (attributes: AttributeSet, note: String) {
    let all = attributes.overridden(by: own)
    guard isSentence else { return (all, .paragraphs(note, rest)) }
    return (all, rest.isEmpty ? "\(note) …" : "\(note) … \(rest)")
  }
}

/// A call, or a state that is reached, among the steps of a transition or scenario.
enum StepEntry: Sendable {
  /// A call and its place.
  case call(Step, SourceRange)
  /// "Now in that state", and its place.
  case reached(StateID, SourceRange)

  /// Its place.
  var range: SourceRange {
    switch self {
    case .call(_, let range), .reached(_, let range): range
    }
  }
}
