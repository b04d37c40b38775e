import LifecycleModel

/// What two delegates of one lifecycle are told on the same hops, derived from its graph.
///
/// A call corresponds to the value that changes on the same hop. Where one value goes with different calls, the value before
/// it tells them apart; where it does not, the rows say so.
package struct Comparison: Hashable, Sendable {
  /// The delegate whose calls lead.
  package let left: DelegateID
  /// The delegate that they are compared with.
  package let right: DelegateID
  /// The lines: by the left one's calls in page order, then what only the right one is told.
  package let rows: [ComparisonRow]

  /// Compares two delegates.
  package init(of left: DelegateID, with right: DelegateID, in lifecycle: Lifecycle) {
    self.left = left
    self.right = right
    let meetings = Meetings(of: left, with: right, in: lifecycle)
    let called = lifecycle.livingCallbacks
    let leading = called.filter { lifecycle[$0].delegate == left }.flatMap { meetings.rows(of: $0) }
    let answered = Set(leading.compactMap(\.right))
    let others = called.filter { lifecycle[$0].delegate == right && !answered.contains($0) }
    rows = meetings.toldApart(leading) + others.map(meetings.rightAlone)
  }
}

/// Where the calls of two delegates come together.
private struct Meetings {
  private let lifecycle: Lifecycle
  private let right: DelegateID
  private let values: ObservedValues

  init(of left: DelegateID, with right: DelegateID, in lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    self.right = right
    values = ObservedValues(of: right, in: lifecycle)
  }

  /// A row for each right call that comes with a left one, or one that says that none does.
  func rows(of callback: CallbackID) -> [ComparisonRow] {
    var answers: [CallbackID] = []
    var hopsByAnswer: [CallbackID: [TransitionID]] = [:]
    var unanswered: [TransitionID] = []
    for hop in lifecycle.transitionIDs where lifecycle[hop].steps.contains(where: { $0.callback == callback }) {
      let found = self.answers(to: callback, on: hop)
      if found.isEmpty { unanswered.append(hop) }
      for answer in found {
        if hopsByAnswer[answer] == nil { answers.append(answer) }
        hopsByAnswer[answer, default: []].append(hop)
      }
    }
    guard !answers.isEmpty else {
      return [row(callback, nil, transitions: unanswered, substitute: substitute(for: callback))]
    }
    return answers.map { row(callback, $0, transitions: hopsByAnswer[$0] ?? [], unanswered: unanswered) }
  }

  func rightAlone(_ callback: CallbackID) -> ComparisonRow {
    row(nil, callback, transitions: lifecycle.transitionIDs.filter { values.values(on: $0).contains(callback) })
  }

  /// The rows, with the value before wherever several calls go with one value.
  func toldApart(_ rows: [ComparisonRow]) -> [ComparisonRow] {
    rows.map { row in
      guard let value = row.right, rows.contains(where: { $0.right == value && $0.left != row.left }) else {
        return row
      }
      var row = row
      let before = previousValues(of: row)
      let others = rows.filter { $0.right == value && $0.left != row.left }.map(previousValues)
      row.isAmbiguous = !lifecycle[right].isObserved || others.contains { !$0.isDisjoint(with: before) }
      if !row.isAmbiguous, before.count == 1 { row.previous = before.first ?? nil }
      return row
    }
  }

  /// The right calls of a hop that belong to a left one: in order where there are as many of each, else all.
  private func answers(to callback: CallbackID, on hop: TransitionID) -> [CallbackID] {
    let found = values.values(on: hop)
    let delegate = lifecycle[callback].delegate
    let callers = lifecycle[hop].steps.map(\.callback).filter { lifecycle[$0].delegate == delegate }
    guard callers.count == found.count else { return found }
    return zip(callers, found).filter { $0.0 == callback }.map(\.1)
  }

  private func previousValues(of row: ComparisonRow) -> Set<CallbackID?> {
    row.transitions.reduce(into: []) { before, hop in
      let found = values.values(on: hop)
      let index = row.right.flatMap(found.firstIndex) ?? 0
      before.formUnion(index > 0 ? [found[index - 1]] : values.values(before: hop))
    }
  }

  /// The page's word on what serves instead: the right cell's text, else the notes of the callback's line.
  private func substitute(for callback: CallbackID) -> String? {
    for table in lifecycle.equivalents {
      guard let column = table.columns.firstIndex(of: right) else { continue }
      for line in table.rows where line.cells.contains(where: { $0.callbacks.contains(callback) }) {
        let text = line.cells[column].text
        return text.isEmpty ? (line.notes.isEmpty ? nil : line.notes) : text
      }
    }
    return nil
  }

  private func row(
    _ left: CallbackID?, _ right: CallbackID?, transitions: [TransitionID], unanswered: [TransitionID] = [],
    substitute: String? = nil
  ) -> ComparisonRow {
    ComparisonRow(
      left: left, right: right, previous: nil, transitions: transitions, unanswered: unanswered, substitute: substitute,
      isAmbiguous: false)
  }
}
