import LifecycleModel
import LifecycleWriter

extension VariedPageWriter {
  /// The contents of the Callbacks sections.
  mutating func callbacks() -> [[String]] {
    let declared = style.shuffled(lifecycle.callbackIDs.filter { lifecycle[$0].isDeclared })
    return style.halves(declared).filter { !$0.isEmpty }.map { callbacks($0) }
  }

  private mutating func callbacks(_ ids: [CallbackID]) -> [String] {
    let areNamed = ids.allSatisfy { !needsDeclaration($0) }
    if areNamed, style.happens(onceIn: 3) {
      return [style.bulletList(ids.map { callbackItem($0, owner: lifecycle[$0].delegate) })]
    }
    if ids.allSatisfy(fitsTable), style.happens(onceIn: 3) { return [callbackTable(ids, isBelowOwner: false)] }
    let owners = style.shuffled(lifecycle.delegateIDs)
    guard owners.allSatisfy({ !isSection(lifecycle[$0].name) }) else {
      return [callbackTable(ids, isBelowOwner: false)]
    }
    return owners.flatMap { owner in
      let own = ids.filter { lifecycle[$0].delegate == owner }
      return own.isEmpty ? [] : callbacks(own, below: owner)
    }
  }

  private mutating func callbacks(_ ids: [CallbackID], below owner: DelegateID) -> [String] {
    let name = lifecycle[owner].name
    let heading = style.heading(style.pick([name.markdownText, name.codeSpan]), depth: 1)
    if ids.allSatisfy(fitsTable), style.happens(onceIn: 3) { return [heading, callbackTable(ids, isBelowOwner: true)] }
    let canBeHeadings = style.level < 5 && !ids.contains { isDelegate(lifecycle[$0].name) }
    if canBeHeadings, style.happens(onceIn: 3) {
      return [heading]
        + ids.flatMap { id in
          let blocks = callbackItem(id, owner: nil)
          return [style.heading(blocks[0], depth: 2)] + blocks.dropFirst()
        }
    }
    return [heading, style.bulletList(ids.map { callbackItem($0, owner: nil) })]
  }

  /// The name with its attributes and, at times, the documentation's first paragraph; the rest of it; the body.
  private mutating func callbackItem(_ id: CallbackID, owner: DelegateID?) -> [String] {
    let callback = lifecycle[id]
    var blocks = callback.documentation.paragraphs
    var head = declaration(of: id, owner: owner).codeSpan + parenthesis(attributes(of: callback.attributes))
    if let first = blocks.first, !first.contains("\n"), !first.startsBlock, !style.happens(onceIn: 4) {
      head += separator() + blocks.removeFirst()
    }
    guard let body = callback.body else { return [head] + blocks }
    let longest = body.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let code = "\(fence)\(style.pick(["swift", "Swift", "swift title=x"]))\n\(body)\n\(fence)"
    return [head] + (style.happens(onceIn: 4) ? [code] + blocks : blocks + [code])
  }

  private mutating func callbackTable(_ ids: [CallbackID], isBelowOwner: Bool) -> String {
    let callbacks = ids.map { lifecycle[$0] }
    let attributes = callbacks.map { self.attributes(of: $0.attributes) }
    let hasColumn = style.happens(onceIn: 2)
    let namesOwner = !isBelowOwner && !ids.contains(where: needsDeclaration) && style.happens(onceIn: 2)
    let names = zip(ids, attributes).map { id, attributes in
      declaration(of: id, owner: namesOwner ? lifecycle[id].delegate : nil).codeSpan
        + (hasColumn ? "" : parenthesis(attributes))
    }
    let isColumn = !isBelowOwner && !namesOwner
    return style.table([
      (style.word("column.callback"), names),
      (style.word("column.delegate"), callbacks.map { isColumn ? lifecycle[$0.delegate].name.codeSpan : "" }),
      (style.word("column.attributes"), hasColumn ? attributes.map { joined($0) } : callbacks.map { _ in "" }),
      (style.word("column.description"), callbacks.map(\.documentation)),
    ])
  }

  /// The whole declaration if the page has its own, else the name.
  private mutating func declaration(of id: CallbackID, owner: DelegateID?) -> String {
    let callback = lifecycle[id]
    if needsDeclaration(id) { return callback.signature ?? callback.name }
    if owner == nil, let signature = callback.signature, style.happens(onceIn: 4) { return signature }
    return owner.map { lifecycle[$0].name + "." + callback.name } ?? callback.name
  }

  private func needsDeclaration(_ id: CallbackID) -> Bool {
    lifecycle[id].signature != nil && lifecycle[id].signature != catalogSignature(of: id)
  }

  private func fitsTable(_ id: CallbackID) -> Bool {
    lifecycle[id].body == nil && lifecycle[id].documentation.fitsCell && !lifecycle[id].documentation.startsBlock
      && !(lifecycle[id].signature ?? "").contains("|")
  }

  private func isDelegate(_ name: String) -> Bool {
    lifecycle.delegates.contains { delegate in
      ([delegate.name] + delegate.types.flatMap(APICatalog.standard.ancestry)).contains { NameKey($0) == NameKey(name) }
    }
  }
}
