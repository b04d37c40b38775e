import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// Reads a Delegates section: lists, tables, sub-headings with prose below.
  mutating func readDelegates(_ part: PagePart) {
    listsDelegates = true
    for block in part.blocks {
      for item in document.items(in: [block]) {
        if let id = readDelegate(item.text, below: item.blocks) { completeDelegate(id) }
      }
      for table in document.tables(in: [block]) { readDelegates(table) }
    }
    for inner in part.parts {
      guard let heading = inner.heading else { continue }
      if let id = readDelegate(document.richText(of: heading), below: inner.blocks) { completeDelegate(id) }
    }
  }

  private mutating func readDelegates(_ table: PipeTable) {
    let columns = columns(of: table, ["delegate", "name", "types", "multiplicity", "attributes", "description"])
    guard let nameColumn = columns["delegate"] ?? columns["name"] else { return reportMalformed(table) }
    for row in table.rows {
      guard let id = readDelegate(row.cells[nameColumn], below: []) else { continue }
      for name in ["types", "multiplicity", "attributes"] {
        guard let column = columns[name], !vocabulary.isNone(row.cells[column].text) else { continue }
        readTraits(
          of: id, in: row.cells[column].fullRange, of: row.cells[column], isMultiplicity: name == "multiplicity")
      }
      if let column = columns["description"] {
        lifecycle.delegates[id.index].documentation = row.cells[column].documentation(after: 0, in: document)
        lifecycle.delegates[id.index].provenance.sources += row.cells[column].sources(in: row.cells[column].fullRange)
      }
      completeDelegate(id)
    }
  }

  private mutating func readDelegate(_ text: RichText, below blocks: [Int]) -> DelegateID? {
    guard let entry = NamedEntry(text) else { return nil }
    if let first = delegatesByName[NameKey(entry.name)] {
      report(.duplicateDelegate(entry.name, at: entry.range, first: sourceMap[first]))
      return nil
    }
    let id = add(Delegate(name: entry.name), at: entry.range)
    var end = entry.bytes.upperBound
    var remark = ""
    var rest = text.trimmed(end..<text.bytes.count)
    if let found = text.parenthesis(in: rest) {
      rest = text.trimmed(found.end..<text.bytes.count)
      if readTraits(of: id, in: found.inside, of: text, isMultiplicity: false) != nil {
        end = found.end
      } else {
        remark = file[text.source(of: found.inside)]
      }
    }
    var hasTraits = false
    if !rest.isEmpty, let colon = text.length(of: .colon, at: rest.lowerBound) {
      let traits = rest.dropFirst(colon)
      let traitsEnd = readTraits(of: id, in: traits, of: text, isMultiplicity: false)
      hasTraits = traitsEnd != nil
      end = traitsEnd ?? end
    }
    lifecycle.delegates[id.index].documentation = paragraphs(
      hasTraits ? remark : "", withoutLeadingMark(text.documentation(after: end, in: document)),
      document.prose(in: blocks))
    lifecycle.delegates[id.index].provenance.sources =
      text.sources(in: text.fullRange) + document.sources(inProse: blocks)
    return id
  }

  /// Documentation without the mark between it and the last type or attribute before it.
  private func withoutLeadingMark(_ documentation: String) -> String {
    String(documentation.drop { ".,;。、，；".contains($0) || $0.isWhitespace })
  }

  /// Reads types and attributes that commas separate, up to the first part that is neither: that, and what follows, is
  /// documentation. Gives the offset behind the last one read, `nil` for none.
  @discardableResult
  private mutating func readTraits(
    of id: DelegateID, in range: Range<Int>, of text: RichText, isMultiplicity: Bool
  ) -> Int? {
    let phrase = AttributePhrase(vocabulary: vocabulary)
    var attributes = AttributeSet()
    var end: Int?
    for field in text.fields(in: range) {
      // A sentence that follows the last trait is documentation, and ends the trait at its full stop.
      let words = field.lowerBound..<text.sentenceEnd(in: field)
      if let code = text.codeSpans(in: words).first, code.bytes == words {
        lifecycle.delegates[id.index].types.append(text[words])
      } else if isMultiplicity, let multiplicity = phrase.multiplicity(text[words]) {
        attributes.multiplicity = multiplicity
      } else if case .attribute(let attribute) = phrase.match(text[words], code: nil),
        attribute.applies(to: .delegate)
      {
        attributes.insert(attribute, for: .delegate)
      } else if case .attribute = phrase.match(text[words], code: nil) {
        report(.misplacedAttribute(text[words], of: .delegate, at: text.source(of: words)))
      } else if catalog.knows(type: text[words]) {
        lifecycle.delegates[id.index].types.append(text[words])
      } else {
        switch phrase.match(text[words], code: nil) {
        case .nearMiss(let meant):
          report(.misspeltAttribute(text[words], meant: meant, at: text.source(of: words)))
        case .badVersion: report(.invalidVersion(text[words], at: text.source(of: words)))
        case .attribute, .none: break
        }
        break
      }
      end = words.upperBound
      if words != field { break }
    }
    apply(attributes, to: id)
    return end
  }

  private mutating func apply(_ attributes: AttributeSet, to id: DelegateID) {
    var delegate = lifecycle[id]
    delegate.isObserved = delegate.isObserved || attributes.isObserved
    if let multiplicity = attributes.multiplicity {
      delegate.multiplicity = multiplicity
      statedMultiplicities.insert(id)
    }
    delegate.availability = delegate.availability.overridden(by: attributes.availability)
    delegate.provenance.status = attributes.status ?? delegate.provenance.status
    lifecycle.delegates[id.index] = delegate
  }

  /// Fills in what the page leaves to the catalog: a conventional name's type, and how many there are.
  private mutating func completeDelegate(_ id: DelegateID) {
    var delegate = lifecycle[id]
    if delegate.types.isEmpty,
      let type = APICatalog.conventionalType(forName: delegate.name, platform: lifecycle.platform)
        ?? (catalog.knows(type: delegate.name) ? delegate.name : nil)
    {
      delegate.types = [type]
    }
    delegate.isObserved = delegate.isObserved || delegate.types.contains(where: APICatalog.isObserved)
    if !statedMultiplicities.contains(id) {
      delegate.multiplicity = APICatalog.conventionalMultiplicity(ofTypes: delegate.types) ?? .process
    }
    lifecycle.delegates[id.index] = delegate
    lookUpTypes(of: id)
  }
}

extension RichText {
  /// Where the first sentence of a range ends: before a full stop that a space follows, else the range's end.
  fileprivate func sentenceEnd(in range: Range<Int>) -> Int {
    for offset in range where !isCode(at: offset) {
      let isStop = bytes[offset] == UInt8(ascii: ".") || bytes[offset...].starts(with: Array("。".utf8))
      let next = offset + (bytes[offset] == UInt8(ascii: ".") ? 1 : 3)
      if isStop, next >= range.upperBound || bytes[offset] != UInt8(ascii: ".") || bytes[next] == 0x20 { return offset }
    }
    return range.upperBound
  }
}
