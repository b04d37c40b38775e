import Diagnostics
import LifecycleModel

/// The delegates of a page by name and type.
struct DelegateNames: Sendable {
  /// The delegates that a name, or one of their types, leads to.
  enum Match {
    case one(DelegateID)
    case several([DelegateID])
    case none
  }

  /// The types that delegates may have.
  var catalog: APICatalog
  /// The delegates in page order.
  private(set) var all: [Delegate] = []
  /// `true` where the page lists its delegates; if not, they come from the callbacks and the catalog.
  var areListed = false
  /// The multiplicities of the page's own nouns: `activity`.
  private(set) var scopes: [Multiplicity] = []
  private var idsByName: [NameKey: DelegateID] = [:]
  /// The delegates with each type, and those with a type that inherits from it; a type that the page adds to the catalog has no parents.
  private var idsByType: [NameKey: [DelegateID]] = [:]
  private var idsByAncestor: [NameKey: [DelegateID]] = [:]
  /// Of each delegate, the callbacks of its types.
  private var catalogEntries: [[APIEntry]] = []
  /// The name that was found last, because a delegate's callbacks mostly follow each other.
  private var last: (name: String, id: DelegateID)?

  /// Creates a table without names.
  init(catalog: APICatalog) { self.catalog = catalog }

  /// The ids in page order.
  var ids: [DelegateID] { all.indices.map(DelegateID.init) }

  subscript(id: DelegateID) -> Delegate { all[id.index] }

  /// The delegate of a name; `nil` for an unknown one.
  subscript(name: String) -> DelegateID? { idsByName[NameKey(name)] }

  /// The callbacks in the catalog of a delegate's types: of an observed type, its values; of a called one, its methods and
  /// properties.
  func entries(of id: DelegateID) -> [APIEntry] { catalogEntries[id.index] }

  /// Finds a delegate by its name, then by its types, then by their supertypes.
  mutating func match(_ name: String) -> Match {
    if let last, last.name == name { return .one(last.id) }
    let key = NameKey(name.trimmingSpaces)
    if let id = idsByName[key] { return found(id, by: name) }
    guard let adopters = idsByType[key] ?? idsByAncestor[key], let first = adopters.first else { return .none }
    return adopters.count == 1 ? found(first, by: name) : .several(adopters)
  }

  /// Adds a delegate with its name and the callbacks of its types.
  mutating func add(_ delegate: Delegate) -> DelegateID {
    last = nil
    let id = DelegateID(all.count)
    all.append(delegate)
    if !Multiplicity.known.contains(delegate.multiplicity) { scopes.append(delegate.multiplicity) }
    catalogEntries.append(
      catalog.entries(of: delegate.types).filter { entry in
        !catalog.isObserved(type: entry.owner) || entry.declaration.kind == .enumerationCase
      })
    if self[delegate.name] == nil { idsByName[NameKey(delegate.name)] = id }
    for type in Set(delegate.types.map { NameKey($0) }) { idsByType[type, default: []].append(id) }
    for type in Set(delegate.types.flatMap(catalog.ancestry).map { NameKey($0) }) {
      idsByAncestor[type, default: []].append(id)
    }
    return id
  }

  private mutating func found(_ id: DelegateID, by name: String) -> Match {
    last = (name, id)
    return .one(id)
  }
}

extension NameTable {
  /// Returns `true` for what names a delegate or several.
  func isDelegate(_ name: String) -> Bool {
    if case .none = delegates.match(name) { false } else { true }
  }

  /// Returns `true` for a type of Apple's, or the name that Xcode's templates give to a class that adopts one.
  func isConventional(_ name: String) -> Bool {
    catalog.knows(type: name) || catalog.conventionalType(forName: name, platform: platform) != nil
  }

  /// The delegate that a name means; if the page lists none, a new name adds one.
  func resolveDelegate(_ name: String, at range: SourceRange) -> DelegateID? {
    switch delegates.match(name) {
    case .one(let id): return id
    case .several(let ids):
      let place = place(of: name, in: range) ?? range
      report.add(.ambiguousDelegate(name, among: ids.map { delegates[$0].name }, at: place))
      return nil
    case .none:
      if !delegates.areListed { return addImpliedDelegate(name, at: range) }
      let place = place(of: name, in: range)
      let nearest = place == nil ? nil : nearest(to: name, in: delegates.all.map(\.name))
      report.add(
        .unknownDelegate(
          name, isClass: catalog.type(named: name) == nil && !FrameworkPrefix.modules(ofType: name).isEmpty,
          nearest: nearest.flatMap { isReadWhole($0.word, at: range) ? $0 : nil }, at: place ?? range))
      return nil
    }
  }

  /// The place of a name at the beginning of a range, which may go on with a callback's name; `nil` where the page writes it
  /// in another way.
  private func place(of name: String, in range: SourceRange) -> SourceRange? {
    let start = file.bytes[range.start..<range.end].firstIndex { !$0.isASCIISpace } ?? range.start
    let place = SourceRange(start, min(range.end, start + name.utf8.count))
    return file.bytes[place.start..<place.end].elementsEqual(name.utf8) ? place : nil
  }

  /// Returns `true` where a name in the place of another is read as it is: outside code, a name ends at a colon, a dash or a
  /// parenthesis.
  func isReadWhole(_ name: String, at range: SourceRange) -> Bool {
    let isCode = range.start > 0 && file.bytes[range.start - 1] == UInt8(ascii: "`")
    return isCode || NamedEntry(RichText(plain: name, at: 0))?.name == name
  }

  /// Adds a delegate that the page uses without listing it, under the name it uses.
  func addImpliedDelegate(_ name: String, at range: SourceRange) -> DelegateID {
    let isType = catalog.knows(type: name)
    let ownName = isType ? catalog.conventionalName(forType: name) : name
    if isType, let id = delegates[ownName] { return id }
    let type = isType ? name : catalog.conventionalType(forName: name, platform: platform)
    let types = type.map { [$0] } ?? []
    return add(
      Delegate(
        name: ownName, types: types, multiplicity: catalog.conventionalMultiplicity(ofTypes: types) ?? .process,
        isObserved: types.contains(where: catalog.isObserved)),
      at: range)
  }

  /// Adds a delegate and its place.
  @discardableResult
  func add(_ delegate: Delegate, at range: SourceRange) -> DelegateID {
    report.sourceMap.delegates.append(range)
    return delegates.add(delegate)
  }

  /// Returns `true` for a delegate of a type that the catalog knows.
  func isOfKnownType(_ delegate: DelegateID) -> Bool {
    delegates[delegate].types.contains(where: catalog.knows)
  }
}
