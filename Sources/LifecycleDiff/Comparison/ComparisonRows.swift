import LifecycleModel

/// Makes the rows of a comparison from the pairs.
struct ComparisonRows {
  private let left: ComparisonSide
  private let right: ComparisonSide
  private let pages: ComparedPages
  private let equivalents: PageEquivalents
  private let leftCalls: CallOccurrences
  private let rightCalls: CallOccurrences
  private let counterparts: Counterparts
  private let knowledge: CounterpartKnowledge?

  /// Pairs the calls of two sides.
  init(
    _ left: ComparisonSide, _ right: ComparisonSide, on pages: ComparedPages, asking knowledge: CounterpartKnowledge?
  ) {
    self.left = left
    self.right = right
    self.pages = pages
    self.knowledge = knowledge
    equivalents = PageEquivalents(of: pages)
    let places = CommonOccurrences(of: left, and: right, on: pages)
    leftCalls = CallOccurrences(of: left.lifecycle.livingCallbacks, in: left.lifecycle, places: places.left)
    rightCalls = CallOccurrences(of: right.lifecycle.livingCallbacks, in: right.lifecycle, places: places.right)
    counterparts = Counterparts(
      left, right, on: pages, at: places, leftCalls, rightCalls,
      named: pages.named(leftCalls.calls, rightCalls.calls, by: equivalents),
      byGraph: knowledge == nil || pages.shareMostTransitions)
  }

  /// The rows of left calls, then of right calls without a counterpart.
  var all: [ComparisonRow] {
    let leading = leftCalls.calls.filter { left.contains(left.lifecycle[$0].delegate) }.flatMap(rows)
    let answered = Set(leading.compactMap(\.right))
    let others = rightCalls.calls.filter {
      right.contains(right.lifecycle[$0].delegate) && !answered.contains($0)
    }
    return leading + others.flatMap(rightAlone)
  }

  /// A row for each counterpart of a call, or a single row without one.
  private func rows(of call: CallbackID) -> [ComparisonRow] {
    let found = counterparts.all(of: call).filter { !isDenied($0, of: call) }
    let transitions = leftCalls.transitions[call] ?? []
    if found.isEmpty { return leftAlone(call, transitions: transitions) }
    // What the graphs cannot tell apart, other pages may.
    if found.contains(where: \.isAmbiguous), case let known = known(of: call, transitions: transitions), !known.isEmpty
    {
      return known
    }
    let met = Set(found.flatMap(\.transitions))
    let rows = found.map { counterpart in
      // Calls that are one need not come on the same transitions of two pages.
      var row = ComparisonRow(
        left: call, right: counterpart.right, transitions: met.isEmpty ? transitions : counterpart.transitions)
      row.previous = counterpart.previous
      row.unanswered = met.isEmpty ? [] : transitions.filter { !met.contains($0) }
      row.isAmbiguous = counterpart.isAmbiguous
      let names = (pages.left[call], pages.right[counterpart.right])
      row.notes = [equivalents.notes(on: names.0, names.1).map(ComparisonNote.page)].compactMap { $0 }
      row.notes += counterpart.notes
      return row
    }
    guard pages.correspondence != nil, !found.contains(where: { $0.right == pages.successor(of: call) }) else {
      return rows
    }
    // Other delegates of the page may have counterparts that its graph does not show.
    let delegates = Set(found.map { right.lifecycle[$0.right].delegate })
    return rows
      + known(of: call, transitions: transitions).filter { row in
        row.right.map { !delegates.contains(right.lifecycle[$0].delegate) } ?? false
      }
  }

  /// Returns `true` for a counterpart that only the graphs have, where a page says that there is none, or is another: what two
  /// delegates get of one event need not correspond.
  private func isDenied(_ counterpart: Counterpart, of call: CallbackID) -> Bool {
    let names = (pages.left[call], pages.right[counterpart.right])
    guard names.0 != names.1, !equivalents.counterparts(of: names.0).contains(names.1) else { return false }
    if counterpart.notes.contains(.together),
      equivalents.words(on: names.0, with: [names.1.delegate], in: pages.right) != nil
        || equivalents.words(on: names.1, with: [names.0.delegate], in: pages.left) != nil
    {
      return true
    }
    guard let knowledge else { return false }
    let calls = (
      CounterpartFact.Call(call, in: left.lifecycle), CounterpartFact.Call(counterpart.right, in: right.lifecycle)
    )
    if knowledge.denies(calls.0, calls.1) || knowledge.denies(calls.1, calls.0) { return true }
    // That two known calls come on one event may be chance: what pages say of them counts. A page that shows apps beside each other
    // says it in this way.
    guard isKnown(call, in: left.lifecycle), isKnown(counterpart.right, in: right.lifecycle),
      pages.correspondence != nil || !left.lifecycle.hasSeveralApps
    else { return false }
    return calls.0 != calls.1 && !knowledge.pairs(calls.0, calls.1)
  }

  /// Returns `true` for a call of which the bundled pages or the catalog say whose it is: of a type of Apple's, or of a delegate that
  /// pages compare.
  private func isKnown(_ call: CallbackID, in lifecycle: Lifecycle) -> Bool {
    let delegate = lifecycle.delegate(of: call)
    guard delegate.types.isEmpty || delegate.isObserved else { return lifecycle.apiEntry(of: call) != nil }
    return knowledge?.knows(CounterpartFact.Call(call, in: lifecycle).owner) == true
  }

  /// The rows of a call that the pages pair with none: its counterparts by other pages, or what is said instead.
  private func leftAlone(_ call: CallbackID, transitions: [TransitionID]) -> [ComparisonRow] {
    var row = ComparisonRow(left: call, right: nil, transitions: transitions)
    let words = equivalents.words(on: pages.left[call], with: right.delegates.map { pages.right[$0] }, in: pages.right)
    let outcome = outcome(of: call)
    if case .stays = outcome { row.missing = outcome } else { row.missing = words?.missing ?? outcome }
    row.notes = [words?.note].compactMap { $0 }
    // Two pages may spell one call in two ways: `onPause` and `onPause()`.
    if knowledge != nil, pages.correspondence != nil,
      let own = right.callback(CounterpartFact.Call(call, in: left.lifecycle))
    {
      return [ComparisonRow(left: call, right: own, transitions: transitions)]
    }
    switch row.missing {
    case nil, .uncalled:
      // A call that the other page makes says more than one that it doesn't.
      if case let rows = self.known(of: call, transitions: transitions), !rows.isEmpty { return rows }
    case .nothing, .substitute, .stays, .elsewhere, .known, .unknown: break
    }
    guard row.missing == nil else { return [row] }
    let known = known(of: call, on: left, by: right)
    row.missing = known.found.first.map(MissingCounterpart.known) ?? known.missing
    row.notes += known.found.first.map { [.known(by: $0.pages)] } ?? known.notes
    return [row]
  }

  /// The fate of a left call on the right page, without calls that are its counterparts by chance.
  private func outcome(of call: CallbackID) -> MissingCounterpart? {
    guard case .elsewhere(let others) = counterparts.outcome(of: call) else { return counterparts.outcome(of: call) }
    let rest = others.filter { !isDenied(Counterpart(right: $0, transitions: []), of: call) }
    return rest.isEmpty ? nil : .elsewhere(rest)
  }

  /// The rows of the counterparts that other pages know of a left call and the right page calls.
  private func known(of call: CallbackID, transitions: [TransitionID]) -> [ComparisonRow] {
    known(of: call, on: left, by: right).found.compactMap { found in
      guard let id = right.callback(found.call) else { return nil }
      var row = ComparisonRow(
        left: call, right: id, transitions: narrowed(transitions, to: found, of: call, on: left))
      row.previous = previous(found, of: call, on: left, by: right)
      row.notes = [.known(by: found.pages)]
      return row
    }
  }

  /// The transitions on which a value changes from the one that a pair is about; all of a call.
  private func narrowed(
    _ transitions: [TransitionID], to found: CounterpartKnowledge.Found, of call: CallbackID, on side: ComparisonSide
  ) -> [TransitionID] {
    guard let name = found.askedPrevious else { return transitions }
    let values = ObservedValues(of: side.lifecycle[call].delegate, in: side.lifecycle)
    return transitions.filter { transition in
      values.values(before: call, on: transition).contains { $0.map { side.lifecycle[$0].name } == name }
    }
  }

  /// The rows of a call that only the right side has: one for each change of a value that other pages tell apart.
  private func rightAlone(_ call: CallbackID) -> [ComparisonRow] {
    let transitions = rightCalls.transitions[call] ?? []
    var row = ComparisonRow(left: nil, right: call, transitions: transitions)
    let words = equivalents.words(on: pages.right[call], with: left.delegates.map { pages.left[$0] }, in: pages.left)
    let known = known(of: call, on: right, by: left)
    row.missing = words?.missing ?? known.missing
    row.notes = [words?.note].compactMap { $0 }
    guard words?.missing == nil else { return [row] }
    let rows = known.found.compactMap { found -> ComparisonRow? in
      let changes = narrowed(transitions, to: found, of: call, on: right)
      guard !changes.isEmpty || transitions.isEmpty else { return nil }
      var row = ComparisonRow(left: nil, right: call, transitions: changes)
      row.missing = .known(found)
      row.previous = previous(found, of: call, on: right, by: left)
      row.notes = [.known(by: found.pages)]
      return row
    }
    row.notes += known.notes
    return rows.isEmpty ? [row] : rows
  }

  /// The counterparts of a call on the other side that other pages know, or the word in their place.
  private func known(
    of call: CallbackID, on side: ComparisonSide, by other: ComparisonSide
  ) -> (found: [CounterpartKnowledge.Found], missing: MissingCounterpart, notes: [ComparisonNote]) {
    guard let knowledge else { return ([], .unknown, []) }
    let asked = CounterpartFact.Call(call, in: side.lifecycle)
    let owners = other.owners
    let found = knowledge.counterparts(of: asked).filter { owners.contains($0.call.owner) }
    // Where another delegate of that side may have it, nothing is said.
    let absences = knowledge.absences(of: asked)
    let isAbsent = other.delegates.allSatisfy { delegate in
      absences.contains { !other.owners(of: delegate).isDisjoint(with: $0.types) }
    }
    guard found.isEmpty, isAbsent, let absence = absences.first else { return (found, .unknown, []) }
    let missing = absence.substitute.isEmpty ? MissingCounterpart.nothing : .substitute(absence.substitute)
    // Bundled pages are in the language that a page has by itself; a table in another one says which page it is by.
    let isReadable = left.lifecycle.language == Lifecycle(name: "").language && !absence.notes.isEmpty
    let notes = isReadable ? [ComparisonNote.page(absence.notes)] : []
    return ([], missing, notes + [.known(by: [absence.page])])
  }

  /// The value before that distinguishes a pair: of the right value if that is observed, else of the left one.
  private func previous(
    _ found: CounterpartKnowledge.Found, of call: CallbackID, on side: ComparisonSide, by other: ComparisonSide
  ) -> CallbackID? {
    let (value, lifecycle, delegates) =
      found.call.isValue
      ? (found.previous, other.lifecycle, other.delegates.filter { other.lifecycle[$0].isObserved })
      : (found.askedPrevious, side.lifecycle, [side.lifecycle[call].delegate])
    guard let value else { return nil }
    return delegates.lazy.flatMap(lifecycle.callbacks).first { lifecycle[$0].name == value }
  }
}
