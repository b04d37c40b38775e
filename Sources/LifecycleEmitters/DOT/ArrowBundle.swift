import LifecycleModel
import OrderedCollections

/// The arrows that are drawn as one line.
///
/// Arrows from one state to another keep lines of their own as long as there are few. The labels of more, which side by
/// side would make the picture several times as wide, stand one below the other beside one line. Arrows from a state
/// to itself always share a line, for their labels would cover each other.
struct ArrowBundle {
  /// Where it starts.
  let source: StateID
  /// Where it ends.
  let target: StateID
  /// What is written beside it, in page order; never empty.
  let arrows: [Arrow]

  /// Sorts arrows into bundles, in the order of their first hops; more than `linesAtMost` between two states share a line.
  ///
  /// Arrows of different groups do not, unless they lead from a state to itself.
  static func bundles(
    of arrows: [Arrow], linesAtMost: Int, group: (Arrow) -> Int = { _ in 0 }
  ) -> [ArrowBundle] {
    let pairs = OrderedDictionary(grouping: arrows) { [$0.source, $0.target] }.values
    let bundles = pairs.flatMap { arrows -> [[Arrow]] in
      if arrows.first.map({ $0.source == $0.target }) ?? false { return [arrows] }
      guard arrows.count > linesAtMost else { return arrows.map { [$0] } }
      return Array(OrderedDictionary(grouping: arrows, by: group).values)
    }.compactMap { arrows in
      arrows.first.map { ArrowBundle(source: $0.source, target: $0.target, arrows: arrows) }
    }
    return bundles.sorted { $0.firstTransition < $1.firstTransition }
  }

  /// The hops behind it, in page order.
  var transitions: [TransitionID] { arrows.flatMap(\.transitions).sorted() }

  private var firstTransition: TransitionID { transitions.first ?? TransitionID(0) }
}
