import Text

extension Lifecycle {
  /// The callbacks by their names with those of their delegates.
  package var callIDs: [CallName: CallbackID] {
    Dictionary(callbackIDs.map { (CallName(delegate(of: $0).name, self[$0].name), $0) }) { first, _ in first }
  }

  /// Adds a callback, and the delegate that has it, unless they are there.
  package mutating func addOwn(_ name: CallName) {
    let known = delegateIDs.first { self[$0].name == name.delegate }
    if known == nil {
      delegates.append(DelegateTypes.delegate(named: name.delegate, calling: [name.callback], platform: platform))
    }
    let delegate = known ?? DelegateID(delegates.count - 1)
    guard callIDs[name] == nil else { return }
    var callback = callback(name.callback, of: delegate)
    // A page that declares some callbacks of a delegate declares all.
    if callback.signature == nil, callbacks(of: delegate).contains(where: { self[$0].isDeclared }) {
      declare(&callback)
    }
    callbacks.append(callback)
  }

  /// Gives a callback that nothing declares a declaration of its own.
  package func declare(_ callback: inout Callback) {
    callback.isDeclared = true
    callback.signature =
      callback.signature ?? Self.declaration(of: callback.name, isValue: self[callback.delegate].isObserved)
  }

  /// Returns `true` for a name that a page can have for a callback of a delegate: not for what is left of a broken line.
  package func canHave(_ name: String, of delegate: Delegate) -> Bool {
    // Types tell apart what the catalog has; beside others they are what is left of a broken line.
    if name.withoutParameterTypes != name {
      return catalog.entry(named: name, in: delegate.types, platform: platform) != nil
    }
    guard name.isLegible, delegate.isObserved || name.wholeMatch(of: Self.method) != nil else { return false }
    guard delegate.types.contains(where: catalog.knows),
      catalog.entry(named: name, in: delegate.types, platform: platform) == nil
    else { return true }
    let declaration = Self.declaration(of: name, isValue: delegate.isObserved)
    let isBaseName = catalog.entries(of: delegate.types).contains { $0.baseName == name }
    return SwiftDeclaration(declaration)?.compoundName == name
      || ForeignDeclaration(declaration[...])?.name == name && !isBaseName
  }

  /// Returns `true` for a name that a page can have for a delegate beside its own ones.
  package func canHave(delegate name: String) -> Bool {
    name.isLegible && !delegates.contains { $0.name != name && NameKey($0.name) == NameKey(name) }
  }

  /// A compound name, a selector, or the bare name of a method in another language.
  private static var method: Regex<Substring> {
    /[\p{L}\p{M}\p{N}_$]+(?:\((?:[\p{L}\p{M}\p{N}_$]+:)*\)|:(?:[\p{L}\p{M}\p{N}_$]+:)*)?/
  }

  /// A callback of a delegate: with the catalog's declaration, or with one of its own where Apple's type does not have it.
  package func callback(_ name: String, of delegate: DelegateID) -> Callback {
    let types = self[delegate].types
    let entry = catalog.entry(named: name, in: types, platform: platform)
    let isOwn = entry == nil && types.contains(where: catalog.knows)
    return Callback(
      delegate: delegate, name: name,
      signature: isOwn ? Self.declaration(of: name, isValue: self[delegate].isObserved) : entry?.signature,
      isDeclared: isOwn)
  }

  /// A declaration of a callback that Apple's type does not have, with parameters of any type.
  private static func declaration(of name: String, isValue: Bool) -> String {
    guard !isValue else { return "case \(name)" }
    guard let opening = name.firstIndex(of: "("), name.last == ")" else { return "fun \(name)()" }
    let labels = name[opening...].dropFirst().dropLast().split(separator: ":")
    let parameters = labels.enumerated().map { "\($1) value\($0 + 1): Any" }.joined(separator: ", ")
    return (name.hasPrefix("init(") ? "" : "func ") + name[..<opening] + "(\(parameters))"
  }
}

extension String {
  /// `true` for a name without the marks of Markdown's code, and without control characters and those of broken text.
  fileprivate var isLegible: Bool {
    !isEmpty && trimmingSpaces == self
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.generalCategory != .control && scalar != "`" && scalar != "\u{FFFD}"
      }
  }
}
