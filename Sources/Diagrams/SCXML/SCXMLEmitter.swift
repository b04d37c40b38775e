import Documents
import Emission
import LifecycleModel

/// Writes the W3C's State Chart XML, which state machine engines run.
///
/// Source: State Chart XML (SCXML), W3C Recommendation 1 September 2015. A hop is a transition; its calls are `<log>`
/// elements in their order. The page's own names stand in attributes of the namespace `urn:instar:1`. A guard is
/// opaque text: a variable stands for it, true until the model's host assigns otherwise.
package struct SCXMLEmitter: GraphFormat {
  /// Creates the emitter.
  package init() {}

  /// `scxml`.
  package var format: String { "scxml" }
  /// For listings.
  package var summary: String { "State Chart XML, which state machine engines run" }
  /// `scxml`.
  package var fileExtension: String { "scxml" }
  /// `xml`.
  package var fenceLanguage: String { "xml" }
  /// States alone: SCXML draws nothing.
  package var views: [GraphView] { [.states] }

  /// The whole document.
  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    SCXMLDocument(lifecycle).root.document
  }
}
