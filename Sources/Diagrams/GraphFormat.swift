import Emission
import LifecycleModel

/// A text format that draws a life cycle as a graph; `instar graph` offers each of its views.
package protocol GraphFormat: Emitter {
  /// The ending of its files without a full stop: `mmd`.
  var fileExtension: String { get }
  /// What a fenced code block of it is called, for the colours or the drawing that a wiki makes of it.
  var fenceLanguage: String { get }
  /// The views it can draw; never empty.
  var views: [GraphView] { get }
  /// The text of one view.
  func graph(of lifecycle: Lifecycle, view: GraphView) -> String
}

extension GraphFormat {
  /// The format's own name.
  package var fenceLanguage: String { format }

  /// A file for each view: `states.mmd`, `sequence.mmd`.
  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    views.map { EmittedFile("\($0.rawValue).\(fileExtension)", text: graph(of: lifecycle, view: $0)) }
  }
}

/// What a picture of a life cycle shows.
package enum GraphView: String, Hashable, Sendable, CaseIterable {
  /// The states and the transitions between them, with their calls.
  case states
  /// Who is called in what order, a lane a delegate.
  case sequence
}
