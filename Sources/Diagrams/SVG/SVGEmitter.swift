import Emission
import LifecycleModel

/// Scalable pictures: Graphviz draws the source of `DOTEmitter`, and `FinishedSVG` makes the drawing fit to publish.
package struct SVGEmitter: Emitter {
  /// Creates the emitter.
  package init() {}

  package var format: String { "svg" }
  package var summary: String { "Pictures of the state and sequence diagrams, drawn by Graphviz" }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    Picture.all(of: lifecycle).map { EmittedFile("\($0.name).svg", picture: $0.picture) }
  }
}
