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

  /// The delegate of an id.
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
