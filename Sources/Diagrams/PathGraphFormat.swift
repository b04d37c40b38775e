import LifecycleModel

/// A text format whose states view can show the path of a run.
package protocol PathGraphFormat: GraphFormat {
  /// The text of one view; the states view shows the path.
  func graph(of lifecycle: Lifecycle, view: GraphView, runPath: RunPath?) -> String
}

extension PathGraphFormat {
  /// The text of one view, without a path.
  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    graph(of: lifecycle, view: view, runPath: nil)
  }
}
