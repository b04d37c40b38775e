import LifecycleModel
import LifecycleReader
import Text

/// Makes a life cycle of a draft, with links to the lines that its claims come from.
package struct DraftLifecycle {
  /// The life cycle.
  package private(set) var lifecycle: Lifecycle
  private let draft: Draft
  private let file: String?
  private var ids: [Int: StateID] = [:]
  private var callbacks: [CallName: CallbackID] = [:]

  /// Makes the life cycle; `file` is the source's address from the page, `nil` for claims without links.
  package init(_ draft: Draft, from file: String?) {
    self.draft = draft
    self.file = file
    lifecycle = Lifecycle(name: draft.name)
    (lifecycle.platform, lifecycle.versions) = (draft.platform, draft.versions)
    (lifecycle.summary, lifecycle.language) = (draft.summary, draft.language)
    lifecycle.hasSwift = draft.hasSwift
    addStates()
    addDelegates()
    addCallbacks()
    for transition in draft.transitions { add(transition) }
  }

  /// Adds the states, each after the one around it.
  private mutating func addStates() {
    var names = UniqueStateNames()
    let hasInitial = draft.states.contains { $0.isInitial && $0.parent == nil }
    let initial = hasInitial ? nil : (draft.transitions.first?.path.first ?? draft.states.indices.first).map(outermost)
    let children = Dictionary(grouping: draft.states.indices.reversed()) { draft.states[$0].parent }
    // The states to come, the next one last.
    var open = children[nil] ?? []
    while let index = open.popLast() {
      let state = draft.states[index]
      ids[index] = StateID(lifecycle.states.count)
      lifecycle.states.append(
        State(
          name: names.take(state.name), parent: state.parent.flatMap { ids[$0] },
          isInitial: state.isInitial || index == initial, isFinal: state.isFinal,
          isTransient: state.isTransient, documentation: state.documentation, provenance: place(of: state.line)))
      open += children[index] ?? []
    }
  }

  /// The number of the state around all others around a state.
  private func outermost(_ index: Int) -> Int {
    var index = index
    while let parent = draft.states[index].parent { index = parent }
    return index
  }

  private mutating func addDelegates() {
    for delegate in draft.delegates {
      var known = Delegate(name: delegate.name, types: delegate.types, documentation: delegate.documentation)
      known.multiplicity = lifecycle.catalog.conventionalMultiplicity(ofTypes: delegate.types) ?? .process
      known.isObserved = delegate.types.contains(where: lifecycle.catalog.isObserved)
      if lifecycle.canHave(delegate: delegate.name) { lifecycle.delegates.append(known) }
    }
    let named = Dictionary(grouping: draft.calls, by: \.delegate)
    for name in draft.calls.map(\.delegate).unique where !lifecycle.delegates.contains(where: { $0.name == name }) {
      guard lifecycle.canHave(delegate: name) else { continue }
      let names = (named[name] ?? []).map(\.callback).unique
      lifecycle.delegates.append(DelegateTypes.delegate(named: name, calling: names, platform: draft.platform))
    }
  }

  private mutating func addCallbacks() {
    var declared: [Callback] = []
    var others: [Callback] = []
    var known: Set<CallName> = []
    for (call, isListed) in draft.callbacks.map({ ($0, true) })
      + draft.transitions.flatMap(\.calls).joined().map({ ($0, false) })
    {
      guard known.insert(call.name).inserted,
        let delegate = lifecycle.delegateIDs.first(where: { lifecycle[$0].name == call.delegate }),
        call.signature != nil || lifecycle.canHave(call.callback, of: lifecycle[delegate])
      else { continue }
      var callback = lifecycle.callback(call.callback, of: delegate)
      callback.signature = call.signature ?? callback.signature
      callback.isDeclared = callback.isDeclared || isListed || call.signature != nil
      if isListed {
        callback.documentation = call.note
        callback.attributes = CallAttributes(certainty: call.certainty, provenance: place(of: call.line))
      }
      if callback.isDeclared { declared.append(callback) } else { others.append(callback) }
    }
    let declaring = Set(declared.map(\.delegate))
    for var callback in others where callback.signature == nil && declaring.contains(callback.delegate) {
      lifecycle.declare(&callback)
      declared.append(callback)
    }
    let names = Dictionary(grouping: declared, by: \.delegate).mapValues { Set($0.map(\.name)) }
    others.removeAll { names[$0.delegate]?.contains($0.name) == true }
    for index in declared.indices { lifecycle.declare(&declared[index]) }
    lifecycle.callbacks = declared.sorted { $0.delegate < $1.delegate } + others
    callbacks = lifecycle.callIDs
  }

  private mutating func add(_ transition: DraftTransition) {
    let path = transition.path.compactMap { ids[$0] }
    for (index, ends) in zip(path, path.dropFirst()).enumerated() {
      let calls = transition.calls.indices.contains(index) ? transition.calls[index] : []
      lifecycle.transitions.append(
        Transition(
          from: ends.0, to: ends.1, event: transition.event,
          guard: transition.condition.map { Guard($0, in: .standard) },
          steps: calls.compactMap { step(of: $0, on: transition) }, isContinuation: index > 0,
          documentation: index == 0 ? transition.documentation : "", availability: transition.availability,
          provenance: place(of: transition.line)))
    }
  }

  private func step(of call: DraftCall, on transition: DraftTransition) -> Step? {
    guard let callback = callbacks[call.name] else { return nil }
    let known = lifecycle[callback].attributes
    let provenance = call.line == transition.line ? Provenance() : place(of: call.line)
    let attributes = CallAttributes(
      frequency: known.frequency, certainty: call.certainty.isAlways ? known.certainty : call.certainty,
      availability: call.availability == Availability() ? known.availability : call.availability,
      provenance: provenance)
    return Step(callback, attributes: attributes, unordered: call.unordered, note: call.note)
  }

  /// A link to a line of the source.
  private func place(of line: Int?) -> Provenance {
    guard let file, let line else { return Provenance() }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return Provenance(sources: [Provenance.Source(title: "\(name):\(line)", url: "\(file)#L\(line)")])
  }
}

extension Draft {
  /// All callbacks that the source names, listed ones first.
  var calls: [DraftCall] { callbacks + transitions.flatMap { $0.calls.joined() } }
}

/// Names of states that differ as pages tell names apart.
private struct UniqueStateNames {
  private var taken: Set<NameKey> = []
  /// The number to begin with for a name that is taken.
  private var next: [NameKey: Int] = [:]

  /// Takes a name that a page can have; one that is taken is followed by the first free number, from 2.
  mutating func take(_ name: String) -> String {
    let name = State.legibleName(name) ?? "State"
    let key = NameKey(name)
    guard !taken.insert(key).inserted else { return name }
    var number = next[key] ?? 2
    while !taken.insert(NameKey("\(name) \(number)")).inserted { number += 1 }
    next[key] = number + 1
    return "\(name) \(number)"
  }
}
