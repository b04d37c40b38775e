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

/// The word on a counterpart that the compared pages do not have, in its place.
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
  /// The word on the side without a call; `nil` where both have one.
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
  var owners: Set<String> { Set(delegates.flatMap(owners)) }

  /// The types that declare calls of a delegate.
  package func owners(of delegate: DelegateID) -> Set<String> {
    let delegate = lifecycle[delegate]
    return delegate.types.isEmpty ? [delegate.name] : Set(delegate.types.flatMap(lifecycle.catalog.ancestry))
  }

  /// The delegate that takes part and has calls of a type; `nil` for none.
  package func delegate(declaring owner: String) -> DelegateID? { delegates.first { owners(of: $0).contains(owner) } }

  /// The call of a delegate that takes part; `nil` where the page doesn't call it.
  func callback(_ call: CounterpartFact.Call) -> CallbackID? {
    let living = Set(lifecycle.livingCallbacks)
    return delegates.lazy.flatMap(lifecycle.callbacks)
      .first { living.contains($0) && CounterpartFact.Call($0, in: lifecycle) == call }
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
