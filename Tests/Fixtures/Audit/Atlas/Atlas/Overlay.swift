import UIKit

@MainActor
enum Overlay {
  static var window: UIWindow?

  static func show(in scene: UIWindowScene) {
    let window = UIWindow(frame: scene.coordinateSpace.bounds)
    window.windowScene = scene
    window.isHidden = false
    self.window = window
  }
}
