import LifecycleModel
import OrderedCollections

/// A card of the states view: the arrows from one state to another, drawn as one line that the card interrupts.
package struct TransitionCard: Sendable {
  /// The state where the line starts.
  let source: StateID
  /// The state where the line ends.
  let target: StateID
  /// The arrows, in page order; never empty.
  let arrows: [Arrow]

  /// Sorts arrows onto cards, in the order of their first transitions; arrows of different groups never share one.
  static func cards(of arrows: [Arrow], group: (Arrow) -> Int = { _ in 0 }) -> [TransitionCard] {
    let cards = OrderedDictionary(grouping: arrows) { [$0.source.index, $0.target.index, group($0)] }.values
    return cards.compactMap(TransitionCard.init).sorted { $0.firstTransition < $1.firstTransition }
  }

  private init?(_ arrows: [Arrow]) {
    guard let first = arrows.first else { return nil }
    source = first.source
    target = first.target
    self.arrows = arrows
  }

  /// The arrows by what they call, in page order; those that call the same share one text. Never empty, nor are the blocks.
  var blocks: [[Arrow]] { Array(OrderedDictionary(grouping: arrows, by: \.calls).values) }

  /// Its transitions, in page order.
  var transitions: [TransitionID] { arrows.flatMap(\.transitions).sorted() }

  private var firstTransition: TransitionID { transitions.first ?? TransitionID(0) }
}
