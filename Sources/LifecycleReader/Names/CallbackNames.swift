import LifecycleModel

/// The callbacks of a page by delegate and name.
struct CallbackNames: Sendable {
  /// The delegate and the name, which identify a callback.
  struct Key: Hashable {
    /// The delegate.
    let delegate: DelegateID
    /// The compound name.
    let name: String
  }

  /// The callbacks in the order in which they were read.
  private(set) var all: [Callback] = []
  private var idsByName: [Key: CallbackID] = [:]
  /// The callbacks by delegate and name without parentheses: the last of a name, from which `previousWithBaseName` leads on.
  private var idsByBaseName: [Key: CallbackID] = [:]
  /// Of each callback, the one before it with the same delegate and base name.
  private var previousWithBaseName: [CallbackID?] = []
  /// The delegates that have callbacks in a Callbacks section.
  private var declaringDelegates = ElementSet<Delegate>()

  /// The callback of an id.
  subscript(id: CallbackID) -> Callback {
    get { all[id.index] }
    _modify { yield &all[id.index] }
  }

  /// The callback of a delegate and a compound name; `nil` for an unknown one.
  subscript(key: Key) -> CallbackID? { idsByName[key] }

  /// The callbacks of a delegate and a name without parentheses, in page order.
  func ids(withBaseName key: Key) -> [CallbackID] {
    guard let last = idsByBaseName[key] else { return [] }
    return sequence(first: last) { previousWithBaseName[$0.index] }.reversed()
  }

  /// Returns `true` for a delegate that has callbacks in a Callbacks section.
  func areDeclared(of delegate: DelegateID) -> Bool { declaringDelegates.contains(delegate) }

  /// Reserves capacity for so many more callbacks.
  mutating func reserveCapacity(adding count: Int) {
    all.reserveCapacity(adding: count)
    idsByName.reserveCapacity(adding: count)
    idsByBaseName.reserveCapacity(adding: count)
  }

  /// Adds a callback with its name, which must be a new one of its delegate.
  mutating func add(_ candidate: CallbackCandidate) -> CallbackID {
    let id = CallbackID(all.count)
    let baseName = candidate.name.utf8.prefix { $0 != UInt8(ascii: "(") }
    let baseKey = Key(delegate: candidate.delegate, name: String(Substring(baseName)))
    all.append(Callback(delegate: candidate.delegate, name: candidate.name, signature: candidate.signature))
    idsByName[candidate.key] = id
    previousWithBaseName.append(idsByBaseName.updateValue(id, forKey: baseKey))
    return id
  }

  /// Marks a callback as one of a Callbacks section.
  mutating func declare(_ id: CallbackID) {
    self[id].isDeclared = true
    declaringDelegates.insert(self[id].delegate)
  }
}
