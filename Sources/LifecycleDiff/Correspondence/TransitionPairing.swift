import LifecycleModel

/// Pairs the transitions of two life cycles.
///
/// First those with the same states, event and guard; then, where one is left on each side, those that differ only in the
/// guard, only in the event, or only in the target.
struct TransitionPairing {
  private(set) var pairs = Pairs<Transition>()

  /// Pairs the transitions of two life cycles whose delegates and states have been paired.
  init(_ old: Side, _ new: Side) {
    var oldKeys = TransitionKey.all(on: old)
    var newKeys = TransitionKey.all(on: new)
    // Of transitions that differ in their versions only, or in the chain that they are in (or in nothing, an error of the page), pair
    // those with the same calls and versions first.
    let inOrder: [(TransitionKey) -> TransitionKey] = [
      { $0 }, { key in key.with { $0.availability = nil } }, { key in key.with { $0.calls = nil } },
      { key in key.with { ($0.calls, $0.availability) = (nil, nil) } },
    ]
    for loosen in inOrder { pairs.pairInOrder(oldKeys.map(loosen), newKeys.map(loosen)) }
    oldKeys = oldKeys.map { key in key.with { $0.chain = nil } }
    newKeys = newKeys.map { key in key.with { $0.chain = nil } }
    for loosen in inOrder { pairs.pairInOrder(oldKeys.map(loosen), newKeys.map(loosen)) }
    let looser: [(TransitionKey) -> TransitionKey?] = [
      { key in key.with { ($0.calls, $0.availability, $0.guard) = (nil, nil, nil) } },
      { key in key.with { ($0.availability, $0.event) = (nil, nil) } },
      { key in key.event.map { _ in key.with { ($0.calls, $0.availability, $0.target) = (nil, nil, nil) } } },
    ]
    for loosen in looser { pairs.pairUnique(oldKeys.map(loosen), newKeys.map(loosen)) }
  }
}

/// The features that transitions are paired by; `nil` for ignored ones.
private struct TransitionKey: Hashable {
  var source: Token<State>?
  var target: Token<State>?
  /// `nil` also for a transition without an event.
  var event: NameKey?
  var `guard`: NameKey?
  var calls: [CallName]?
  var availability: Availability?
  var chain: [Token<State>]?

  /// Those of all transitions of a life cycle.
  static func all(on side: Side) -> [TransitionKey] {
    side.lifecycle.chains.flatMap { chain in
      let states = side.lifecycle.states(of: chain).map { side[$0] }
      return chain.map { TransitionKey(side.lifecycle[$0], in: states, on: side) }
    }
  }

  private init(_ transition: Transition, in chain: [Token<State>], on side: Side) {
    self.chain = chain
    source = side[transition.source]
    target = side[transition.target]
    event = transition.event.isEmpty ? nil : NameKey(transition.event)
    `guard` = transition.guard?.key
    calls = transition.steps.map { side[$0.callback] }
    availability = transition.availability
  }

  func with(_ change: (inout TransitionKey) -> Void) -> TransitionKey {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A cell of an Equivalents row.
package struct EquivalenceCell: Hashable, Sendable {
  package let calls: [CallName]
  /// The text as Markdown.
  package let text: String
}

/// A row of an Equivalents table, its cells by column.
package struct EquivalenceRow: Hashable, Sendable {
  /// The index of the table.
  package let table: Int
  /// The index of the row in it.
  package let index: Int
  /// The row as in the model.
  package let row: Equivalents.Row
  package let cells: [Token<Delegate>: EquivalenceCell]

  /// The calls that some cell names.
  var calls: Set<CallName> { Set(cells.values.flatMap(\.calls)) }
}

extension Side {
  /// The Equivalents rows, table by table.
  package var equivalences: [EquivalenceRow] {
    lifecycle.equivalents.enumerated().flatMap { table, content in
      content.rows.enumerated().map { index, row in
        let cells = zip(content.columns, row.cells).map { column, cell in
          (self[column], EquivalenceCell(calls: cell.callbacks.map { self[$0] }, text: cell.text))
        }
        return EquivalenceRow(
          table: table, index: index, row: row, cells: Dictionary(cells) { first, _ in first })
      }
    }
  }
}
