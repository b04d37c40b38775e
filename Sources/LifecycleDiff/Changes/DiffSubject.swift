import LifecycleModel

/// Two life cycles under comparison, with what several rules ask about them.
package struct DiffSubject: Sendable {
  /// Which element is which.
  package let correspondence: Correspondence
  /// The names of the old life cycle's elements in facts.
  let oldNames: FactNames
  /// The names of the new life cycle's elements in facts.
  let newNames: FactNames
  /// Each fact that differs.
  let edits: [FactKey: Edit]
  /// Which callbacks are part of both lives, and which of one alone.
  let callbacks: CallbackPresence
  /// The hops that both life cycles have, in the new page's order.
  let transitionPairs: [TransitionPair]
  /// How the old one's elements are named in messages.
  let oldWords: ElementStrings
  /// How the new one's elements are named in messages.
  let newWords: ElementStrings
  /// Which new callback does the work of an old one that is gone.
  let replacements: CallbackReplacements
  /// The old callbacks that are gone, each with the one new callback in its place.
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

  /// All that differs of an element, or some aspects of it, in the order of the aspects.
  func edits(of subject: FactKey.Subject, _ aspects: FactKey.Aspect...) -> [Edit] {
    edits(of: subject, aspects)
  }

  /// All that differs of an element, or some aspects of it, in the order of the aspects.
  func edits(of subject: FactKey.Subject, _ aspects: [FactKey.Aspect]) -> [Edit] {
    (editsBySubject[subject] ?? []).filter { aspects.isEmpty || aspects.contains($0.key.aspect) }
  }

  /// What differs of one aspect of an element; `nil` where nothing does.
  func edit(of subject: FactKey.Subject, _ aspect: FactKey.Aspect) -> Edit? { edits[FactKey(subject, aspect)] }

  /// The hops of both life cycles on which an old callback came, in the new page's order.
  func transitions(ofOld id: CallbackID) -> [TransitionPair] { transitionsByOldCall[id] ?? [] }

  /// Where a callback that is gone would be in the new life cycle: in its delegate, else on the page.
  func home(ofGone id: CallbackID) -> Element {
    if let new = correspondence.callbacks.new(for: id) { return .callback(new) }
    return correspondence.delegates.new(for: old[id].delegate).map(Element.delegate) ?? .page
  }

  /// All that differs of an old callback that is gone: what was said of it, and its calls on hops that are still there.
  func edits(ofGone id: CallbackID) -> [Edit] {
    let calls = transitions(ofOld: id).flatMap { pair in
      pair.dropped.filter { old[pair.old].steps[$0].callback == id }
        .flatMap { edits(of: .step(pair.oldSteps[$0])) + edits(of: oldNames[pair.old], .order) }
    }
    return edits(of: oldNames[id]) + calls
  }

  /// All that differs of a new callback: what is said of it, and its calls on hops that were there before.
  func edits(ofFresh id: CallbackID) -> [Edit] {
    let calls = (transitionsByNewCall[id] ?? []).flatMap { pair in
      pair.added.filter { new[pair.new].steps[$0].callback == id }
        .flatMap { edits(of: .step(pair.newSteps[$0])) + edits(of: newNames[pair.new], .order) }
    }
    return edits(of: newNames[id]) + calls
  }

  /// All that differs of a hop and of its calls.
  func editsWithSteps(of subject: FactKey.Subject, _ steps: [StepName]) -> [Edit] {
    edits(of: subject) + steps.flatMap { edits(of: .step($0)) }
  }
}
