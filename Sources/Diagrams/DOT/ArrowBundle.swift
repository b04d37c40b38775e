import LifecycleModel
import OrderedCollections

/// The arrows that are drawn as one line.
///
/// Arrows from one state to another keep lines of their own as long as there are few. More labels side by side would make
/// the picture several times as wide, so they share one line, one label below the other. Arrows from a state to itself
/// always share a line, because their labels would cover each other.
package struct ArrowBundle {
  /// The state where it starts.
  let source: StateID
  /// The state where it ends.
  let target: StateID
  /// Its arrows, in page order; never empty.
  let arrows: [Arrow]
  /// The arrows labelled beside it, including those of neighbouring lines; empty for a line whose label a neighbour has.
  let labelled: [Arrow]

  /// Sorts arrows into bundles, in the order of their first transitions; more than `linesAtMost` between two states share
  /// a line.
  ///
  /// Arrows of different groups get separate lines, unless they lead from a state to itself, but share the first line's label.
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

  /// The states where it starts and ends.
  var ends: [StateID] { [source, target] }

  /// Its transitions, in page order.
  var transitions: [TransitionID] { arrows.flatMap(\.transitions).sorted() }

  private var firstTransition: TransitionID { transitions.first ?? TransitionID(0) }
}
