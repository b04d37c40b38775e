/// The part of a life cycle that exists at some versions, with its source map.
package struct LifecycleSelection: Sendable {
  /// The life cycle at the versions.
  package private(set) var lifecycle: Lifecycle
  /// The elements' source map.
  package private(set) var sourceMap: SourceMap
  /// The ids that its elements have in the whole life cycle.
  package private(set) var origin: Origin

  /// The ids of elements in the whole life cycle, in the order of the selection.
  package struct Origin: Sendable {
    package let states: [StateID]
    package let callbacks: [CallbackID]
    /// Those of the transitions.
    package fileprivate(set) var transitions: [TransitionID]
  }

  /// Selects the elements that exist at some versions; those that refer to removed ones are removed too. `places` may be empty.
  package init(of whole: Lifecycle, sourceMap places: SourceMap, at selection: VersionSelection) {
    let version = whole.completing(selection)
    lifecycle = whole
    sourceMap = places
    let known = whole.versions.map { SystemVersions(whole.platform, $0).newest }
    lifecycle.versions = (known.map(version.version) ?? version.systems.first?.version).map { VersionRange($0) }
    lifecycle.otherSystems = whole.otherSystems.map { system in
      SystemVersions(
        system.platform, VersionRange(version.version(comparableTo: system.newest) ?? system.versions.highest))
    }
    let delegates = Kept(whole.delegates) { $0.availability.exists(at: version) }
    var removedStates: Set<StateID> = []
    for id in whole.stateIDs {
      let isOrphan = whole[id].parent.map(removedStates.contains) ?? false
      if isOrphan || !whole[id].availability.exists(at: version) { removedStates.insert(id) }
    }
    let states = Kept(whole.states, indices: whole.states.indices.filter { !removedStates.contains(StateID($0)) })
    let callbacks = Kept(whole.callbacks) {
      delegates.contains($0.delegate) && $0.attributes.availability.exists(at: version)
    }
    let mapping = Mapping(delegates: delegates, states: states, callbacks: callbacks, version: version)
    origin = Origin(
      states: states.indices.map(StateID.init), callbacks: callbacks.indices.map(CallbackID.init), transitions: [])
    keepElements(of: whole, places: places, mapping)
    keepTransitions(of: whole, places: places, mapping)
    keepClaims(of: whole, places: places, mapping)
  }

  private mutating func keepElements(of whole: Lifecycle, places: SourceMap, _ mapping: Mapping) {
    lifecycle.delegates = mapping.delegates.select(whole.delegates)
    lifecycle.states = mapping.states.select(whole.states).map { state in
      var state = state
      state.parent = state.parent.flatMap(mapping.states.newID)
      return state
    }
    lifecycle.callbacks = mapping.callbacks.select(whole.callbacks).map { callback in
      var callback = callback
      callback.delegate = mapping.delegates.newID(callback.delegate) ?? callback.delegate
      return callback
    }
    sourceMap.delegates = mapping.delegates.select(places.delegates)
    sourceMap.states = mapping.states.select(places.states)
    sourceMap.callbacks = mapping.callbacks.select(places.callbacks)
  }

  private mutating func keepTransitions(of whole: Lifecycle, places: SourceMap, _ mapping: Mapping) {
    lifecycle.transitions = []
    sourceMap.transitions = []
    var isChainUnbroken = false
    for id in whole.transitionIDs {
      guard var transition = mapping.transition(whole[id]) else {
        isChainUnbroken = false
        continue
      }
      transition.isContinuation = transition.isContinuation && isChainUnbroken
      isChainUnbroken = true
      lifecycle.transitions.append(transition)
      origin.transitions.append(id)
      guard places.transitions.indices.contains(id.index) else { continue }
      var place = places[id]
      place.steps = zip(place.steps, whole[id].steps).filter { mapping.step($0.1) != nil }.map(\.0)
      sourceMap.transitions.append(place)
    }
  }

  private mutating func keepClaims(of whole: Lifecycle, places: SourceMap, _ mapping: Mapping) {
    lifecycle.scenarios = []
    sourceMap.scenarios = []
    for (index, scenario) in whole.scenarios.enumerated() {
      guard let kept = mapping.scenario(scenario) else { continue }
      lifecycle.scenarios.append(kept)
      guard places.scenarios.indices.contains(index) else { continue }
      var place = places.scenarios[index]
      place.items = zip(place.items, scenario.items).filter { mapping.item($0.1) != nil }.map(\.0)
      sourceMap.scenarios.append(place)
    }
    let rules = Kept(whole.rules) { mapping.rule($0) != nil }
    lifecycle.rules = whole.rules.compactMap(mapping.rule)
    sourceMap.rules = rules.select(places.rules)
    lifecycle.equivalents = whole.equivalents.map(mapping.equivalents)
    let logLines = Kept(whole.logLines) { mapping.logLine($0) != nil }
    lifecycle.logLines = whole.logLines.compactMap(mapping.logLine)
    sourceMap.logLines = logLines.select(places.logLines)
  }
}

/// The selected elements of a list, with their new indices.
private struct Kept<Element> {
  let indices: [Int]
  private let newIndices: [Int: Int]

  init(_ elements: [Element], indices: [Int]) {
    self.indices = indices
    newIndices = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
  }

  init(_ elements: [Element], where exists: (Element) -> Bool) {
    self.init(elements, indices: elements.indices.filter { exists(elements[$0]) })
  }

  func contains(_ id: ElementID<Element>) -> Bool { newIndices[id.index] != nil }
  func newID(_ id: ElementID<Element>) -> ElementID<Element>? { newIndices[id.index].map(ElementID.init) }
  func select<Other>(_ list: [Other]) -> [Other] { indices.filter(list.indices.contains).map { list[$0] } }
}

/// Copies elements into the smaller life cycle; returns `nil` for those that do not exist there.
private struct Mapping {
  let delegates: Kept<Delegate>
  let states: Kept<State>
  let callbacks: Kept<Callback>
  let version: VersionSelection

  func step(_ step: Step) -> Step? {
    guard let callback = callbacks.newID(step.callback), step.attributes.availability.exists(at: version) else {
      return nil
    }
    var step = step
    step.callback = callback
    return step
  }

  func transition(_ transition: Transition) -> Transition? {
    guard let source = states.newID(transition.source), let target = states.newID(transition.target),
      transition.availability.exists(at: version)
    else { return nil }
    var transition = transition
    transition.source = source
    transition.target = target
    transition.steps = transition.steps.compactMap(step)
    return transition
  }

  func scenario(_ scenario: Scenario) -> Scenario? {
    let path = scenario.path.compactMap(states.newID)
    guard path.count == scenario.path.count, scenario.availability.exists(at: version) else { return nil }
    var scenario = scenario
    scenario.path = path
    scenario.items = scenario.items.compactMap(item)
    return scenario
  }

  func item(_ item: Scenario.Item) -> Scenario.Item? {
    switch item {
    case .call(let call): step(call).map(Scenario.Item.call)
    case .reached(let state): states.newID(state).map(Scenario.Item.reached)
    }
  }

  func rule(_ rule: Rule) -> Rule? {
    guard rule.availability.exists(at: version), let claim = rule.claim.replacingOperands(operand) else { return nil }
    return Rule(text: rule.text, claim: claim, availability: rule.availability, provenance: rule.provenance)
  }

  func equivalents(_ table: Equivalents) -> Equivalents {
    let columns = table.columns.indices.filter { delegates.contains(table.columns[$0]) }
    return Equivalents(
      columns: columns.compactMap { delegates.newID(table.columns[$0]) },
      rows: table.rows.map { row in
        let cells = columns.filter(row.cells.indices.contains).map { row.cells[$0] }
        return Equivalents.Row(
          cells: cells.map { Equivalents.Cell(callbacks: $0.callbacks.compactMap(callbacks.newID), text: $0.text) },
          notes: row.notes)
      })
  }

  func logLine(_ line: LoggedLine) -> LoggedLine? {
    let call: LoggedLine.Call? =
      switch line.call {
      case .callback(let id): callbacks.newID(id).map(LoggedLine.Call.callback)
      case .value(let id): delegates.newID(id).map(LoggedLine.Call.value)
      case .named: .named
      }
    return call.map { LoggedLine(line.pattern, $0) }
  }

  private func operand(_ operand: Rule.Operand) -> Rule.Operand? {
    switch operand {
    case .callback(let id): callbacks.newID(id).map(Rule.Operand.callback)
    case .state(let id): states.newID(id).map(Rule.Operand.state)
    }
  }
}

/// A set of elements of one kind, stored as a bit for each.
package struct ElementSet<Element>: Hashable, Sendable {
  private var words: [UInt64] = []

  /// Creates an empty set.
  package init() {}

  /// Creates a set of elements. It takes only lists because a generic initialiser is not specialized for other modules.
  package init(_ ids: [ElementID<Element>]) {
    for id in ids { insert(id) }
  }

  /// Returns `true` for an element of the set.
  package func contains(_ id: ElementID<Element>) -> Bool {
    let word = id.index / UInt64.bitWidth
    return word < words.count && words[word] & bit(of: id) != 0
  }

  /// Inserts an element; returns `true` where it is new.
  @discardableResult
  package mutating func insert(_ id: ElementID<Element>) -> Bool {
    let word = id.index / UInt64.bitWidth
    if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
    defer { words[word] |= bit(of: id) }
    return words[word] & bit(of: id) == 0
  }

  private func bit(of id: ElementID<Element>) -> UInt64 { 1 << UInt64(id.index % UInt64.bitWidth) }
}

extension ElementSet: Sequence {
  /// Iterates over the elements in page order.
  package func makeIterator() -> AnyIterator<ElementID<Element>> {
    var index = -1
    return AnyIterator {
      repeat { index += 1 } while index < words.count * UInt64.bitWidth && !contains(ElementID(index))
      return index < words.count * UInt64.bitWidth ? ElementID(index) : nil
    }
  }
}
