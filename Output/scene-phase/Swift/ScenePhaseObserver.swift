import SwiftUI

/// Logs each value of SwiftUI's scene phase, for the scene of the view that it modifies.
///
///     ContentView().modifier(ScenePhaseObserver(sceneWillEnterForeground: { refresh() }))
///
/// - No value corresponds to `SceneDelegate.scene(_:willConnectTo:options:)`. Instead: the
///   initialiser of the scene's first view. The first value may not come.
/// - No value corresponds to `SceneDelegate.sceneDidDisconnect(_:)`. No phase: observe
///   `UIScene.didDisconnectNotification`, or keep a scene delegate for it.
struct ScenePhaseObserver: ViewModifier {
  private let sceneWillEnterForeground: @MainActor () -> Void
  private let sceneDidBecomeActive: @MainActor () -> Void
  private let sceneWillResignActive: @MainActor () -> Void
  private let sceneDidEnterBackground: @MainActor () -> Void
  @Environment(\.scenePhase) private var scenePhase
  @State private var scene = SceneMark()

  /// Takes the closures to call when the phase changes; each does nothing by default.
  ///
  /// - Parameters:
  ///   - sceneWillEnterForeground: `.inactive`, coming from `.background`. Corresponds to
  ///     `SceneDelegate.sceneWillEnterForeground(_:)`. Not called on Launch.
  ///   - sceneDidBecomeActive: `.active`. Corresponds to `SceneDelegate.sceneDidBecomeActive(_:)`.
  ///   - sceneWillResignActive: `.inactive`, coming from `.active`. Corresponds to
  ///     `SceneDelegate.sceneWillResignActive(_:)`.
  ///   - sceneDidEnterBackground: `.background`. Corresponds to
  ///     `SceneDelegate.sceneDidEnterBackground(_:)`.
  init(
    sceneWillEnterForeground: @escaping @MainActor () -> Void = {},
    sceneDidBecomeActive: @escaping @MainActor () -> Void = {},
    sceneWillResignActive: @escaping @MainActor () -> Void = {},
    sceneDidEnterBackground: @escaping @MainActor () -> Void = {}
  ) {
    self.sceneWillEnterForeground = sceneWillEnterForeground
    self.sceneDidBecomeActive = sceneDidBecomeActive
    self.sceneWillResignActive = sceneWillResignActive
    self.sceneDidEnterBackground = sceneDidEnterBackground
  }

  func body(content: Content) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      content.onChange(of: scenePhase) { old, phase in
        phaseChanged(from: old, to: phase)
      }
    } else {
      content.onChange(of: scenePhase) { [old = scenePhase] phase in
        phaseChanged(from: old, to: phase)
      }
    }
  }

  private func phaseChanged(from old: ScenePhase, to phase: ScenePhase) {
    SceneDelegateAndScenePhaseState.record(
      "ScenePhase",
      String(describing: phase),
      instance: scene
    )
    switch (old, phase) {
    case (.background, .inactive): sceneWillEnterForeground()
    case (.active, .inactive): sceneWillResignActive()
    case (_, .active): sceneDidBecomeActive()
    case (_, .background): sceneDidEnterBackground()
    default: break
    }
  }

  /// Identifies the scene of a view in the log.
  private final class SceneMark: Sendable {}
}

// instar:generated 1039c75f016c8ee7 page 40c2a7
