import Diagnostics
import LifecycleModel
import Text

extension PageBuilder {
  /// What a delegate's name, or one of its types, leads to.
  enum DelegateMatch {
    case one(DelegateID)
    case several([DelegateID])
    case none
  }

  /// Looks a delegate up by its name, then by its types, then by what these inherit from.
  func matchDelegate(_ name: String) -> DelegateMatch {
    let key = NameKey(name.trimmingSpaces)
    if let id = delegatesByName[key] { return .one(id) }
    let own = lifecycle.delegateIDs.filter { id in lifecycle[id].types.contains { NameKey($0) == key } }
    let adopters =
      !own.isEmpty
      ? own
      : lifecycle.delegateIDs.filter { id in
        lifecycle[id].types.flatMap(APICatalog.ancestry).contains { NameKey($0) == key }
      }
    guard let first = adopters.first else { return .none }
    return adopters.count == 1 ? .one(first) : .several(adopters)
  }

  /// The delegate that a name means; where the page lists none, a new one is made of a name that stands for one.
  mutating func resolveDelegate(_ name: String, at range: SourceRange) -> DelegateID? {
    if let last = lastDelegate, last.name == name { return last.id }
    switch matchDelegate(name) {
    case .one(let id):
      lastDelegate = (name, id)
      return id
    case .several(let ids):
      let place = place(of: name, in: range) ?? range
      report(.ambiguousDelegate(name, among: ids.map { lifecycle[$0].name }, at: place))
      return nil
    case .none:
      if !listsDelegates { return addImpliedDelegate(name, at: range) }
      let place = place(of: name, in: range)
      let nearest = place == nil ? nil : nearest(to: name) { $0.lifecycle.delegates.map(\.name) }
      report(
        .unknownDelegate(
          name, nearest: nearest.flatMap { isReadWhole($0, at: range) ? $0 : nil }, at: place ?? range))
      return nil
    }
  }

  /// Where a name stands at the beginning of a range, which may go on with a callback's name; `nil` where the page writes it
  /// in another way.
  private func place(of name: String, in range: SourceRange) -> SourceRange? {
    let start = file.bytes[range.start..<range.end].firstIndex { !$0.isASCIISpace } ?? range.start
    let place = SourceRange(start, min(range.end, start + name.utf8.count))
    return file.bytes[place.start..<place.end].elementsEqual(name.utf8) ? place : nil
  }

  /// Whether a name that is put in the place of another is read as it is: outside code, a name ends at a colon, a dash or a
  /// parenthesis.
  func isReadWhole(_ name: String, at range: SourceRange) -> Bool {
    let isCode = range.start > 0 && file.bytes[range.start - 1] == UInt8(ascii: "`")
    return isCode || NamedEntry(RichText(plain: name, at: 0))?.name == name
  }

  /// Adds a delegate that the page uses without listing it, under the name it uses.
  mutating func addImpliedDelegate(_ name: String, at range: SourceRange) -> DelegateID {
    let isType = catalog.knows(type: name)
    if isType, let id = delegatesByName[NameKey(APICatalog.conventionalName(forType: name))] { return id }
    let type = isType ? name : APICatalog.conventionalType(forName: name, platform: lifecycle.platform)
    return add(
      Delegate(
        name: isType ? APICatalog.conventionalName(forType: name) : name, types: type.map { [$0] } ?? [],
        multiplicity: APICatalog.conventionalMultiplicity(ofTypes: type.map { [$0] } ?? []) ?? .process,
        isObserved: type.map(APICatalog.isObserved) ?? false),
      at: range)
  }

  /// Asks the catalog about a delegate's types.
  mutating func lookUpTypes(of id: DelegateID) {
    catalogEntries[id.index] = catalog.entries(of: lifecycle[id].types).filter { entry in
      !APICatalog.isObserved(type: entry.owner) || entry.declaration.kind == .enumerationCase
    }
  }

  /// Adds a delegate and its name.
  mutating func add(_ delegate: Delegate, at range: SourceRange) -> DelegateID {
    lastDelegate = nil
    let id = DelegateID(lifecycle.delegates.count)
    lifecycle.delegates.append(delegate)
    catalogEntries.append([])
    lookUpTypes(of: id)
    sourceMap.delegates.append(range)
    if delegatesByName[NameKey(delegate.name)] == nil { delegatesByName[NameKey(delegate.name)] = id }
    return id
  }
}
