import Diagrams
import Emission
import LifecycleModel
import Text

/// Writes all that a page says as JSON; `Schemas/lifecycle.schema.json` describes it.
package struct JSONEmitter: GraphFormat {
  /// Creates the emitter.
  package init() {}

  package var format: String { "json" }
  package var summary: String { "All facts of a page as JSON with a published schema" }
  package var fileExtension: String { "json" }
  /// States alone: the graph is the whole of it.
  package var views: [GraphView] { [.states] }

  /// `lifecycle.json`.
  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    [EmittedFile("lifecycle.json", text: graph(of: lifecycle, view: .states))]
  }

  /// The whole document.
  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    LifecycleJSON(lifecycle).value.pretty
  }
}
