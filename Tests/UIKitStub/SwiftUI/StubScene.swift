/// A scene that shows a view and has a phase, for tests to move; Apple's SwiftUI has nothing of the kind.
@MainActor public final class StubScene {
  private let evaluate: (Evaluation?) -> Evaluation
  private var values = EnvironmentValues()
  private var evaluation: Evaluation

  /// Shows a view for the first time, in a phase.
  public init(_ view: some View, phase: ScenePhase = .background) {
    evaluate = { Evaluation(of: view, after: $0) }
    values.scenePhase = phase
    EnvironmentValues.current = values
    evaluation = evaluate(nil)
    for observation in evaluation.observations { observation.appear() }
  }

  /// Gives the scene another phase: evaluates the view again and runs the actions of its changes.
  public func enter(_ phase: ScenePhase) {
    let (old, previous) = (values, evaluation)
    stubReset(to: phase)
    for (before, after) in zip(previous.observations, evaluation.observations) { before.change(after, old, values) }
  }

  /// Gives the scene another phase without running actions.
  public func stubReset(to phase: ScenePhase) {
    values.scenePhase = phase
    EnvironmentValues.current = values
    evaluation = evaluate(evaluation)
  }
}
