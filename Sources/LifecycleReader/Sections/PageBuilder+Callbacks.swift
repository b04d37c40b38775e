import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// Reads a Callbacks section: lists and tables, under a sub-heading per delegate or with `Owner.` before each name, and
  /// sub-headings that are callbacks themselves.
  mutating func readCallbacks(_ part: PagePart, owner: DelegateID? = nil) {
    for block in part.blocks {
      expectCallbacks(inList: block)
      for item in document.items(in: [block]) {
        guard let entry = NamedEntry(item.text, isCallback: true) else { continue }
        if isCallback(entry, owner: owner) {
          readCallback(entry, item.text, below: item.blocks, owner: owner)
        } else if entry.looksLikeCall {
          reportUncodedCallback(entry.name, at: entry.bytes, of: item.text)
        }
      }
      for table in document.tables(in: [block]) { readCallbacks(table, owner: owner) }
    }
    for inner in part.parts { readCallbackHeading(inner, owner: owner) }
  }

  /// Makes room for the callbacks of a list.
  private mutating func expectCallbacks(inList block: Int) {
    guard document.isList(block) else { return }
    let count = document.children(of: block).count
    lifecycle.callbacks.makeRoom(for: count)
    callbacksByName.makeRoom(for: count)
    callbacksByBaseName.makeRoom(for: count)
  }

  /// A name in code is a callback's; one in other type is only if there is such a callback, else it is prose.
  private func isCallback(_ entry: NamedEntry, owner: DelegateID?) -> Bool {
    entry.isCode || !candidates(for: mention(entry.name), of: owner.map { [$0] } ?? lifecycle.delegateIDs).isEmpty
  }

  private mutating func readCallbackHeading(_ part: PagePart, owner: DelegateID?) {
    guard let heading = part.heading else { return }
    let text = document.richText(of: heading)
    guard let entry = NamedEntry(text) else { return readCallbacks(part, owner: owner) }
    let isDelegate = if case .none = matchDelegate(entry.name) { false } else { true }
    // Below a delegate's heading, or with parentheses or a full stop, a heading in code is a callback's.
    if !isDelegate, entry.isCode, owner != nil || entry.name.contains(where: { "(.".contains($0) }) {
      readCallback(entry, text, below: part.blocks, owner: owner)
      for inner in part.parts { readCallbackHeading(inner, owner: owner) }
    } else if isDelegate || !part.parts.isEmpty || part.blocks.contains(where: { holdsEntries($0) }) {
      readCallbacks(part, owner: resolveDelegate(entry.name, at: entry.range))
    }
  }

  /// Whether a block is a list or a table: a heading with nothing but prose below it is no delegate's.
  private func holdsEntries(_ block: Int) -> Bool {
    document.isList(block) || !document.tables(in: [block]).isEmpty
  }

  private mutating func readCallbacks(_ table: PipeTable, owner: DelegateID?) {
    let names = ["callback", "delegate", "attributes", "description", "name"]
    let columns = columns(of: table, names)
    guard let nameColumn = columns["callback"] ?? columns["name"] else { return reportMalformed(table) }
    for row in table.rows {
      let cell = row.cells[nameColumn]
      guard let entry = NamedEntry(cell, isCallback: true) else { continue }
      var rowOwner = owner
      if let column = columns["delegate"], let ownerEntry = NamedEntry(row.cells[column]) {
        rowOwner = resolveDelegate(ownerEntry.name, at: ownerEntry.range)
        guard rowOwner != nil else { continue }
      }
      guard let id = readCallback(entry, cell, below: [], owner: rowOwner) else { continue }
      if let column = columns["attributes"] {
        let text = row.cells[column]
        let read = readAttributeList(of: .callback, in: text.fullRange, of: text, isLenient: false).attributes
        let sources = lifecycle[id].attributes.provenance.sources
        lifecycle.callbacks[id.index].attributes = read.callAttributes(of: lifecycle[id].attributes, sources: sources)
      }
      if let column = columns["description"] {
        let text = row.cells[column]
        lifecycle.callbacks[id.index].documentation = text.documentation(after: 0, in: document)
        lifecycle.callbacks[id.index].attributes.provenance.sources += text.sources(in: text.fullRange)
      }
    }
  }

  @discardableResult
  private mutating func readCallback(
    _ entry: NamedEntry, _ text: RichText, below blocks: [Int], owner: DelegateID?
  ) -> CallbackID? {
    let (attributes, end) = readAttributes(of: .callback, in: entry.bytes.upperBound..<text.bytes.count, of: text)
    guard let id = declareCallback(entry.name, at: entry.range, owner: owner) else { return nil }
    lifecycle.callbacks[id.index].attributes = attributes.callAttributes(
      sources: text.sources(in: text.fullRange) + document.sources(in: blocks))
    lifecycle.callbacks[id.index].documentation = paragraphs(
      text.documentation(after: end, in: document), document.notes(in: blocks))
    lifecycle.callbacks[id.index].body = document.swiftBody(in: blocks)
    return id
  }

  /// Takes a callback into the page's list; an unknown, ambiguous or repeated one is reported.
  private mutating func declareCallback(_ code: String, at range: SourceRange, owner: DelegateID?) -> CallbackID? {
    let mention = mention(code)
    var owners = owner.map { [$0] } ?? lifecycle.delegateIDs
    if let name = mention.owner {
      guard let named = resolveDelegate(name, at: range) else { return nil }
      owners = [named]
    }
    let id: CallbackID
    if let candidate = declarable(mention, owners: owners) {
      id = intern(candidate, at: range)
      if let declaration = mention.declaration { lifecycle.callbacks[id.index].signature = declaration.text }
    } else if owners.count == 1 || !listsDelegates {
      guard let resolved = resolveCallback(code, at: range) else { return nil }
      id = resolved
    } else {
      let candidates = candidates(for: mention, of: owners)
      if candidates.isEmpty {
        reportUnknownCallback(mention, of: owners, at: range)
      } else {
        let names = candidates.map { lifecycle[$0.delegate].name + "." + $0.name }
        report(.ambiguousCallback(mention.name, among: names, at: range))
      }
      return nil
    }
    guard !lifecycle[id].isDeclared else {
      report(.duplicateCallback(lifecycle.qualifiedName(of: id), at: range, first: sourceMap[id]))
      return nil
    }
    lifecycle.callbacks[id.index].isDeclared = true
    delegatesWithDeclarations.insert(lifecycle[id].delegate)
    sourceMap.callbacks[id.index] = range
    return id
  }

  /// What a declaration declares: a callback that the catalog has, or one of the page's own, which is given as a whole
  /// Swift declaration, or belongs to a delegate of no type that the catalog knows.
  private func declarable(_ mention: CallbackMention, owners: [DelegateID]) -> CallbackCandidate? {
    let candidates = candidates(for: mention, of: owners)
    if candidates.count == 1 { return candidates[0] }
    guard candidates.isEmpty, owners.count == 1, let owner = owners.first else { return nil }
    let isOfKnownType = lifecycle[owner].types.contains(where: catalog.knows)
    guard mention.declaration != nil || !isOfKnownType else { return nil }
    return CallbackCandidate(delegate: owner, name: mention.name, signature: mention.declaration?.text)
  }
}
