import LifecycleModel

/// Two life cycles under comparison, with data that several rules share.
package struct DiffSubject: Sendable {
  /// The pairing of the elements.
  package let correspondence: Correspondence
  /// The names of the old life cycle's elements in facts.
  let oldNames: FactNames
  /// The names of the new life cycle's elements in facts.
  let newNames: FactNames
  /// The facts that differ.
  let edits: [FactKey: Edit]
  /// The removed, added and common callbacks.
  let callbacks: CallbackPresence
  /// The common transitions, in the new page's order.
  let transitionPairs: [TransitionPair]
  /// The names of the old life cycle's elements in messages.
  let oldWords: ElementStrings
  /// The names of the new life cycle's elements in messages.
  let newWords: ElementStrings
  /// The new callbacks that replace old ones.
  let replacements: CallbackReplacements
  /// The unambiguous pairs of a removed callback and its added replacement.
  let moves: [(old: CallbackID, new: CallbackID)]
  private let transitionsByOldCall: [CallbackID: [TransitionPair]]
  private let transitionsByNewCall: [CallbackID: [TransitionPair]]
  private let editsBySubject: [FactKey.Subject: [Edit]]

  /// Prepares two life cycles for the rules.
  package init(from old: Lifecycle, to new: Lifecycle) {
    correspondence = Correspondence(of: old, with: new)
    oldNames = FactNames(ofOld: correspondence)
    newNames = FactNames(ofNew: correspondence)
    edits = Facts(of: old, in: oldNames).edits(to: Facts(of: new, in: newNames))
    callbacks = CallbackPresence(correspondence)
    transitionPairs = TransitionPair.all(in: correspondence, oldNames, newNames)
    transitionsByOldCall = TransitionPair.byCall(transitionPairs) { old[$0.old] }
    transitionsByNewCall = TransitionPair.byCall(transitionPairs) { new[$0.new] }
    oldWords = ElementStrings(old)
    newWords = ElementStrings(new)
    replacements = CallbackReplacements(correspondence, callbacks)
    moves = replacements.moves
    let order = Dictionary(
      uniqueKeysWithValues: FactKey.Aspect.allCases.enumerated().map { ($0.element, $0.offset) })
    editsBySubject = Dictionary(grouping: edits.values, by: \.key.subject)
      .mapValues { $0.sorted { order[$0.key.aspect, default: 0] < order[$1.key.aspect, default: 0] } }
  }

  /// The old life cycle.
  var old: Lifecycle { correspondence.old.lifecycle }
  /// The new life cycle.
  var new: Lifecycle { correspondence.new.lifecycle }

  /// The edits of an element, in the order of the aspects; of all aspects where none is given.
  func edits(of subject: FactKey.Subject, _ aspects: FactKey.Aspect...) -> [Edit] {
    edits(of: subject, aspects)
  }

  /// The edits of an element, in the order of the aspects; of all aspects where none is given.
  func edits(of subject: FactKey.Subject, _ aspects: [FactKey.Aspect]) -> [Edit] {
    (editsBySubject[subject] ?? []).filter { aspects.isEmpty || aspects.contains($0.key.aspect) }
  }

  /// The edit of one aspect of an element; `nil` where it is unchanged.
  func edit(of subject: FactKey.Subject, _ aspect: FactKey.Aspect) -> Edit? { edits[FactKey(subject, aspect)] }

  /// The common transitions that called an old callback, in the new page's order.
  func transitions(ofOld id: CallbackID) -> [TransitionPair] { transitionsByOldCall[id] ?? [] }

  /// The place of a removed callback in the new life cycle: its delegate, else the page.
  func home(ofRemoved id: CallbackID) -> Element {
    if let new = correspondence.callbacks.new(for: id) { return .callback(new) }
    return correspondence.delegates.new(for: old[id].delegate).map(Element.delegate) ?? .page
  }

  /// The edits of a removed callback, and of its calls on common transitions.
  func edits(ofRemoved id: CallbackID) -> [Edit] {
    let calls = transitions(ofOld: id).flatMap { pair in
      pair.dropped.filter { old[pair.old].steps[$0].callback == id }
        .flatMap { edits(of: .step(pair.oldSteps[$0])) + edits(of: oldNames[pair.old], .order) }
    }
    return edits(of: oldNames[id]) + calls
  }

  /// The edits of an added callback, and of its calls on common transitions.
  func edits(ofAdded id: CallbackID) -> [Edit] {
    let calls = (transitionsByNewCall[id] ?? []).flatMap { pair in
      pair.added.filter { new[pair.new].steps[$0].callback == id }
        .flatMap { edits(of: .step(pair.newSteps[$0])) + edits(of: newNames[pair.new], .order) }
    }
    return edits(of: newNames[id]) + calls
  }

  /// The edits of a transition and of its calls.
  func editsWithSteps(of subject: FactKey.Subject, _ steps: [StepName]) -> [Edit] {
    edits(of: subject) + steps.flatMap { edits(of: .step($0)) }
  }
}

extension DiffSubject {
  /// The common callbacks that only the new life cycle's version deprecates.
  var newlyDeprecated: [(old: CallbackID, new: CallbackID)] {
    callbacks.common.filter { !old.isDeprecated($0.old) && new.isDeprecated($0.new) }
  }

  /// Advice to use a deprecated callback's replacement; `nil` for none.
  func advice(forDeprecated pair: (old: CallbackID, new: CallbackID)) -> String? {
    replacements.replacement(for: pair.old).map(advice(toUse:)) ?? new.replacement(of: pair.new).map { "Use \($0)" }
  }

  /// The removed rules, in the old page's order.
  var removedRules: [ElementID<Rule>] {
    correspondence.rules.removed(of: old.rules.count)
  }

  /// Returns `true` for an old rule about a removed state or callback.
  func isObsolete(_ id: ElementID<Rule>) -> Bool {
    old.rules[id.index].claim.operands.contains { operand in
      switch operand {
      case .state(let state): correspondence.states.new(for: state) == nil
      case .callback(let callback): callbacks.removed.contains(callback)
      }
    }
  }

  /// The initial state among a state's old siblings, itself included.
  func initialSibling(ofNew pair: (old: StateID, new: StateID)) -> StateID {
    StateHierarchy(old).initialChild(of: old[pair.old].parent) ?? pair.old
  }
}

extension Lifecycle {
  /// Returns `true` for a callback that is deprecated at the page's latest version, or at any version if the page names none.
  fileprivate func isDeprecated(_ id: CallbackID) -> Bool {
    let availability = availability(of: id)
    guard let versions else { return self[id].attributes.availability.deprecated != nil }
    return availability.isDeprecated(at: VersionSelection(PlatformVersion(platform, versions.highest)))
      || self[id].attributes.availability.deprecated.map { $0.version <= versions.highest } ?? false
  }
}

extension Element {
  /// A row of equivalents.
  static func row(_ row: EquivalenceRow) -> Element { .equivalence(table: row.table, row: row.index) }
}

extension EquivalenceRow {
  /// `applicationDidBecomeActive(_:) | sceneDidBecomeActive(_:): For each window.`
  var text: String {
    let cells = row.cells.map { $0.text.isEmpty ? "—" : $0.text }.joined(separator: " | ")
    return cells + (row.notes.isEmpty ? "" : ": \(row.notes)")
  }
}

/// A transition that both life cycles have, with its calls.
struct TransitionPair {
  /// The transition in the old life cycle.
  let old: TransitionID
  /// The transition in the new life cycle.
  let new: TransitionID
  /// The names of the old transition's calls, in order.
  let oldSteps: [StepName]
  /// The names of the new transition's calls, in order.
  let newSteps: [StepName]

  /// The common calls in the new transition's order, with their index in either.
  var common: [(name: StepName, old: Int, new: Int)] {
    let places = Dictionary(uniqueKeysWithValues: oldSteps.enumerated().map { ($0.element, $0.offset) })
    return newSteps.enumerated().compactMap { index, name in places[name].map { (name, $0, index) } }
  }

  /// The indices of the calls that only the old transition has.
  var dropped: [Int] {
    let others = Set(newSteps)
    return oldSteps.indices.filter { !others.contains(oldSteps[$0]) }
  }

  /// The indices of the calls that only the new transition has.
  var added: [Int] {
    let others = Set(oldSteps)
    return newSteps.indices.filter { !others.contains(newSteps[$0]) }
  }
}

extension TransitionPair {
  /// The common transitions, in the new page's order.
  static func all(in correspondence: Correspondence, _ oldNames: FactNames, _ newNames: FactNames) -> [TransitionPair] {
    correspondence.transitions.all.map { old, new in
      TransitionPair(old: old, new: new, oldSteps: oldNames.steps(of: old), newSteps: newNames.steps(of: new))
    }
  }

  /// The transitions that call each callback, on one side.
  static func byCall(_ pairs: [TransitionPair], on side: (TransitionPair) -> Transition) -> [CallbackID:
    [TransitionPair]]
  {
    pairs.reduce(into: [:]) { found, pair in
      for call in Set(side(pair).steps.map(\.callback)) { found[call, default: []].append(pair) }
    }
  }
}

extension DiffSubject {
  /// The transitions with a difference, grouped where they follow each other in both life cycles and the difference is equal.
  func runs<Difference: Equatable>(by difference: (TransitionPair) -> Difference?) -> [[TransitionPair]] {
    var runs: [[TransitionPair]] = []
    var last: Difference?
    for pair in transitionPairs {
      guard let found = difference(pair) else {
        last = nil
        continue
      }
      if found == last, let before = runs.last?.last, follows(pair, before) {
        runs[runs.count - 1].append(pair)
      } else {
        runs.append([pair])
      }
      last = found
    }
    return runs
  }

  private func follows(_ pair: TransitionPair, _ before: TransitionPair) -> Bool {
    pair.new.index == before.new.index + 1 && pair.old.index == before.old.index + 1
      && new[pair.new].isContinuation && old[pair.old].isContinuation
  }
}
