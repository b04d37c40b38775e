/// A scene that shows a view and has a phase, for tests to move; Apple's SwiftUI has nothing of the kind.
@MainActor public final class StubScene {
  private let observe: () -> [Observation]
  private var values = EnvironmentValues()
  private var observations: [Observation] = []

  /// Shows a view for the first time, in a phase.
  public init(_ view: some View, phase: ScenePhase = .background) {
    observe = { Self.observations(in: view) }
    values.scenePhase = phase
    EnvironmentValues.current = values
    observations = observe()
    for observation in observations { observation.appear() }
  }

  /// Gives the scene another phase: evaluates the view again and runs what was to run on a change.
  public func enter(_ phase: ScenePhase) {
    let old = values
    let previous = observations
    values.scenePhase = phase
    EnvironmentValues.current = values
    observations = observe()
    for (before, after) in zip(previous, observations) { before.change(after, old, values) }
  }

  /// Gives the scene another phase without telling anybody, as if the view had been made anew.
  public func stubReset(to phase: ScenePhase) {
    values.scenePhase = phase
    EnvironmentValues.current = values
    observations = observe()
  }

  private static func observations<V: View>(in view: V) -> [Observation] {
    let own = (view as? any Watching).map { [$0.observation] } ?? []
    return V.Body.self == Never.self ? own : observations(in: view.body) + own
  }
}
