import Emission
import LifecycleModel

/// Emits Graphviz, the source of every picture.
package struct DOTEmitter: GraphFormat {
  /// Creates the emitter.
  package init() {}

  package var format: String { "dot" }
  package var summary: String { "Graphviz source of the state and sequence diagrams" }
  package var fileExtension: String { "dot" }
  package var views: [GraphView] { GraphView.allCases }

  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    graph(of: lifecycle, view: view, runPath: nil)
  }

  package func graph(of lifecycle: Lifecycle, view: GraphView, runPath: RunPath?) -> String {
    Picture.dot(of: lifecycle, view: view, runPath: runPath)
  }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    Picture.all(of: lifecycle).map { EmittedFile("\($0.name).dot", text: $0.picture.dot) }
  }
}
