import SwiftUI

/// Logs every value that SwiftUI's scene phase takes, for the scene of the view it modifies.
///
///     ContentView().modifier(ScenePhaseObserver())
struct ScenePhaseObserver: ViewModifier {
  @Environment(\.scenePhase) private var scenePhase
  @State private var scene = SceneMark()

  func body(content: Content) -> some View {
    content.onChange(of: scenePhase) { phase in
      LifecycleLog.record("ScenePhase", String(describing: phase), instance: scene)
    }
  }

  /// Tells the scene of one view from the scenes of others.
  private final class SceneMark {}
}
