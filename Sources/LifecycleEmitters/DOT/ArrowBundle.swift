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
  static func bundles(of arrows: [Arrow], linesAtMost: Int) -> [ArrowBundle] {
    let groups = OrderedDictionary(grouping: arrows) { [$0.source, $0.target] }.values
    let bundles = groups.flatMap { group in
      let isLoop = group.first.map { $0.source == $0.target } ?? false
      return isLoop || group.count > linesAtMost ? [group] : group.map { [$0] }
    }.compactMap { arrows in
      arrows.first.map { ArrowBundle(source: $0.source, target: $0.target, arrows: arrows) }
    }
    return bundles.sorted { $0.firstTransition < $1.firstTransition }
  }

  /// The hops behind it, in page order.
  var transitions: [TransitionID] { arrows.flatMap(\.transitions).sorted() }

  private var firstTransition: TransitionID { transitions.first ?? TransitionID(0) }
}
