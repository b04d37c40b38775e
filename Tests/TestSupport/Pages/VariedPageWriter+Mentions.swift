import LifecycleModel

extension VariedPageWriter {
  /// A callback as named away from its declaration: with its owner, or without one if no other delegate has
  /// such a callback.
  mutating func mention(of callback: CallbackID) -> String {
    let name = lifecycle[callback].name
    let owner = lifecycle[callback].delegate
    guard lifecycle[callback].isDeclared || catalogEntry(of: callback) != nil else {
      return lifecycle[owner].name + "." + name
    }
    let isAlone = listsDelegates && lifecycle.delegateIDs.filter { knows(name, of: $0) } == [owner]
    // A name that is a state's too cannot be distinguished from a state where a note continues with a path.
    let isState = lifecycle.states.contains { NameKey($0.name) == NameKey(name) }
    if isAlone, !isState, style.happens(onceIn: 3) {
      return (lifecycle[owner].isObserved && style.happens(onceIn: 2) ? "." : "") + name
    }
    return style.pick([lifecycle[owner].name, lifecycle[owner].name] + ownTypes(of: owner)) + "."
      + style.pick([name, name, name] + shortNames(of: callback))
  }

  /// The catalog's declaration of a callback, by its delegate's types.
  func catalogSignature(of callback: CallbackID) -> String? { catalogEntry(of: callback)?.declaration.text }

  private func catalogEntry(of callback: CallbackID) -> APIEntry? {
    catalogEntries(of: lifecycle[callback].delegate).first { $0.name == lifecycle[callback].name }
  }

  /// The selector, and the base name if it is unique.
  private func shortNames(of callback: CallbackID) -> [String] {
    let base = lifecycle[callback].name.baseName
    let owner = lifecycle[callback].delegate
    let names = lifecycle.callbacks(of: owner).map { lifecycle[$0].name } + catalogEntries(of: owner).map(\.name)
    let isAlone = Set(names.filter { $0.baseName == base }) == [lifecycle[callback].name]
    let selector = catalogEntry(of: callback)?.selector ?? ""
    return (selector.contains(":") ? [selector] : []) + (isAlone ? [base] : [])
  }

  /// The types that identify a delegate as well as its name.
  private func ownTypes(of owner: DelegateID) -> [String] {
    guard listsDelegates else { return [] }
    return lifecycle[owner].types.filter { type in
      let key = NameKey(type)
      let adopters = lifecycle.delegateIDs.filter { id in lifecycle[id].types.contains { NameKey($0) == key } }
      return adopters == [owner] && !lifecycle.delegates.contains { NameKey($0.name) == key }
        && type.allSatisfy { $0.isLetter || $0.isNumber }
    }
  }

  private func knows(_ name: String, of delegate: DelegateID) -> Bool {
    lifecycle.callbacks(of: delegate).contains { lifecycle[$0].name == name }
      || catalogEntries(of: delegate).contains { [$0.name, $0.selector, $0.declaration.baseName].contains(name) }
  }

  private func catalogEntries(of delegate: DelegateID) -> [APIEntry] {
    APICatalog.standard.entries(of: lifecycle[delegate].types).filter {
      !APICatalog.standard.isObserved(type: $0.owner) || $0.declaration.kind == .enumerationCase
    }
  }
}

extension String {
  /// The part of a compound name before the parentheses.
  fileprivate var baseName: String { String(prefix { $0 != "(" }) }
}
