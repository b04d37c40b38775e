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

  /// Compares two delegates of one page. What it doesn't pair is looked up in `knowledge`; `nil` for the page alone.
  package init(
    of left: DelegateID, with right: DelegateID, in lifecycle: Lifecycle, asking knowledge: CounterpartKnowledge? = nil
  ) {
    self.init(
      ComparisonSide(lifecycle: lifecycle, delegate: left), ComparisonSide(lifecycle: lifecycle, delegate: right),
      on: ComparedPages(lifecycle), asking: knowledge)
  }

  /// Compares delegates of two pages; `nil` stands for all delegates of a page.
  ///
  /// The graphs of two pages that share few transitions pair calls by chance: with `knowledge`, these are not asked.
  package init(
    of left: DelegateID?, in leftPage: Lifecycle, with right: DelegateID?, in rightPage: Lifecycle,
    asking knowledge: CounterpartKnowledge? = nil
  ) {
    self.init(
      ComparisonSide(lifecycle: leftPage, delegate: left), ComparisonSide(lifecycle: rightPage, delegate: right),
      on: ComparedPages(leftPage, rightPage), asking: knowledge)
  }

  private init(
    _ left: ComparisonSide, _ right: ComparisonSide, on pages: ComparedPages, asking knowledge: CounterpartKnowledge?
  ) {
    self.left = left
    self.right = right
    isOnePage = pages.correspondence == nil
    rows = ComparisonRows(left, right, on: pages, asking: knowledge).all
  }

  /// `true` where nothing is known of any call's counterpart, not even that there is none.
  package var isUnknown: Bool {
    rows.allSatisfy { row in
      switch row.missing {
      case .unknown: true
      case nil, .nothing, .substitute, .uncalled, .stays, .elsewhere, .known: false
      }
    }
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
  /// Other pages say so: these, in the order of the reasoning.
  case known(by: [String])
  /// Both calls come on the same transition of one page: the right call does not replace the left one.
  case together
  /// Neither the right side nor the previous value distinguishes the row from those of these left calls.
  case indistinctFromLeft([CallbackID])
  /// The left call may correspond to any of these right calls, or to the row's own.
  case indistinctFromRight([CallbackID])
}

/// What stands in place of a counterpart that the compared pages do not have.
package enum MissingCounterpart: Hashable, Sendable {
  /// A page says that there is none.
  case nothing
  /// Words of a page, as Markdown: `` `init` of the view ``.
  case substitute(String)
  /// Calls that a page's Equivalents name and the compared page never calls, as Markdown.
  case uncalled(String)
  /// The left call remains as this call of the right page, under the same delegate.
  case stays(CallbackID)
  /// The left call is replaced by these calls of delegates of the right page that do not take part.
  case elsewhere([CallbackID])
  /// A call that other pages know, and the compared one lacks.
  case known(CounterpartKnowledge.Found)
  /// No page says.
  case unknown
}

/// A row of a comparison: a call or value of one side, and its counterpart on the other.
///
/// Ids of the left side belong to the left life cycle, those of the right side to the right one.
package struct ComparisonRow: Hashable, Sendable {
  /// The left call or value; `nil` where only the right side has one.
  package let left: CallbackID?
  /// The right call or value; `nil` where the left one has no counterpart there.
  package let right: CallbackID?
  /// What is known of the side without a call; `nil` where both have one.
  package internal(set) var missing: MissingCounterpart?
  /// The previous value, where only that distinguishes this row from another with the same value.
  package internal(set) var previous: CallbackID?
  /// The left transitions on which the two meet, or all of a call without a counterpart; the right ones without a left call.
  package let transitions: [TransitionID]
  /// The left transitions that call the left one without its counterpart.
  package internal(set) var unanswered: [TransitionID] = []
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

  /// The types that declare calls of the delegates that take part, as knowledge names them.
  var owners: Set<String> {
    Set(
      delegates.flatMap { id in
        let delegate = lifecycle[id]
        return delegate.types.isEmpty ? [delegate.name] : delegate.types.flatMap(lifecycle.catalog.ancestry)
      })
  }

  /// The call of a delegate that takes part; `nil` where the page doesn't call it.
  func callback(_ call: CounterpartFact.Call) -> CallbackID? {
    let living = Set(lifecycle.livingCallbacks)
    return delegates.lazy.flatMap(lifecycle.callbacks)
      .first { living.contains($0) && CounterpartFact.Call($0, in: lifecycle) == call }
  }
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
    return leading + others.map(rightAlone)
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

  /// Returns `true` for a counterpart that only the graphs have, where a page says that there is none, or is another: what two
  /// delegates get of one event need not correspond.
  private func isDenied(_ counterpart: Counterpart, of call: CallbackID) -> Bool {
    let names = (pages.left[call], pages.right[counterpart.right])
    guard names.0 != names.1, !equivalents.counterparts(of: names.0).contains(names.1) else { return false }
    if counterpart.notes.contains(.together) {
      return equivalents.words(on: names.0, with: [names.1.delegate], in: pages.right) != nil
        || equivalents.words(on: names.1, with: [names.0.delegate], in: pages.left) != nil
    }
    guard let knowledge else { return false }
    // A view, which has no type of its own, gets none of a delegate's calls.
    let isUntyped = (
      left.lifecycle.delegate(of: call).hasNoType, right.lifecycle.delegate(of: counterpart.right).hasNoType
    )
    if pages.correspondence != nil, isUntyped.0 != isUntyped.1 { return true }
    let calls = (
      CounterpartFact.Call(call, in: left.lifecycle), CounterpartFact.Call(counterpart.right, in: right.lifecycle)
    )
    if knowledge.denies(calls.0, calls.1) || knowledge.denies(calls.1, calls.0) { return true }
    let others = knowledge.counterparts(of: calls.1).map(\.call).filter { $0.owner == calls.0.owner }
    return !others.isEmpty && !others.contains(calls.0)
  }

  /// The rows of a call that the pages pair with none: its counterparts by other pages, or what is said instead.
  private func leftAlone(_ call: CallbackID, transitions: [TransitionID]) -> [ComparisonRow] {
    var row = ComparisonRow(left: call, right: nil, transitions: transitions)
    let words = equivalents.words(on: pages.left[call], with: right.delegates.map { pages.right[$0] }, in: pages.right)
    let outcome = counterparts.outcome(of: call)
    if case .stays = outcome { row.missing = outcome } else { row.missing = words?.missing ?? outcome }
    row.notes = [words?.note].compactMap { $0 }
    guard row.missing == nil else { return [row] }
    if case let rows = self.known(of: call, transitions: transitions), !rows.isEmpty { return rows }
    let known = known(of: call, on: left, by: right)
    row.missing = known.found.first.map(MissingCounterpart.known) ?? known.missing
    row.notes += known.found.first.map { [.known(by: $0.pages)] } ?? known.notes
    return [row]
  }

  /// The rows of the counterparts that other pages know of a left call and the right page calls.
  private func known(of call: CallbackID, transitions: [TransitionID]) -> [ComparisonRow] {
    known(of: call, on: left, by: right).found.compactMap { found in
      guard let id = right.callback(found.call) else { return nil }
      let previous = previous(found, of: call, on: left, by: right)
      var transitions = transitions
      if let previous, found.askedPrevious != nil, !found.call.isValue {
        let values = ObservedValues(of: left.lifecycle[call].delegate, in: left.lifecycle)
        transitions = transitions.filter { values.values(before: call, on: $0).contains(previous) }
      }
      var row = ComparisonRow(left: call, right: id, transitions: transitions)
      row.previous = previous
      row.notes = [.known(by: found.pages)]
      return row
    }
  }

  private func rightAlone(_ call: CallbackID) -> ComparisonRow {
    var row = ComparisonRow(left: nil, right: call, transitions: rightCalls.transitions[call] ?? [])
    let words = equivalents.words(on: pages.right[call], with: left.delegates.map { pages.left[$0] }, in: pages.left)
    let known = known(of: call, on: right, by: left)
    row.missing = words?.missing ?? known.found.first.map(MissingCounterpart.known) ?? known.missing
    row.notes = [words?.note].compactMap { $0 }
    guard words?.missing == nil else { return row }
    row.notes += known.found.first.map { [.known(by: $0.pages)] } ?? known.notes
    return row
  }

  /// What other pages know of a call's counterparts on the other side: these, or what stands in their place.
  private func known(
    of call: CallbackID, on side: ComparisonSide, by other: ComparisonSide
  ) -> (found: [CounterpartKnowledge.Found], missing: MissingCounterpart, notes: [ComparisonNote]) {
    guard let knowledge else { return ([], .unknown, []) }
    let asked = CounterpartFact.Call(call, in: side.lifecycle)
    let owners = other.owners
    let found = knowledge.counterparts(of: asked).filter { owners.contains($0.call.owner) }
    guard found.isEmpty,
      let absence = knowledge.absences(of: asked).first(where: { !owners.isDisjoint(with: $0.types) })
    else { return (found, .unknown, []) }
    let missing = absence.substitute.isEmpty ? MissingCounterpart.nothing : .substitute(absence.substitute)
    // Bundled pages are in the language that a page has by itself; a table in another one says which page it is by.
    let isReadable = left.lifecycle.language == Lifecycle(name: "").language && !absence.notes.isEmpty
    let notes = isReadable ? [ComparisonNote.page(absence.notes)] : []
    return ([], missing, notes + [.known(by: absence.pages)])
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

extension Delegate {
  /// `true` for one that is called and has no type: a view of `swiftui-app`, a delegate of another language.
  fileprivate var hasNoType: Bool { !isObserved && types.isEmpty }
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

  /// `false` for two pages of which less than half of either's transitions are paired: what comes at the others tells nothing.
  var shareMostTransitions: Bool {
    guard let correspondence else { return true }
    let most = min(left.lifecycle.transitions.count, right.lifecycle.transitions.count)
    return 2 * correspondence.transitions.all.count >= most
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
