import UIKit

/// The delegate of a scene of UIKit's that shows scenes of SwiftUI's.
@MainActor @preconcurrency public protocol UIHostingSceneDelegate: UISceneDelegate {
  /// The scenes.
  associatedtype RootScene: Scene
  /// Makes the scenes.
  static var rootScene: Self.RootScene { get }
}
