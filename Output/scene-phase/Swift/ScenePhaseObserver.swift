import SwiftUI

/// Logs every value that SwiftUI's scene phase takes, for the scene of the view it modifies.
///
///     ContentView().modifier(ScenePhaseObserver(sceneWillEnterForeground: { refresh() }))
///
/// - No value goes with `SceneDelegate.scene(_:willConnectTo:options:)`. The initialiser of the
///   scene's first view serves.
/// - No value goes with `SceneDelegate.sceneDidDisconnect(_:)`. No substitute: keep a scene delegate
///   for it.
struct ScenePhaseObserver: ViewModifier {
  private let sceneWillEnterForeground: @MainActor () -> Void
  private let sceneDidBecomeActive: @MainActor () -> Void
  private let sceneWillResignActive: @MainActor () -> Void
  private let sceneDidEnterBackground: @MainActor () -> Void
  @Environment(\.scenePhase) private var scenePhase
  @State private var scene = SceneMark()

  /// Chooses what happens when the phase changes; what is not given does nothing.
  ///
  /// - Parameters:
  ///   - sceneWillEnterForeground: `.inactive`, coming from `.background`. Stands for
  ///     `SceneDelegate.sceneWillEnterForeground(_:)`. Not on Launch.
  ///   - sceneDidBecomeActive: `.active`. Stands for `SceneDelegate.sceneDidBecomeActive(_:)`.
  ///   - sceneWillResignActive: `.inactive`, coming from `.active`. Stands for
  ///     `SceneDelegate.sceneWillResignActive(_:)`.
  ///   - sceneDidEnterBackground: `.background`. Stands for
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
    LifecycleLog.record("ScenePhase", String(describing: phase), instance: scene)
    switch (old, phase) {
    case (.background, .inactive): sceneWillEnterForeground()
    case (.active, .inactive): sceneWillResignActive()
    case (_, .active): sceneDidBecomeActive()
    case (_, .background): sceneDidEnterBackground()
    default: break
    }
  }

  /// Tells the scene of one view from the scenes of others.
  private final class SceneMark {}
}

// instar:generated 03bc5ef3bf4b8988 page 40c2a7
