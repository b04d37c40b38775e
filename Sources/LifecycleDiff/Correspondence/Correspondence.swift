import LifecycleModel

/// Pairs the elements of two life cycles: by name, or by their surroundings where the names changed.
///
/// Swapping the two life cycles swaps each pair.
package struct Correspondence: Sendable {
  /// The old life cycle.
  package let old: Side
  /// The new life cycle.
  package let new: Side
  /// Paired by name; the rest by types that no other delegate has.
  package let delegates: Pairs<Delegate>
  /// Paired by name; the rest by structure.
  package let states: Pairs<State>
  /// Paired by delegate and name.
  package let callbacks: Pairs<Callback>
  /// Paired by states, event and guard; the rest by all but one of these.
  package let transitions: Pairs<Transition>
  /// Paired by title, path and guard; the rest by two of these.
  package let scenarios: Pairs<Scenario>
  /// Paired by claim; the rest by its operands.
  package let rules: Pairs<Rule>
  /// The rows of all Equivalents tables, paired by contents; the rest by the calls that they name.
  package let equivalences: Pairs<Equivalents.Row>
  /// Paired by role and name; the rest by role and classes.
  package let configurations: Pairs<SceneConfiguration>

  /// Pairs the elements of two life cycles.
  package init(of old: Lifecycle, with new: Lifecycle) {
    let delegates = Self.delegates(old, new)
    var sides = (
      old: Side(lifecycle: old, delegates: delegates.tokens(of: old.delegates, areOld: true)),
      new: Side(lifecycle: new, delegates: delegates.tokens(of: new.delegates, areOld: false))
    )
    let states = StatePairing(sides.old, sides.new).pairs
    sides = (
      old: sides.old.naming(states.tokens(of: old.states, areOld: true)),
      new: sides.new.naming(states.tokens(of: new.states, areOld: false))
    )
    self.old = sides.old
    self.new = sides.new
    self.delegates = delegates
    self.states = states
    callbacks = Self.callbacks(sides.old, sides.new)
    transitions = TransitionPairing(sides.old, sides.new).pairs
    let claims = ClaimPairing(sides.old, sides.new)
    scenarios = claims.scenarios
    rules = claims.rules
    equivalences = claims.equivalences
    configurations = claims.configurations
  }

  private static func delegates(_ old: Lifecycle, _ new: Lifecycle) -> Pairs<Delegate> {
    var pairs = Pairs<Delegate>()
    pairs.pairInOrder(old.delegates.map(\.name), new.delegates.map(\.name))
    let types = { (delegate: Delegate) in delegate.types.isEmpty ? nil : Set(delegate.types) }
    pairs.pairUnique(old.delegates.map(types), new.delegates.map(types))
    return pairs
  }

  private static func callbacks(_ old: Side, _ new: Side) -> Pairs<Callback> {
    var pairs = Pairs<Callback>()
    pairs.pairInOrder(old.lifecycle.callbackIDs.map { old[$0] }, new.lifecycle.callbackIDs.map { new[$0] })
    return pairs
  }
}

/// Pairs of an old and a new element, each element at most once.
package struct Pairs<Element>: Hashable, Sendable {
  private var newByOld: [ElementID<Element>: ElementID<Element>] = [:]
  private var oldByNew: [ElementID<Element>: ElementID<Element>] = [:]

  /// Creates no pairs.
  init() {}

  /// The new element paired with an old one; `nil` for a removed one.
  package func new(for old: ElementID<Element>) -> ElementID<Element>? { newByOld[old] }

  /// The old element paired with a new one; `nil` for an added one.
  package func old(for new: ElementID<Element>) -> ElementID<Element>? { oldByNew[new] }

  /// The pairs, in the new page's order.
  package var all: [(old: ElementID<Element>, new: ElementID<Element>)] {
    oldByNew.map { (old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
  }

  /// The removed elements of `count` old ones, in their order.
  func removed(of count: Int) -> [ElementID<Element>] {
    (0..<count).map(ElementID.init).filter { newByOld[$0] == nil }
  }

  /// The added elements of `count` new ones, in their order.
  func added(of count: Int) -> [ElementID<Element>] {
    (0..<count).map(ElementID.init).filter { oldByNew[$0] == nil }
  }

  /// Pairs two elements, unless either is paired already.
  mutating func pair(_ old: ElementID<Element>, _ new: ElementID<Element>) {
    guard newByOld[old] == nil, oldByNew[new] == nil else { return }
    newByOld[old] = new
    oldByNew[new] = old
  }

  /// Pairs unpaired elements by equal keys, in order where several have one key.
  ///
  /// Each list has a key for every element of its life cycle; one with the key `nil` is not paired.
  mutating func pairInOrder<Key: Hashable>(_ oldKeys: [Key?], _ newKeys: [Key?]) {
    for (olds, news) in remaining(oldKeys, newKeys) { zip(olds, news).forEach { pair($0, $1) } }
  }

  /// Pairs unpaired elements by equal keys that are unique on each side.
  mutating func pairUnique<Key: Hashable>(_ oldKeys: [Key?], _ newKeys: [Key?]) {
    for (olds, news) in remaining(oldKeys, newKeys) where olds.count == 1 && news.count == 1 { pair(olds[0], news[0]) }
  }

  private func remaining<Key: Hashable>(
    _ oldKeys: [Key?], _ newKeys: [Key?]
  ) -> [([ElementID<Element>], [ElementID<Element>])] {
    let olds = Dictionary(grouping: removed(of: oldKeys.count)) { oldKeys[$0.index] }
    let news = Dictionary(grouping: added(of: newKeys.count)) { newKeys[$0.index] }
    return olds.compactMap { key, ids in key == nil ? nil : news[key].map { (ids, $0) } }
  }
}

/// One of two life cycles, its elements named by tokens that both share.
package struct Side: Sendable {
  /// The life cycle.
  package let lifecycle: Lifecycle
  let delegates: [Token<Delegate>]
  /// The tokens of the states; empty until they are paired.
  var states: [Token<State>] = []

  /// A copy with tokens for the states.
  func naming(_ states: [Token<State>]) -> Side {
    Side(lifecycle: lifecycle, delegates: delegates, states: states)
  }

  package subscript(id: DelegateID) -> Token<Delegate> { delegates[id.index] }

  package subscript(id: StateID) -> Token<State> { states[id.index] }

  /// The name of a callback that both sides share.
  package subscript(id: CallbackID) -> CallName {
    CallName(delegate: self[lifecycle[id].delegate], name: lifecycle[id].name)
  }
}

/// A name for an element in two life cycles; paired elements have one token.
package enum Token<Element>: Hashable, Sendable {
  /// An element of the old life cycle, and the new one that it is paired with.
  case old(ElementID<Element>)
  /// An element that only the new life cycle has.
  case new(ElementID<Element>)
}

extension Pairs {
  /// The tokens of all elements of the old life cycle, or of the new one.
  func tokens(of elements: [some Any], areOld: Bool) -> [Token<Element>] {
    elements.indices.map { index in
      let id = ElementID<Element>(index)
      return areOld ? .old(id) : old(for: id).map(Token.old) ?? .new(id)
    }
  }
}

/// A name for a callback in two life cycles: its delegate and its own name.
package struct CallName: Hashable, Sendable {
  /// The callback's delegate.
  package let delegate: Token<Delegate>
  /// The compound name, or the bare name of a value.
  package let name: String
}

/// The replacements that a page or Apple's catalog names.
struct DeclaredReplacements {
  /// The life cycle of the left callbacks.
  let left: Lifecycle
  /// The life cycle of the right callbacks, which may be the same.
  let right: Lifecycle

  /// The pairs of a left and a right callback of which either is the other's replacement, possibly with duplicates.
  func links(from calls: [CallbackID], to others: [CallbackID]) -> [(CallbackID, CallbackID)] {
    Self.named(by: calls, of: left, among: others, of: right)
      + Self.named(by: others, of: right, among: calls, of: left).map { ($1, $0) }
  }

  /// Each callback with those that its replacement text names.
  private static func named(
    by calls: [CallbackID], of lifecycle: Lifecycle, among others: [CallbackID], of otherLifecycle: Lifecycle
  ) -> [(CallbackID, CallbackID)] {
    let replacements = calls.compactMap { call in lifecycle.replacement(of: call).map { (call, $0) } }
    guard !replacements.isEmpty else { return [] }
    var named: [String: [CallbackID]] = [:]
    for other in others {
      for text in otherLifecycle.texts(naming: other) { named[text, default: []].append(other) }
    }
    return replacements.flatMap { call, text in
      text.split { $0.isWhitespace || $0 == "`" || $0 == "," }.flatMap { named[String($0)] ?? [] }.map { (call, $0) }
    }
  }
}

extension Lifecycle {
  /// The texts that name a callback, with and without its delegate or type.
  fileprivate func texts(naming id: CallbackID) -> [String] {
    [self[id].name, qualifiedName(of: id)] + delegate(of: id).types.map { "\($0).\(self[id].name)" }
  }
}
