import Diagnostics
import LifecycleModel

/// Reads Callbacks sections into the table of names.
///
/// A callback belongs to the delegate of the sub-heading above it, or of the name before it: `Scene.sceneDidBecomeActive(_:)`.
struct CallbacksReader {
  /// The columns of a table that are read.
  static let columns = ["callback", "delegate", "description", "name"] + AttributeReader.columns

  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable
  private var attributes: AttributeReader { AttributeReader(names: names) }

  /// Reads a section: lists and tables, under a sub-heading per delegate or with `Owner.` before each name, and
  /// sub-headings that are callbacks themselves.
  func read(_ part: PagePart, owner: DelegateID? = nil) {
    for block in part.blocks {
      if document.isList(block) { names.callbacks.reserveCapacity(adding: document.children(of: block).count) }
      declareFunctions(in: [block], owner: owner)
      for item in document.items(in: [block]) {
        if item.text.bytes.isEmpty { declareFunctions(in: item.blocks, owner: owner) }
        guard let entry = NamedEntry(item.text, isCallback: true) else { continue }
        if owner == nil, names.isDelegate(entry.name), let (delegate, rest) = ownerAndCallback(entry, item.text),
          let callback = NamedEntry(rest, isCallback: true)
        {
          readCallback(callback, rest, below: item.blocks, owner: delegate)
        } else if isCallback(entry, owner: owner) {
          readCallback(entry, item.text, below: item.blocks, owner: owner)
        } else if entry.looksLikeCall {
          names.reportUncodedCallback(entry.bytes, of: item.text)
        }
      }
      for table in document.tables(in: [block]) { readTable(table, owner: owner) }
    }
    for inner in part.parts { readHeading(inner, owner: owner) }
  }

  /// Declares the functions of fenced Swift code that is not below a callback's name.
  private func declareFunctions(in blocks: [Int], owner: DelegateID?) {
    for (declaration, place) in document.declarations(in: blocks) {
      _ = declare(declaration.text, at: place, owner: owner)
    }
  }

  /// The delegate that an item begins with, and what follows its colon where that is code: `` `SceneDelegate`: `func open()` ``.
  private func ownerAndCallback(_ entry: NamedEntry, _ text: RichText) -> (owner: DelegateID, callback: RichText)? {
    let rest = text.trimmed(entry.bytes.upperBound..<text.bytes.count)
    guard !rest.isEmpty, let colon = text.length(of: .colon, at: rest.lowerBound) else { return nil }
    let words = text.trimmed(rest.dropFirst(colon))
    guard text.piece(at: words.lowerBound)?.kind == .code,
      let owner = names.resolveDelegate(entry.name, at: entry.range)
    else { return nil }
    return (owner, text.part(words))
  }

  /// A name in code is a callback's; one in other type is only if there is such a callback, else it is prose.
  private func isCallback(_ entry: NamedEntry, owner: DelegateID?) -> Bool {
    entry.isCode || !names.candidates(for: names.mention(entry.name), of: owners(owner)).isEmpty
  }

  private func readHeading(_ part: PagePart, owner: DelegateID?) {
    guard let heading = part.heading else { return }
    let text = document.richText(of: heading)
    guard let entry = NamedEntry(text) else { return read(part, owner: owner) }
    let isDelegate = names.isDelegate(entry.name)
    // Below a delegate's heading, or with parentheses or a full stop, a heading in code is a callback's.
    if !isDelegate, entry.isCode, owner != nil || entry.name.contains(where: { "(.".contains($0) }) {
      readCallback(entry, text, below: part.blocks, owner: owner)
      for inner in part.parts { readHeading(inner, owner: owner) }
    } else if isDelegate || !part.parts.isEmpty || part.blocks.contains(where: { holdsEntries($0) }) {
      names.report.use(text.block)
      read(part, owner: names.resolveDelegate(entry.name, at: entry.range))
    }
  }

  /// Returns `true` for a list, a table or a declaration: a heading with nothing but prose below it is no delegate's.
  private func holdsEntries(_ block: Int) -> Bool {
    document.isList(block) || !document.tables(in: [block]).isEmpty || !document.declarations(in: [block]).isEmpty
  }

  /// The columns of a table of callbacks.
  static func columns(of table: PipeTable, _ names: NameTable) -> TableColumns {
    let known = TableColumns(columns, of: table).naming("callback", in: table) { cell in
      NamedEntry(cell, isCallback: true).map { $0.isCode || $0.looksLikeCall } ?? false
    }
    return AttributeReader(names: names).columns(known, of: table, for: .callback)
  }

  private func readTable(_ table: PipeTable, owner: DelegateID?) {
    let columns = Self.columns(of: table, names)
    guard let nameColumn = columns["callback"] ?? columns["name"] else {
      return names.report.add(.malformedTable(["callback"], of: table))
    }
    names.report.use(table.headerRange)
    for row in table.rows {
      let cell = row.cells[nameColumn]
      guard let entry = NamedEntry(cell, isCallback: true) else { continue }
      var rowOwner = owner
      if let ownerEntry = columns.cell("delegate", of: row).flatMap({ NamedEntry($0) }) {
        rowOwner = names.resolveDelegate(ownerEntry.name, at: ownerEntry.range)
        guard rowOwner != nil else { continue }
      }
      guard let id = readCallback(entry, cell, below: [], owner: rowOwner) else { continue }
      apply(attributes.readCells(of: .callback, in: row, columns), to: id)
      var description = ""
      if let cell = columns.cell("description", of: row) {
        let (read, prose) = attributes.readDescription(of: .callback, in: cell)
        apply(read, to: id)
        description = cell.documentation(in: prose, of: document)
      }
      names.callbacks[id].documentation = .paragraphs(
        names.callbacks[id].documentation, description, columns.prose(in: row, of: document))
      names.callbacks[id].attributes.provenance.sources += columns.sources(of: "description", in: row)
    }
  }

  /// Adds attributes to those of a callback.
  private func apply(_ attributes: AttributeSet, to id: CallbackID) {
    let own = names.callbacks[id].attributes
    names.callbacks[id].attributes = attributes.callAttributes(of: own, sources: own.provenance.sources)
    names.callbacks[id].attributes.provenance.status = attributes.status ?? own.provenance.status
  }

  @discardableResult
  private func readCallback(
    _ entry: NamedEntry, _ text: RichText, below blocks: [Int], owner: DelegateID?
  ) -> CallbackID? {
    names.report.use(text.block)
    for block in blocks { names.report.use(document.nodes[block].range) }
    let (ofName, end) = attributes.readParenthesis(
      of: .callback, in: entry.bytes.upperBound..<text.bytes.count, of: text)
    let (ofProse, prose) = attributes.readEnd(of: .callback, in: end..<text.bytes.count, of: text)
    guard let id = declare(entry.name, at: entry.range, owner: owner) else { return nil }
    attributes.reportCondition(in: prose, of: text)
    attributes.reportConditions(in: document.items(in: blocks))
    names.callbacks[id].attributes = ofName.overridden(by: ofProse).callAttributes(
      sources: text.sources(in: text.fullRange) + document.sources(in: blocks))
    names.callbacks[id].documentation = .paragraphs(
      text.documentation(in: prose, of: document), document.notes(in: blocks))
    names.callbacks[id].body = document.swiftBody(in: blocks)
    return id
  }

  /// Adds a callback to the page's list; an unknown, ambiguous or repeated one is reported.
  private func declare(_ code: String, at range: SourceRange, owner: DelegateID?) -> CallbackID? {
    guard let id = declared(code, at: range, owner: owner) else { return nil }
    if names.callbacks[id].isDeclared {
      let name = names.qualifiedName(of: CallbackCandidate(names.callbacks[id]))
      names.report.add(.duplicateCallback(name, at: range, first: names.report.sourceMap[id]))
      return nil
    }
    names.callbacks.declare(id)
    names.report.sourceMap.callbacks[id.index] = range
    return id
  }

  /// The callback that a declaration declares.
  private func declared(_ code: String, at range: SourceRange, owner: DelegateID?) -> CallbackID? {
    var mention = names.mention(code)
    var owners = owners(owner)
    if let name = mention.owner {
      guard let named = names.resolveDelegate(name, at: range) else { return nil }
      owners = [named]
    }
    // Of a delegate of the page's own, no catalog has several methods of one name.
    if owners.count == 1, !names.isOfKnownType(owners[0]) { mention = mention.asDeclaration ?? mention }
    let candidates = names.candidates(for: mention, of: owners)
    if let candidate = declarable(mention, candidates, owners: owners) {
      let id = names.add(candidate, at: range)
      // Apple's own declaration, in Swift, says more than one in another language.
      if let declaration = mention.declaration, !mention.isForeign || candidate.signature == nil {
        names.callbacks[id].signature = declaration
      }
      return id
    }
    if owners.count == 1 || !names.delegates.areListed {
      let id = names.resolveCallback(code, at: range)
      if id == nil { names.slips.insert(mention.name) }
      return id
    }
    if candidates.isEmpty {
      names.reportUnknownCallback(mention, of: owners, at: range)
      names.slips.insert(mention.name)
    } else {
      names.report.add(.ambiguousCallback(mention.name, among: candidates.map(names.qualifiedName), at: range))
    }
    return nil
  }

  /// A callback that the catalog has, or one of the page's own, which is given as a whole declaration, or belongs to a
  /// delegate of no type that the catalog knows.
  private func declarable(
    _ mention: CallbackMention, _ candidates: [CallbackCandidate], owners: [DelegateID]
  ) -> CallbackCandidate? {
    if candidates.count == 1 { return candidates[0] }
    guard candidates.isEmpty, owners.count == 1, let owner = owners.first,
      mention.declaration != nil || !names.isOfKnownType(owner)
    else { return nil }
    return CallbackCandidate(delegate: owner, name: mention.name, signature: mention.declaration)
  }

  /// The delegates whose callbacks a name may mean.
  private func owners(_ owner: DelegateID?) -> [DelegateID] { owner.map { [$0] } ?? names.delegates.ids }
}
