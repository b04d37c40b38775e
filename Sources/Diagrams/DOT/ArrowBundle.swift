import LifecycleModel
import OrderedCollections

/// The arrows that are drawn as one line.
///
/// Arrows from one state to another keep lines of their own as long as there are few. The labels of more, which side by
/// side would make the picture several times as wide, stand one below the other beside one line. Arrows from a state
/// to itself always share a line, for their labels would cover each other.
package struct ArrowBundle {
  /// Where it starts.
  let source: StateID
  /// Where it ends.
  let target: StateID
  /// What it stands for, in page order; never empty.
  let arrows: [Arrow]
  /// What is written beside it, which may be said of its neighbours too; empty for a line whose label a neighbour has.
  let labelled: [Arrow]

  /// Sorts arrows into bundles, in the order of their first hops; more than `linesAtMost` between two states share a line.
  ///
  /// Arrows of different groups do not, unless they lead from a state to itself: they share the label of the first line.
  static func bundles(
    of arrows: [Arrow], linesAtMost: Int, group: (Arrow) -> Int = { _ in 0 }
  ) -> [ArrowBundle] {
    let pairs = OrderedDictionary(grouping: arrows) { [$0.source, $0.target] }.values
    let bundles = pairs.flatMap { arrows -> [ArrowBundle] in
      if arrows.first.map({ $0.source == $0.target }) ?? false { return [ArrowBundle(arrows)].compactMap { $0 } }
      guard arrows.count > linesAtMost else { return arrows.compactMap { ArrowBundle([$0]) } }
      let groups = OrderedDictionary(grouping: arrows, by: group).sorted { $0.key < $1.key }.map(\.value)
      return groups.enumerated().compactMap { index, group in
        ArrowBundle(group, labelled: index == 0 ? Array(groups.joined()) : [])
      }
    }
    return bundles.sorted { $0.firstTransition < $1.firstTransition }
  }

  private init?(_ arrows: [Arrow], labelled: [Arrow]? = nil) {
    guard let first = arrows.first else { return nil }
    source = first.source
    target = first.target
    self.arrows = arrows
    self.labelled = labelled ?? arrows
  }

  /// Where it starts and ends.
  var ends: [StateID] { [source, target] }

  /// The hops behind it, in page order.
  var transitions: [TransitionID] { arrows.flatMap(\.transitions).sorted() }

  private var firstTransition: TransitionID { transitions.first ?? TransitionID(0) }
}
