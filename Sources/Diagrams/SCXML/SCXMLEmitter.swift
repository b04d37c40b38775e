import Documents
import Emission
import LifecycleModel

/// Writes the W3C's State Chart XML, which state machine engines run.
///
/// Source: State Chart XML (SCXML), W3C Recommendation 1 September 2015. The calls of a transition are `<log>` elements in
/// order. The page's own names are attributes of the namespace `urn:instar:1`. A guard is opaque text: its variable is
/// true until the model's host assigns otherwise.
package struct SCXMLEmitter: GraphFormat {
  /// Creates the emitter.
  package init() {}

  package var format: String { "scxml" }
  package var summary: String { "State Chart XML, which state machine engines run" }
  package var fileExtension: String { "scxml" }
  package var fenceLanguage: String { "xml" }
  /// The states alone: SCXML draws nothing.
  package var views: [GraphView] { [.states] }

  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    SCXMLDocument(lifecycle).root.document
  }
}
