import LifecycleModel

/// The right counterparts of each left call of a comparison.
struct Counterparts {
  private let left: ComparisonSide
  private let right: ComparisonSide
  private let pages: ComparedPages
  private let leftCalls: CallOccurrences
  private let rightCalls: CallOccurrences
  private let paired: [CallbackID: [CallPairing.Pair]]
  private let leftRivals: [CallbackID: [CallbackID]]
  private var values: [CallbackID: [Counterpart]] = [:]

  /// Pairs the calls of two sides; `named` are those that a page names as equivalent or as replacements.
  ///
  /// Of two pages, all calls take part, whatever the sides: a removed call has its best counterpart or none. Without `byGraph`, only
  /// what is named is paired.
  init(
    _ left: ComparisonSide, _ right: ComparisonSide, on pages: ComparedPages, at places: CommonOccurrences,
    _ leftCalls: CallOccurrences, _ rightCalls: CallOccurrences, named: NamedCalls, byGraph: Bool
  ) {
    self.left = left
    self.right = right
    self.pages = pages
    self.leftCalls = leftCalls
    self.rightCalls = rightCalls
    let isOnePage = pages.correspondence == nil
    let lefts = leftCalls.calls.filter { call in
      let delegate = left.lifecycle[call].delegate
      return !left.lifecycle[delegate].isObserved && (!isOnePage || left.contains(delegate))
        && pages.successor(of: call) == nil
    }
    let rights = rightCalls.calls.filter { call in
      let delegate = right.lifecycle[call].delegate
      return !right.lifecycle[delegate].isObserved && (!isOnePage || right.contains(delegate))
    }
    let pairing = CallPairing(
      CallOccurrences(of: lefts, in: left.lifecycle, places: places.left),
      CallOccurrences(of: rights, in: right.lifecycle, places: places.right), on: pages, named: named,
      byGraph: byGraph)
    paired = Dictionary(grouping: pairing.pairs, by: \.left)
    leftRivals = Dictionary(grouping: pairing.pairs, by: \.right).mapValues { $0.map(\.left) }
    if byGraph { pairValues(at: places) }
  }

  /// The counterparts of a call among the right side's calls and values.
  func all(of call: CallbackID) -> [Counterpart] {
    let own = pages.successor(of: call)
    if let own, right.contains(right.lifecycle[own].delegate) {
      return [Counterpart(right: own, transitions: transitions(of: call, with: own))]
    }
    let calls = (own == nil ? paired[call] ?? [] : []).filter { right.contains(right.lifecycle[$0.right].delegate) }
    return calls.map(counterpart) + (values[call] ?? [])
  }

  /// The fate of a call without a counterpart: it remains, or calls of other delegates replace it; `nil` for neither.
  func outcome(of call: CallbackID) -> MissingCounterpart? {
    guard right.delegates.contains(where: { !right.lifecycle[$0].isObserved }) else { return nil }
    if let own = pages.successor(of: call) { return .stays(own) }
    let others = (paired[call] ?? []).map(\.right)
    return others.isEmpty ? nil : .elsewhere(others)
  }

  private func counterpart(_ pair: CallPairing.Pair) -> Counterpart {
    var counterpart = Counterpart(right: pair.right, transitions: transitions(of: pair.left, with: pair.right))
    let hasSwift = (left.lifecycle.delegate(of: pair.left).hasSwift, right.lifecycle.delegate(of: pair.right).hasSwift)
    if pair.isTogether, !left.lifecycle.hasSeveralApps || hasSwift == (true, true) {
      counterpart.notes.append(.together)
    }
    guard pair.isAmbiguous else { return counterpart }
    counterpart.isAmbiguous = true
    let rivals = (leftRivals[pair.right] ?? []).filter { $0 != pair.left }
    let others = (paired[pair.left] ?? []).map(\.right).filter { $0 != pair.right }
    counterpart.notes.append(rivals.isEmpty ? .indistinctFromRight(others) : .indistinctFromLeft(rivals))
    return counterpart
  }

  /// The left transitions at places of the right call.
  private func transitions(of call: CallbackID, with other: CallbackID) -> [TransitionID] {
    let places = rightCalls.places[other] ?? []
    return (leftCalls.transitions[call] ?? []).filter { places.contains(leftCalls.numbers[$0.index]) }
  }
}

extension Counterparts {
  /// Pairs the observed values of one side with the calls of the other.
  private mutating func pairValues(at places: CommonOccurrences) {
    for first in left.delegates {
      for second in right.delegates where areCompared(first, second) {
        if right.lifecycle[second].isObserved {
          pairCalls(of: first, withValuesOf: second, at: places)
        } else {
          pairValues(of: first, withCallsOf: second, at: places)
        }
      }
    }
  }

  /// Returns `true` where one of two is observed, unless both are and belong to each other.
  private func areCompared(_ first: DelegateID, _ second: DelegateID) -> Bool {
    let isObserved = (left: left.lifecycle[first].isObserved, right: right.lifecycle[second].isObserved)
    guard isObserved.left || isObserved.right else { return false }
    // Between whole pages, an observed delegate of both is its own counterpart.
    return right.delegate != nil || !isObserved.right || pages.correspondence?.delegates.old(for: second) == nil
  }

  private mutating func pairCalls(
    of caller: DelegateID, withValuesOf observed: DelegateID, at places: CommonOccurrences
  ) {
    let pairing = ValuePairing(
      of: caller, in: left.lifecycle, with: observed, in: right.lifecycle,
      sharedTransitions: places.rightTransitions)
    for pair in pairing.pairs where right.delegate != nil || pages.successor(of: pair.call) == nil {
      var counterpart = Counterpart(right: pair.value, transitions: Set(pair.transitions.map(\.call)).sorted())
      counterpart.previous = pair.previous
      counterpart.isAmbiguous = !pair.rivals.isEmpty
      counterpart.notes = pair.rivals.isEmpty ? [] : [.indistinctFromLeft(pair.rivals)]
      values[pair.call, default: []].append(counterpart)
    }
  }

  private mutating func pairValues(
    of observed: DelegateID, withCallsOf caller: DelegateID, at places: CommonOccurrences
  ) {
    let pairing = ValuePairing(
      of: caller, in: right.lifecycle, with: observed, in: left.lifecycle,
      sharedTransitions: places.leftTransitions)
    for pair in pairing.pairs {
      var counterpart = Counterpart(right: pair.call, transitions: Set(pair.transitions.map(\.value)).sorted())
      counterpart.previous = pair.previous
      counterpart.isAmbiguous = !pair.rivals.isEmpty
      counterpart.notes = pair.rivals.isEmpty ? [] : [.indistinctFromRight(pair.rivals)]
      values[pair.value, default: []].append(counterpart)
    }
  }
}

/// A right counterpart of a left call, with the data that distinguishes it from others.
struct Counterpart {
  /// The right call or value.
  let right: CallbackID
  /// The left transitions on which the two meet, in page order.
  let transitions: [TransitionID]
  /// The previous value, where it distinguishes the pair.
  var previous: CallbackID?
  /// `true` where nothing distinguishes the pair from another.
  var isAmbiguous = false
  /// The remarks for the row.
  var notes: [ComparisonNote] = []
}

/// The texts in the Equivalents tables of the compared pages on two calls, or on one without a counterpart.
struct PageEquivalents {
  /// A row of a table, its callbacks in names that both pages share.
  private struct Line {
    let columns: [Token<Delegate>]
    let cells: [(callbacks: [CallName], text: String)]
    let notes: String
  }

  private let lines: [Line]
  private let linesByCall: [CallName: [Int]]

  /// Collects the rows of both pages, the left one's first.
  init(of pages: ComparedPages) {
    let sides = pages.correspondence == nil ? [pages.left] : [pages.left, pages.right]
    lines = sides.flatMap { side in
      side.lifecycle.equivalents.flatMap { table in
        table.rows.map { row in
          Line(
            columns: table.columns.map { side[$0] },
            cells: zip(table.columns, row.cells).map { _, cell in (cell.callbacks.map { side[$0] }, cell.text) },
            notes: row.notes)
        }
      }
    }
    var linesByCall: [CallName: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      for call in Set(line.cells.flatMap(\.callbacks)) { linesByCall[call, default: []].append(index) }
    }
    self.linesByCall = linesByCall
  }

  /// The calls of other delegates that some row names with a call.
  func counterparts(of call: CallName) -> Set<CallName> {
    let calls = (linesByCall[call] ?? []).flatMap { lines[$0].cells.flatMap(\.callbacks) }
    return Set(calls.filter { $0.delegate != call.delegate })
  }

  /// The notes of the row that names two calls; `nil` for none.
  func notes(on left: CallName, _ right: CallName) -> String? {
    line(naming: left, right).flatMap { $0.notes.isEmpty ? nil : $0.notes }
  }

  /// The word of the first row of a call that has a column of some delegates, and its notes; `nil` where no row has one.
  /// `side` is that of the delegates.
  func words(
    on call: CallName, with delegates: [Token<Delegate>], in side: Side
  ) -> (missing: MissingCounterpart, note: ComparisonNote?)? {
    for index in linesByCall[call] ?? [] {
      let line = lines[index]
      let cells = line.columns.indices.filter {
        line.columns[$0] != call.delegate && delegates.contains(line.columns[$0]) && $0 < line.cells.count
      }.map { line.cells[$0] }
      guard !cells.isEmpty else { continue }
      let note = line.notes.isEmpty ? nil : ComparisonNote.page(line.notes)
      guard let cell = cells.first(where: { !$0.text.isEmpty }) else {
        // Another delegate of the page may have it.
        guard delegates.allSatisfy({ $0 == call.delegate || line.columns.contains($0) }) else { continue }
        return (.nothing, note)
      }
      let called = Set(side.lifecycle.transitions.flatMap(\.steps).map { side[$0.callback] })
      let isUncalled = !cell.callbacks.isEmpty && called.isDisjoint(with: cell.callbacks)
      return (isUncalled ? .uncalled(cell.text) : .substitute(cell.text), note)
    }
    return nil
  }

  private func line(naming left: CallName, _ right: CallName) -> Line? {
    guard left.delegate != right.delegate else { return nil }
    return (linesByCall[left] ?? []).lazy.map { lines[$0] }.first { line in
      line.cells.contains { $0.callbacks.contains(right) }
    }
  }
}
