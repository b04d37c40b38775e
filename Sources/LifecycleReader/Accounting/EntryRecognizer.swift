import Diagnostics
import LifecycleModel
import Text

/// Tells which kind of section's entry a text or a table looks like: by the names that it begins with, as a path, or as a rule.
///
/// `` `SceneDelegate` `` at the beginning is a delegate's entry, `Off → On` a transition's; a sentence that mentions either is prose.
struct EntryRecognizer {
  private let document: MarkdownDocument
  private let names: NameTable
  private let rules: RulesReader
  /// The states that paths name and no section defines.
  private let undefined: Set<NameKey>
  private var paths: PathFinder { PathFinder(names: names) }
  private static let anyOrder = Vocabulary.standard.phrases("word.anyOrder")

  /// Takes a page of which all names are known.
  init(_ document: MarkdownDocument, _ names: NameTable) {
    self.document = document
    self.names = names
    rules = RulesReader(document: document, names: names)
    let unknown = names.report.diagnostics.filter { $0.id == DiagnosticDescriptor.unknownState.id }
    undefined = Set(unknown.map { NameKey(document.file[$0.range]) })
  }

  /// The kind of an item; among paths, one that names two states is one without its arrow.
  func kind(of item: RichText, in section: SectionKind?) -> SectionKind? {
    if section?.hasPaths == true, !item.hasCode, names.states.mentions(in: item.text) > 1 { return .transitions }
    return kind(of: item.fullRange, in: item)
  }

  /// The kind of a line that looks like an entry; `nil` for prose.
  func kind(of line: Range<Int>, in text: RichText) -> SectionKind? {
    let whole = line == text.fullRange ? text : text.part(line)
    if paths.hasKnownStates(whole.fullRange, of: whole) { return .transitions }
    if let end = paths.headEnd(in: whole.fullRange, of: whole, mustBeKnown: true),
      paths.hasKnownStates(0..<end.lowerBound, of: whole)
    {
      return .transitions
    }
    if rules.isRule(whole) { return .rules }
    let words = whole.trimmed(whole.fullRange)
    // `sceneDidBecomeActive` alone is a call; `open` may be any word.
    if whole[words].dropFirst().contains(where: \.isUppercase), !whole[words].contains(" "),
      names.isMentioned(words, of: whole)
    {
      return .callbacks
    }
    let text = whole.withoutEnumerator
    guard let entry = NamedEntry(text, isCallback: true) else { return nil }
    let end = entry.bytes.upperBound
    if text.type(adoptedIn: end..<text.bytes.count, names) != nil { return .delegates }
    guard text.endsEntry(at: end) else { return nil }
    if let kind = kind(of: entry, in: text) { return kind }
    // `- `Queue`: the queue itself, one per app`
    return entry.isCode && text.onePer(in: end..<text.bytes.count) != nil ? .delegates : nil
  }

  /// The kind of an entry by its name; `nil` for a name that neither the page nor the catalog has.
  func kind(of entry: NamedEntry, in text: RichText) -> SectionKind? {
    if names.states[entry.name] != nil || undefined.contains(NameKey(entry.name)) { return .states }
    if names.isDelegate(entry.name) || entry.isCode && names.isConventional(entry.name) { return .delegates }
    if entry.isCode ? isCallback(entry.name) : names.isCall(entry.bytes, of: text) { return .callbacks }
    // A delegate that the page does not know yet, by its type.
    guard entry.isCode || text.styledRuns.first?.bytes == entry.bytes else { return nil }
    let types = text.codeSpans(in: entry.bytes.upperBound..<text.bytes.count).map { text[$0.bytes] }
    return types.contains(where: names.catalog.knows) ? .delegates : nil
  }

  /// Returns `true` for a callback of the page or of the catalog.
  func isCallback(_ code: String) -> Bool {
    let mention = names.mention(code)
    guard mention.name.contains(where: \.isLetter) else { return false }
    if let owner = mention.owner, names.isDelegate(owner) { return true }
    return !names.candidates(for: mention, of: names.delegates.ids).isEmpty
      || !mention.isForeign && !names.impliedEntries(for: mention).isEmpty
  }

  /// The kind of a table by its heading: at least two columns of that kind, with entries in the first of these. A table that has
  /// names in some column is prose.
  func kind(of table: PipeTable) -> SectionKind? {
    if StatementTableReader(document: document, subject: .transition, names: names).hasPaths(table) {
      return .transitions
    }
    let delegates = table.header.filter { heading in
      let name = heading[heading.trimmed(heading.fullRange)]
      return names.isDelegate(name) || names.isConventional(name)
    }
    if delegates.count > 1 { return .counterparts }
    let kinds: [(SectionKind, [String])] = [
      (.states, StatesReader.columns), (.delegates, DelegatesReader.columns), (.callbacks, CallbacksReader.columns),
    ]
    // `| Object | Conforms to |`, with types in some other column of most rows.
    let delegateCount = table.rows.count { row in
      guard let cell = row.cells.first, let entry = NamedEntry(cell), entry.isCode || !cell.styledRuns.isEmpty else {
        return false
      }
      return row.cells.dropFirst().contains { cell in
        cell.codeSpans(in: cell.fullRange).contains { names.catalog.knows(type: cell[$0.bytes]) }
      }
    }
    if delegateCount * 2 > table.rows.count { return .delegates }
    return kinds.first { kind, columns in
      let known = TableColumns(columns, of: table)
      guard table.header.count - known.others.count > 1, let column = known[columns[0]] ?? known["name"] else {
        return false
      }
      return table.rows.contains { row in
        let cell = row.cells[column]
        return NamedEntry(cell, isCallback: true).flatMap { self.kind(of: $0, in: cell) } == kind
      }
    }?.0
  }

  /// The kind of a line that may have lost its bullet: by names that are known, by one in code, or in bold with attributes, where such
  /// are declared, or as the words above calls in any order; `isLost` for one that Markdown adds to an item.
  func kind(
    ofLine line: Range<Int>, of text: RichText, isLost: Bool, isAboveList: Bool, in section: SectionKind?
  ) -> SectionKind? {
    if let kind = kind(of: line, in: text) { return kind }
    let whole = text.part(line)
    switch section {
    case .states, .delegates, .callbacks:
      guard let entry = NamedEntry(whole, isCallback: section == .callbacks),
        whole.endsEntry(at: entry.bytes.upperBound)
      else { return nil }
      let isBold = whole.styledRuns.first?.bytes.lowerBound == entry.bytes.lowerBound
      let attributes = whole.parentheses(in: entry.bytes.upperBound..<whole.bytes.count).first
      let hasAttributes =
        attributes.map { isAttributes($0.opening.upperBound..<$0.closing.lowerBound, of: whole) } ?? false
      return entry.isCode || isBold && (isLost || hasAttributes) ? section : nil
    case .transitions, .scenarios:
      let words = whole.text.lowercased()
      let isAnyOrder = Self.anyOrder.contains { words.hasPrefix($0) }
      let isHeading = isLost && whole.withoutColon(whole.fullRange) != whole.fullRange
      return isAnyOrder && (isLost || isAboveList) || isHeading && isAboveList ? .callbacks : nil
    case .rules, .counterparts, .sceneConfigurations, .logLines, nil: return nil
    }
  }

  /// Returns `true` for a cell that is nothing but a name.
  func isName(_ cell: RichText) -> Bool {
    NamedEntry(cell, isCallback: true).map { entry in
      entry.bytes == cell.trimmed(cell.fullRange)
        && (kind(of: entry, in: cell) != nil || names.catalog.knows(type: entry.name))
    } ?? false
  }

  /// Returns `true` for a range that is nothing but attributes, or systems with versions.
  func isAttributes(_ range: Range<Int>, of text: RichText) -> Bool {
    let fields = text.fields(in: text.withoutParentheses(range))
    return !fields.isEmpty
      && fields.allSatisfy { field in
        if case .attribute = AttributePhrase.standard.match(text[field], code: nil) { return true }
        return AttributePhrase.standard.bound(text[field])?.platform != nil
      }
  }
}

extension RichText {
  /// The text without a number or a mark at its beginning that Markdown takes for words: `① `, `2．`, `（3）`, `・`.
  fileprivate var withoutEnumerator: RichText {
    guard let first = pieces.first, first.kind == .text else { return self }
    let head = self[first.bytes].prefix { !$0.isLetter }
    return head.contains { $0.isNumber || $0 == "・" } ? part(head.utf8.count..<bytes.count) : self
  }
}
