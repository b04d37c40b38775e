import Documents
import Emission
import LifecycleModel

/// Writes Mermaid, which GitHub, GitLab and many wikis draw inside a page.
package struct MermaidEmitter: GraphFormat {
  /// Creates the emitter.
  package init() {}

  package var format: String { "mermaid" }
  package var summary: String { "Mermaid diagrams, which GitHub, GitLab and wikis draw inside a page" }
  package var fileExtension: String { "mmd" }
  package var views: [GraphView] { GraphView.allCases }

  /// A `stateDiagram-v2` or a `sequenceDiagram`.
  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    switch view {
    case .states: MermaidStates(lifecycle).text
    case .sequence: MermaidSequence(lifecycle).text
    }
  }

  /// The diagram's text alternative, which becomes `<title>` and `<desc>` of the drawing.
  static func accessibleText(of lifecycle: Lifecycle) -> [String] {
    let title = MermaidText.line(lifecycle.name)
    let description = MermaidText.line(PlainText.words(of: lifecycle.summary))
    return (title.isEmpty ? [] : ["accTitle: \(title)"]) + (description.isEmpty ? [] : ["accDescr: \(description)"])
  }
}
