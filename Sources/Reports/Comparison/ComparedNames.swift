import LifecycleDiff
import LifecycleModel

/// The names of calls on one side of a comparison: with their delegate where the side is a whole page.
struct ComparedNames {
  private let side: ComparisonSide

  /// Names the calls of a side.
  init(_ side: ComparisonSide) { self.side = side }

  /// The delegate's name, or the page's.
  var title: String { side.delegate.map { side.lifecycle[$0].name } ?? side.lifecycle.name }

  /// The delegate's name with the page's after it, or the page's.
  var fullTitle: String {
    guard side.delegate != nil, !side.lifecycle.name.isEmpty else { return title }
    return "\(title) (\(side.lifecycle.name))"
  }

  /// A call's name for machines: `inactive`, or `ScenePhase.inactive`.
  func name(of call: CallbackID) -> String {
    side.delegate == nil ? side.lifecycle.qualifiedName(of: call) : side.lifecycle[call].name
  }

  /// A call's name for people: `.inactive`, or `ScenePhase.inactive`.
  func shownName(of call: CallbackID) -> String {
    side.delegate == nil ? side.lifecycle.qualifiedName(of: call) : side.lifecycle.shownName(of: call)
  }
}
