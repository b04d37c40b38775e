import Diagnostics
import LifecycleModel
import Text

/// Reads Delegates sections into the table of names.
///
/// `- **Scene** (`UIWindowSceneDelegate`, one per scene): its windows.` is a delegate; a row of a table and a sub-heading with prose below
/// it are the same.
struct DelegatesReader {
  /// A delegate of which not all may have been read.
  fileprivate struct Draft {
    /// All but the multiplicity.
    var delegate: Delegate
    /// The multiplicity that the page states.
    var multiplicity: Multiplicity?
    /// The modules that the page names, by type, with the place of each type.
    var modules: [(type: String, module: String, place: SourceRange)] = []
    /// The places of the types without a module.
    var ownTypes: [(type: String, place: SourceRange)] = []
    let range: SourceRange
  }

  /// The columns of a table that are read.
  static let columns =
    ["delegate", "name", "types", "module", "multiplicity", "description", "notes", "swift"] + AttributeReader.columns

  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable
  /// `false` where the page says that there is no Swift for it.
  let hasSwift: Bool

  /// Reads a section: lists, tables, sub-headings with prose below.
  func read(_ part: PagePart) {
    names.delegates.areListed = true
    for block in part.blocks {
      for item in document.items(in: [block]) { add(readDelegate(item.text, below: item.blocks)) }
      for table in document.tables(in: [block]) { readTable(table) }
    }
    for inner in part.parts {
      guard let heading = inner.heading else { continue }
      add(readDelegate(document.richText(of: heading), below: inner.blocks))
    }
  }

  /// The columns of a table of delegates.
  static func columns(of table: PipeTable, _ names: NameTable) -> TableColumns {
    let known = TableColumns(columns, of: table).naming("delegate", in: table, where: TableColumns.isName)
    return AttributeReader(names: names).columns(known, of: table, for: .delegate)
  }

  private func readTable(_ table: PipeTable) {
    names.report.use(table.headerRange)
    let attributes = AttributeReader(names: names)
    let columns = Self.columns(of: table, names)
    guard let nameColumn = columns["delegate"] ?? columns["name"] else {
      return names.report.add(.malformedTable(["delegate"], of: table))
    }
    for row in table.rows {
      guard var draft = readDelegate(row.cells[nameColumn], below: []) else { continue }
      for name in ["types", "multiplicity", "attributes"] {
        guard let cell = columns.filledCell(name, of: row) else { continue }
        let range = cell.withoutParentheses(cell.fullRange)
        let end = readTraits(of: &draft, in: range, of: cell, isMultiplicity: name == "multiplicity")
        // What is no trait describes the delegate: `one per screen, weak`.
        let rest = cell.documentation(in: (end ?? range.lowerBound)..<range.upperBound, of: document).withoutLeadingMark
        if rest.contains(where: \.isLetter) {
          draft.delegate.documentation = .paragraphs(draft.delegate.documentation, rest)
        }
      }
      apply(attributes.readCells(["since"], of: .delegate, in: row, columns), to: &draft)
      if let cell = columns.filledCell("module", of: row) { readModule(cell, of: &draft) }
      if let cell = columns.cell("swift", of: row), !cell.text.trimmingSpaces.isEmpty {
        draft.delegate.hasSwift = draft.delegate.hasSwift && columns.filledCell("swift", of: row) != nil
      }
      for cell in ["description", "notes"].compactMap({ columns.cell($0, of: row) }) {
        let (read, prose) = attributes.readDescription(of: .delegate, in: cell)
        apply(read, to: &draft)
        draft.delegate.documentation = .paragraphs(
          draft.delegate.documentation, cell.documentation(in: prose, of: document))
      }
      draft.delegate.documentation = .paragraphs(
        draft.delegate.documentation, columns.prose(in: row, of: document))
      draft.delegate.provenance.sources += columns.sources(of: "description", in: row)
      add(draft)
    }
  }

  /// Reads the module of a row's types.
  private func readModule(_ cell: RichText, of draft: inout Draft) {
    let range = cell.trimmed(cell.fullRange)
    let place = cell.source(of: range)
    guard LibraryType.isModule(cell[range]), !draft.delegate.types.isEmpty else {
      return names.report.add(.unusedModule(cell[range], of: draft.delegate.name, at: place))
    }
    draft.modules += draft.ownTypes.map { ($0.type, cell[range], place) }
    draft.ownTypes = []
  }

  private func readDelegate(_ text: RichText, below blocks: [Int]) -> Draft? {
    guard let entry = NamedEntry(text) else { return nil }
    names.report.use(text.block)
    if let first = names.delegates[entry.name] {
      names.report.add(.duplicateDelegate(entry.name, at: entry.range, first: names.report.sourceMap[first]))
      return nil
    }
    var draft = Draft(delegate: Delegate(name: entry.name), range: entry.range)
    var end = entry.bytes.upperBound
    var remark = ""
    var rest = text.trimmed(end..<text.bytes.count)
    if let found = text.parenthesis(in: rest) {
      rest = text.trimmed(found.end..<text.bytes.count)
      if readTraits(of: &draft, in: found.inside, of: text) != nil {
        end = found.end
      } else {
        remark = document.file[text.source(of: found.inside)]
      }
    }
    var hasTraits = false
    if !rest.isEmpty, let colon = text.length(of: .colon, at: rest.lowerBound) {
      let traitsEnd = readTraits(of: &draft, in: rest.dropFirst(colon), of: text)
      hasTraits = traitsEnd != nil
      end = traitsEnd ?? end
    }
    if draft.delegate.types.isEmpty, let type = text.type(adoptedIn: end..<text.bytes.count, names) {
      draft.delegate.types.append(text[type])
      draft.ownTypes.append((text[type], text.source(of: type)))
    }
    // `(optional `OtherDelegate`)`
    if let found = text.closingParenthesis(in: text.withoutFullStop(end..<text.bytes.count)),
      text.codeSpans(in: found.inside).contains(where: { text[$0.bytes].hasSuffix("Delegate") })
    {
      names.report.add(
        .unreadTypes(text[found.inside], at: text.source(of: text.trimmed(found.inside))))
    }
    if draft.multiplicity == nil { draft.multiplicity = text.onePer(in: end..<text.bytes.count) }
    draft.delegate.documentation = .paragraphs(
      hasTraits ? remark : "", text.documentation(after: end, in: document).withoutLeadingMark,
      document.prose(in: blocks))
    // `- one per scene` below a delegate is one of its attributes, and anything else is prose about it.
    for item in document.items(in: blocks) where item.text.pieces.first?.kind != .code {
      names.report.use(item.range)
      let words = item.text.withoutFullStop(item.text.fullRange)
      if item.text.hasCode || readTraits(of: &draft, in: words, of: item.text) == nil {
        draft.delegate.documentation = .paragraphs(
          draft.delegate.documentation, item.text.documentation(after: 0, in: document), document.notes(in: item.blocks)
        )
      }
    }
    draft.delegate.provenance.sources = text.sources(in: text.fullRange) + document.sources(inProse: blocks)
    return draft
  }

  /// Reads types and attributes that commas separate, up to the first part that is neither: that, and what follows, is
  /// documentation. Returns the offset after the last one read, `nil` for none.
  @discardableResult
  private func readTraits(
    of draft: inout Draft, in range: Range<Int>, of text: RichText, isMultiplicity: Bool = false
  ) -> Int? {
    var attributes = AttributeSet()
    var end: Int?
    for field in text.fields(in: range) {
      // A sentence that follows the last trait is documentation, and ends the trait at its full stop.
      let sentence = field.lowerBound..<text.sentenceEnd(in: field)
      // So are the words after `one per activity`.
      let onePer = AttributePhrase.standard.onePer(beginning: text[sentence])
      let words = onePer.map { sentence.lowerBound..<sentence.lowerBound + $0.length } ?? sentence
      let place = text.source(of: words)
      let match = AttributePhrase.standard.match(text[words], code: nil)
      if let code = text.codeSpans(in: words).first, code.bytes == words {
        draft.delegate.types.append(text[words])
        draft.ownTypes.append((text[words], place))
      } else if let code = text.codeSpans(in: words).first?.bytes, code.lowerBound == words.lowerBound,
        code.upperBound <= words.upperBound, text.parenthesis(in: code.upperBound..<words.upperBound) != nil
      {
        // `` `PumpDelegate` (our own), one per pump``: what follows the type describes the delegate.
        draft.delegate.types.append(text[code])
        draft.ownTypes.append((text[code], text.source(of: code)))
        end = code.upperBound
        break
      } else if let type = LibraryType(text, in: words) {
        draft.delegate.types.append(type.name)
        draft.modules.append((type.name, type.module, place))
      } else if case .attribute(let attribute) = match, attribute.applies(to: .delegate) {
        attributes.insert(attribute, for: .delegate)
      } else if isMultiplicity, end == nil, ["one", "1"].contains(text[words].lowercased()) {
        attributes.multiplicity = .process
      } else if isMultiplicity, end == nil, let multiplicity = AttributePhrase.standard.multiplicity(text[words]) {
        attributes.multiplicity = multiplicity
      } else if case .attribute = match {
        names.report.add(.misplacedAttribute(text[words], of: Attribute.Subject.delegate.rawValue, at: place))
      } else if names.catalog.knows(type: text[words]) {
        draft.delegate.types.append(text[words])
      } else {
        switch match {
        case .nearMiss(let meant): names.report.add(.misspeltAttribute(text[words], meant: meant, at: place))
        case .badVersion: names.report.add(.invalidVersion(text[words], at: place))
        case .attribute, .none: break
        }
        break
      }
      end = words.upperBound
      if words != field { break }
    }
    apply(attributes, to: &draft)
    return end
  }

  private func apply(_ attributes: AttributeSet, to draft: inout Draft) {
    draft.multiplicity = attributes.multiplicity ?? draft.multiplicity
    draft.delegate.hasSwift = draft.delegate.hasSwift && attributes.hasSwift
    draft.delegate.isObserved = draft.delegate.isObserved || attributes.isObserved
    draft.delegate.availability = draft.delegate.availability.overridden(by: attributes.availability)
    draft.delegate.provenance.status = attributes.status ?? draft.delegate.provenance.status
  }

  /// Adds a delegate, with the catalog's values for missing ones: a conventional name's type, and the multiplicity.
  private func add(_ draft: Draft?) {
    guard let draft else { return }
    var delegate = draft.delegate
    addLibraries(of: draft)
    if hasSwift, delegate.hasSwift {
      for (type, place) in draft.ownTypes { reportForeignName(of: type, at: place) }
    }
    if delegate.types.isEmpty,
      let type = names.catalog.conventionalType(forName: delegate.name, platform: names.platform)
        ?? (names.catalog.knows(type: delegate.name) ? delegate.name : nil)
    {
      delegate.types = [type]
    }
    delegate.isObserved = delegate.isObserved || delegate.types.contains(where: names.catalog.isObserved)
    delegate.multiplicity =
      draft.multiplicity ?? names.catalog.conventionalMultiplicity(ofTypes: delegate.types) ?? .process
    names.add(delegate, at: draft.range)
  }
}

extension RichText {
  /// The type of Apple's that prose behind a delegate's name says it has: `` `Radio` implements `CBCentralManagerDelegate` ``,
  /// `` `Screen`, a `UIViewController` ``, `` `Radio`: our own class, conforms to `CBCentralManagerDelegate` ``.
  func type(adoptedIn range: Range<Int>, _ names: NameTable) -> Range<Int>? {
    guard let code = codeSpans(in: range).first?.bytes else { return nil }
    let isKnown = names.catalog.knows(type: self[code])
    guard isKnown || self[code].first?.isUppercase == true && self[code].allSatisfy({ $0.isLetter || $0.isNumber })
    else {
      return nil
    }
    let words = self[trimmed(range.lowerBound..<code.lowerBound)].drop { !$0.isLetter }
    let clauses = words.split { ",、，;；".contains($0) }.map { NameKey($0.trimmingSpaces).folded }
    let vocabulary = Vocabulary.standard
    return vocabulary.phrases("word.adopts").contains { phrase in
      let key = NameKey(phrase).folded
      if isKnown, clauses == [key] { return true }
      // What follows a comma is a clause of its own, but for articles: `opens the editor, a …`.
      let last = phrase.split(separator: " ").last.map(String.init) ?? ""
      return clauses.last == key && !vocabulary.phrases("word.filler").contains(last)
    } ? code : nil
  }

  /// The scope that a part between commas or semicolons is: `…; one per scene`.
  func onePer(in range: Range<Int>) -> Multiplicity? {
    fields(in: withoutFullStop(range)).lazy.compactMap { field in
      if case .attribute(.onePer(let multiplicity)) = AttributePhrase.standard.match(self[field], code: nil) {
        return multiplicity
      }
      // `one per scene (the paywall holds it)`
      guard let found = AttributePhrase.standard.onePer(beginning: self[field]),
        self.parenthesis(in: field.lowerBound + found.length..<field.upperBound) != nil
      else { return nil }
      return found.multiplicity
    }.first
  }
}

extension DelegatesReader {
  /// Adds the types whose modules the page names, unless they are known; a different module is reported.
  private func addLibraries(of draft: Draft) {
    for (name, module, place) in draft.modules {
      guard let known = names.catalog.type(named: name) else {
        names.delegates.catalog = names.catalog.adding([.library(name, module: module)])
        continue
      }
      if known.module != module { names.report.add(.wrongModule(module, ofType: name, in: known.module, at: place)) }
    }
  }

  /// Reports a type of the page's own with a name that is nearly Apple's, or has the prefix of a framework.
  private func reportForeignName(of type: String, at place: SourceRange) {
    guard names.catalog.type(named: type) == nil, FrameworkClass.named(type, platform: names.platform) == nil else {
      return
    }
    let modules = FrameworkPrefix.modules(ofType: type)
    if let known = names.catalog.nearestType(to: type) {
      names.report.add(.unknownType(type, meant: known.name, module: modules.first, at: place))
    } else if !modules.isEmpty {
      names.report.add(.uncheckedType(type, modules: modules, isCode: names.file.isCodeSpan(place), at: place))
    }
  }
}

extension SourceFile {
  /// `true` for the text of a code span with one backtick at each end.
  fileprivate func isCodeSpan(_ range: SourceRange) -> Bool {
    let backtick = UInt8(ascii: "`")
    let (before, after) = (bytes[..<range.start].suffix(2), bytes[range.end...].prefix(2))
    return before.last == backtick && before.first != backtick && after.first == backtick && after.last != backtick
  }
}

extension RichText {
  /// The end of the first sentence of a range: before a full stop that a space follows, else the range's end.
  fileprivate func sentenceEnd(in range: Range<Int>) -> Int {
    for offset in range where !isCode(at: offset) {
      let isStop = bytes[offset] == UInt8(ascii: ".") || bytes[offset...].starts(with: Array("。".utf8))
      let next = offset + (bytes[offset] == UInt8(ascii: ".") ? 1 : 3)
      if isStop, next >= range.upperBound || bytes[offset] != UInt8(ascii: ".") || bytes[next] == 0x20 { return offset }
    }
    return range.upperBound
  }
}

/// A type with the module that declares it: `` `CBCentralManagerDelegate` from `CoreBluetooth` ``.
struct LibraryType {
  /// The type's name.
  let name: String
  /// The name of the module.
  let module: String

  private static let words = Vocabulary.standard.phrases("module.from")

  /// Reads a part of a text; `nil` where that is anything else.
  init?(_ text: RichText, in range: Range<Int>) {
    let spans = text.codeSpans(in: range).map(\.bytes)
    let whole = text[range]
    let (start, end): (Substring, Substring)
    if let first = spans.first, first.lowerBound == range.lowerBound {
      guard first.upperBound < range.upperBound else { return nil }
      start = text[first][...]
      end = text[first.upperBound..<range.upperBound][...]
    } else {
      start = whole.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      end = whole[start.endIndex...]
      guard end.first?.isWhitespace == true else { return nil }
    }
    let rest = end.drop(while: \.isWhitespace)
    guard let word = Self.words.first(where: { NameKey(rest.prefix($0.count)) == NameKey($0) }) else { return nil }
    let module = rest.dropFirst(word.count)
    let name = module.drop(while: \.isWhitespace)
    let isApart = name.startIndex > module.startIndex || spans.last?.upperBound == range.upperBound
    guard isApart, !start.isEmpty, Self.isModule(name) else { return nil }
    self.name = String(start)
    self.module = String(name)
  }

  /// `true` for the name of a module: letters, digits and `_`.
  static func isModule(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
