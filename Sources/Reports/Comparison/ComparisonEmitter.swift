import Emission
import LifecycleDiff
import LifecycleModel

/// The counterparts on a page: `comparison/SceneDelegate-ScenePhase.md`.
///
/// Each delegate that is called is compared with each that is observed, and the columns of each table of equivalents with
/// one another.
package struct ComparisonEmitter: Emitter {
  package let format = "comparison"
  package let summary = "Callbacks of one delegate and their counterparts in another (Markdown, HTML, CSV, JSON)"

  private static let formats: [ComparisonFormat] = [.markdown, .html, .csv, .json]

  /// Creates the emitter.
  package init() {}

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    let pairs = Self.pairs(in: lifecycle)
    let names = FileNames(pairs.map { "\(lifecycle[$0.left].name)-\(lifecycle[$0.right].name)" })
    return zip(pairs, names.all).flatMap { pair, name in
      let comparison = Comparison(of: pair.left, with: pair.right, in: lifecycle)
      return Self.formats.map { format in
        EmittedFile("comparison/\(name).\(format.fileExtension)", text: format.document(of: comparison))
      }
    }
  }

  /// The comparisons on a page, each pair of delegates once.
  package static func comparisons(in lifecycle: Lifecycle) -> [Comparison] {
    pairs(in: lifecycle).map { Comparison(of: $0.left, with: $0.right, in: lifecycle) }
  }

  /// The pairs of delegates that are compared, each once.
  static func pairs(in lifecycle: Lifecycle) -> [(left: DelegateID, right: DelegateID)] {
    let called = lifecycle.delegateIDs.filter { !lifecycle[$0].isObserved }
    let observed = lifecycle.delegateIDs.filter { lifecycle[$0].isObserved }
    let watched = called.flatMap { left in observed.map { (left: left, right: $0) } }
    let named = lifecycle.equivalents.flatMap { table in
      table.columns.indices.flatMap { index in
        table.columns.dropFirst(index + 1).map { (left: table.columns[index], right: $0) }
      }
    }
    var seen: Set<Set<DelegateID>> = []
    return (watched + named).filter { $0.left != $0.right && seen.insert([$0.left, $0.right]).inserted }
  }
}
