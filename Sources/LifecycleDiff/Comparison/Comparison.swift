import LifecycleModel

/// The counterparts of the calls and values of two delegates, of one page or of two, derived from the graphs.
///
/// A call corresponds to the value that changes on the same transition, or to the call that comes on the same transitions.
/// Between all delegates of two pages, a common call is its own counterpart.
package struct Comparison: Hashable, Sendable {
  /// The side whose calls lead the rows.
  package let left: ComparisonSide
  /// The side that it is compared with.
  package let right: ComparisonSide
  /// `true` where both sides are of one page.
  package let isOnePage: Bool
  /// The rows: by the left side's calls in page order, then the calls that only the right side has.
  package let rows: [ComparisonRow]

  /// Compares two delegates of one page.
  package init(of left: DelegateID, with right: DelegateID, in lifecycle: Lifecycle) {
    self.init(
      ComparisonSide(lifecycle: lifecycle, delegate: left), ComparisonSide(lifecycle: lifecycle, delegate: right),
      on: ComparedPages(lifecycle))
  }

  /// Compares delegates of two pages; `nil` stands for all delegates of a page.
  package init(
    of left: DelegateID?, in leftPage: Lifecycle, with right: DelegateID?, in rightPage: Lifecycle
  ) {
    self.init(
      ComparisonSide(lifecycle: leftPage, delegate: left), ComparisonSide(lifecycle: rightPage, delegate: right),
      on: ComparedPages(leftPage, rightPage))
  }

  private init(_ left: ComparisonSide, _ right: ComparisonSide, on pages: ComparedPages) {
    self.left = left
    self.right = right
    isOnePage = pages.correspondence == nil
    rows = ComparisonRows(left, right, on: pages).all
  }

  /// Returns `true` where a row's previous value is the right side's, which is then observed.
  package func isPreviousOnRight(in row: ComparisonRow) -> Bool {
    row.right.map { right.lifecycle.delegate(of: $0).isObserved } ?? false
  }

  /// The life cycle of a row's transitions: the right one where there is no left call.
  package func lifecycle(ofHopsIn row: ComparisonRow) -> Lifecycle {
    row.left == nil ? right.lifecycle : left.lifecycle
  }
}

/// A remark on a row of a comparison.
package enum ComparisonNote: Hashable, Sendable {
  /// The Notes cell of the page's Equivalents row, as Markdown.
  case page(String)
  /// The left call remains as this call of the right page, under the same delegate.
  case stays(CallbackID)
  /// The left call is replaced by these calls of delegates of the right page that do not take part.
  case elsewhere([CallbackID])
  /// Both calls come on the same transition of one page: the right call does not replace the left one.
  case together
  /// Neither the right side nor the previous value distinguishes the row from those of these left calls.
  case indistinctFromLeft([CallbackID])
  /// The left call may correspond to any of these right calls, or to the row's own.
  case indistinctFromRight([CallbackID])
}

/// A row of a comparison: a call or value of one side, and its counterpart on the other.
///
/// Ids of the left side belong to the left life cycle, those of the right side to the right one.
package struct ComparisonRow: Hashable, Sendable {
  /// The left call or value; `nil` where only the right side has one.
  package let left: CallbackID?
  /// The right call or value; `nil` where the left one has no counterpart.
  package let right: CallbackID?
  /// The previous value, where only that distinguishes this row from another with the same value.
  package internal(set) var previous: CallbackID?
  /// The left transitions on which the two meet, or all of a call without a counterpart; the right ones without a left call.
  package let transitions: [TransitionID]
  /// The left transitions that call the left one without its counterpart.
  package internal(set) var unanswered: [TransitionID] = []
  /// The Equivalents text in place of a missing counterpart, as Markdown; `nil` for none.
  package internal(set) var substitute: String?
  /// Further remarks, in order.
  package internal(set) var notes: [ComparisonNote] = []
  /// `true` where neither side nor the previous value distinguishes this row from another.
  package internal(set) var isAmbiguous = false
}

/// One side of a comparison: a delegate of a life cycle, or all its delegates.
package struct ComparisonSide: Hashable, Sendable {
  /// The life cycle that the side's ids belong to.
  package let lifecycle: Lifecycle
  /// The delegate; `nil` for all.
  package let delegate: DelegateID?

  /// The delegates that take part, in page order.
  var delegates: [DelegateID] { delegate.map { [$0] } ?? lifecycle.delegateIDs }

  /// Returns `true` for a delegate that takes part.
  func contains(_ other: DelegateID) -> Bool { delegate == nil || delegate == other }
}

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

/// The right calls that are named as the counterparts of a left one.
typealias NamedCalls = [CallbackID: Set<CallbackID>]

/// The two life cycles of a comparison, which may be one: their elements by shared tokens.
struct ComparedPages {
  /// The left life cycle.
  let left: Side
  /// The right life cycle.
  let right: Side
  /// The pairing of the elements; `nil` where both sides are one page.
  let correspondence: Correspondence?
  private let successors: [CallbackID: CallbackID]

  /// Compares a page with itself.
  init(_ lifecycle: Lifecycle) {
    let side = Side(lifecycle: lifecycle, delegates: lifecycle.delegateIDs.map(Token.old))
      .naming(lifecycle.stateIDs.map(Token.old))
    left = side
    right = side
    correspondence = nil
    successors = [:]
  }

  /// Pairs the elements of two pages.
  init(_ left: Lifecycle, _ right: Lifecycle) {
    let correspondence = Correspondence(of: left, with: right)
    self.left = correspondence.old
    self.right = correspondence.new
    self.correspondence = correspondence
    let living = Set(right.livingCallbacks)
    successors = Dictionary(
      uniqueKeysWithValues: correspondence.callbacks.all.filter { living.contains($0.new) }.map { ($0.old, $0.new) })
  }

  /// The right page's callback with the delegate and name of a left one; `nil` where it was removed, and on one page.
  func successor(of callback: CallbackID) -> CallbackID? { successors[callback] }

  /// The right calls that a page names as equivalents of each left one, or the pages or the catalog as its replacements or what it
  /// replaces.
  func named(_ lefts: [CallbackID], _ rights: [CallbackID], by equivalents: PageEquivalents) -> NamedCalls {
    let replacements = DeclaredReplacements(left: left.lifecycle, right: right.lifecycle).links(from: lefts, to: rights)
    var named = replacements.reduce(into: NamedCalls()) { $0[$1.0, default: []].insert($1.1) }
    let byName = Dictionary(rights.map { (right[$0], $0) }) { first, _ in first }
    for call in lefts {
      let others = equivalents.counterparts(of: left[call]).compactMap { byName[$0] }
      if !others.isEmpty { named[call, default: []].formUnion(others) }
    }
    return named
  }
}
