import Emission
import LifecycleModel

/// A text format that draws a life cycle as a graph; `instar graph` offers each of its views.
package protocol GraphFormat: Emitter {
  /// The extension of its files without a full stop: `mmd`.
  var fileExtension: String { get }
  /// The language of its fenced code blocks, by which a wiki colours or draws them.
  var fenceLanguage: String { get }
  /// The views it can draw; never empty.
  var views: [GraphView] { get }
  /// The text of one view.
  func graph(of lifecycle: Lifecycle, view: GraphView) -> String
  /// The text of one view; the states view shows the path, if the format can.
  func graph(of lifecycle: Lifecycle, view: GraphView, runPath: RunPath?) -> String
}

extension GraphFormat {
  /// The format's own name.
  package var fenceLanguage: String { format }

  package func graph(of lifecycle: Lifecycle, view: GraphView, runPath: RunPath?) -> String {
    graph(of: lifecycle, view: view)
  }

  /// A file for each view: `states.mmd`, `sequence.mmd`.
  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    views.map { EmittedFile("\($0.rawValue).\(fileExtension)", text: graph(of: lifecycle, view: $0)) }
  }
}

/// The aspect of a life cycle that a picture shows.
package enum GraphView: String, Hashable, Sendable, CaseIterable {
  /// The states and the transitions between them, with their calls.
  case states
  /// The calls in order, with a life line for each delegate.
  case sequence
}
