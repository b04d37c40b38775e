import LifecycleModel
import OrderedCollections

/// The arrows that are drawn as one line.
///
/// Arrows keep lines of their own as long as there are at most two from one state to another; of more, which would
/// make the picture several times as wide, the labels stand one below the other beside one line.
struct ArrowBundle {
  /// Where it starts.
  let source: StateID
  /// Where it ends.
  let target: StateID
  /// What is written beside it, in page order; never empty.
  let arrows: [Arrow]

  /// How many lines there may be from one state to another.
  private static let linesAtMost = 2

  /// Sorts arrows into bundles, in the order of their first arrows.
  static func bundles(of arrows: [Arrow]) -> [ArrowBundle] {
    let groups = OrderedDictionary(grouping: arrows) { [$0.source, $0.target] }.values
    let bundles = groups.flatMap { $0.count > linesAtMost ? [$0] : $0.map { [$0] } }.compactMap { arrows in
      arrows.first.map { ArrowBundle(source: $0.source, target: $0.target, arrows: arrows) }
    }
    return bundles.sorted { $0.firstTransition < $1.firstTransition }
  }

  /// The hops behind it, in page order.
  var transitions: [TransitionID] { arrows.flatMap(\.transitions).sorted() }

  private var firstTransition: TransitionID { transitions.first ?? TransitionID(0) }
}
