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

  /// Pairs the calls of two sides.
  init(_ left: ComparisonSide, _ right: ComparisonSide, on pages: ComparedPages) {
    self.left = left
    self.right = right
    self.pages = pages
    equivalents = PageEquivalents(of: pages)
    let places = CommonOccurrences(of: left, and: right, on: pages)
    leftCalls = CallOccurrences(of: left.lifecycle.livingCallbacks, in: left.lifecycle, places: places.left)
    rightCalls = CallOccurrences(of: right.lifecycle.livingCallbacks, in: right.lifecycle, places: places.right)
    counterparts = Counterparts(
      left, right, on: pages, at: places, leftCalls, rightCalls,
      named: pages.named(leftCalls.calls, rightCalls.calls, by: equivalents))
  }

  /// The rows of left calls, then of right calls without a counterpart.
  var all: [ComparisonRow] {
    let leading = leftCalls.calls.filter { left.contains(left.lifecycle[$0].delegate) }.flatMap(rows)
    let answered = Set(leading.compactMap(\.right))
    let others = rightCalls.calls.filter {
      right.contains(right.lifecycle[$0].delegate) && !answered.contains($0)
    }
    return leading + others.map(rightAlone)
  }

  /// A row for each counterpart of a call, or a single row without one.
  private func rows(of call: CallbackID) -> [ComparisonRow] {
    let found = counterparts.all(of: call)
    let transitions = leftCalls.transitions[call] ?? []
    guard !found.isEmpty else { return [leftAlone(call, transitions: transitions)] }
    let met = Set(found.flatMap(\.transitions))
    return found.map { counterpart in
      var row = ComparisonRow(left: call, right: counterpart.right, transitions: counterpart.transitions)
      row.previous = counterpart.previous
      row.unanswered = transitions.filter { !met.contains($0) }
      row.isAmbiguous = counterpart.isAmbiguous
      let names = (pages.left[call], pages.right[counterpart.right])
      row.notes = [equivalents.notes(on: names.0, names.1).map(ComparisonNote.page)].compactMap { $0 }
      row.notes += counterpart.notes
      return row
    }
  }

  private func leftAlone(_ call: CallbackID, transitions: [TransitionID]) -> ComparisonRow {
    var row = ComparisonRow(left: call, right: nil, transitions: transitions)
    let tokens = right.delegates.map { pages.right[$0] }
    addWords(on: pages.left[call], with: tokens, to: &row)
    row.notes += counterparts.outcome(of: call)
    return row
  }

  private func rightAlone(_ call: CallbackID) -> ComparisonRow {
    var row = ComparisonRow(left: nil, right: call, transitions: rightCalls.transitions[call] ?? [])
    addWords(on: pages.right[call], with: left.delegates.map { pages.left[$0] }, to: &row)
    return row
  }

  /// Adds the pages' text on a call without a counterpart: as the substitute, or as a note.
  private func addWords(on call: CallName, with delegates: [Token<Delegate>], to row: inout ComparisonRow) {
    let substitute = equivalents.substitute(for: call, with: delegates)
    row.substitute = substitute?.text
    guard substitute?.isNote != true, let notes = equivalents.notes(on: call, with: delegates) else { return }
    row.notes.append(.page(notes))
  }
}
