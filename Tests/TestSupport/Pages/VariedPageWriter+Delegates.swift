import LifecycleModel
import LifecycleWriter

extension VariedPageWriter {
  /// The contents of the Delegates sections.
  mutating func delegates() -> [[String]] {
    let order = style.shuffled(lifecycle.delegateIDs)
    return style.halves(order).filter { !$0.isEmpty }.map { ids in
      let fitsTable = ids.allSatisfy { lifecycle[$0].documentation.fitsCell }
      switch style.pick([PageStyle.Form.list, .headings] + (fitsTable ? [.table] : [])) {
      case .list: return [style.bulletList(ids.map { delegateItem($0) })]
      case .headings: return ids.flatMap { delegateHeading($0) }
      case .table: return [delegateTable(ids)]
      }
    }
  }

  private mutating func delegateItem(_ id: DelegateID) -> [String] {
    let delegate = lifecycle[id]
    let traits = self.traits(of: delegate)
    var paragraphs = delegate.documentation.paragraphs
    guard let first = paragraphs.first, style.happens(onceIn: 2) else {
      let head = delegateName(delegate) + (style.happens(onceIn: 4) ? " (\(traits))" : ": " + traits)
      return [head] + paragraphs
    }
    paragraphs.removeFirst()
    let inline =
      style.happens(onceIn: 3)
      ? "\(delegateName(delegate)) (\(traits)): \(first)" : "\(delegateName(delegate)): \(traits). \(first)"
    return [inline] + paragraphs
  }

  private mutating func delegateHeading(_ id: DelegateID) -> [String] {
    let delegate = lifecycle[id]
    let traits = self.traits(of: delegate)
    let text = delegate.name.codeSpan + style.pick([": \(traits)", " (\(traits))"])
    return [style.heading(text, depth: 1)] + delegate.documentation.paragraphs
  }

  private mutating func delegateTable(_ ids: [DelegateID]) -> String {
    let delegates = ids.map { lifecycle[$0] }
    let columns: [TableColumn] = [
      (style.word("column.delegate"), delegates.map { delegateName($0) }),
      (style.word("column.multiplicity"), delegates.map { word($0.multiplicity) }),
      (style.word("column.types"), delegates.map { types(of: $0).joined(separator: ", ") }),
      (style.word("column.attributes"), delegates.map { joined(attributes(of: $0)) }),
      (style.word("column.description"), delegates.map(\.documentation)),
    ]
    return style.table(columns)
  }

  private mutating func delegateName(_ delegate: Delegate) -> String {
    style.happens(onceIn: 4) ? "**\(delegate.name.markdownText)**" : delegate.name.codeSpan
  }

  /// The types, those of libraries with their modules.
  private mutating func types(of delegate: Delegate) -> [String] {
    delegate.types.map { type in
      guard let module = lifecycle.libraryModule(ofType: type) else { return type.codeSpan }
      let name = style.happens(onceIn: 2) ? module.codeSpan : module
      return "\(type.codeSpan) \(style.word("module.from")) \(name)"
    }
  }

  /// Types, how many there are, and the rest, with commas between.
  private mutating func traits(of delegate: Delegate) -> String {
    let onePer = style.word("attribute.onePer").replacing("{a}", with: word(delegate.multiplicity))
    let rest = style.shuffled([onePer] + attributes(of: delegate))
    return (types(of: delegate) + rest).joined(separator: style.pick([", ", ", ", "; "]))
  }

  private mutating func attributes(of delegate: Delegate) -> [String] {
    (delegate.isObserved ? [style.word("attribute.observed")] : [])
      + (delegate.hasSwift
        ? [] : ["Swift" + style.pick([": ", "："]) + style.pick(Vocabulary.standard.phrases("word.none"))])
      + attributes(of: delegate.availability) + attributes(of: delegate.provenance.status)
  }
}
