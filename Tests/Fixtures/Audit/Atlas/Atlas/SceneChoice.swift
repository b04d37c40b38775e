import UIKit

enum SceneChoice {
  @MainActor
  static func configuration(for session: UISceneSession) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Map", sessionRole: session.role)
    configuration.delegateClass = MapSceneDelegate.self
    return configuration
  }
}
