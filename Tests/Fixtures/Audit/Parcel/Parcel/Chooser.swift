import UIKit

enum Chooser {
  static func prepare() {}
  static func forget(_ sessions: [UISceneSession]) { sessions.forEach { print($0.persistentIdentifier) } }

  static func configuration(for session: UISceneSession) -> UISceneConfiguration {
    final class ReceiptDelegate: NSObject, UIWindowSceneDelegate {
      func sceneDidDisconnect(_ scene: UIScene) {
        Chooser.prepare()
      }
    }
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ReceiptDelegate.self
    return configuration
  }
}

final class SessionList: NSObject {
  func scene(_ scene: UIScene, willConectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
}
