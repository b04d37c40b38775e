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
