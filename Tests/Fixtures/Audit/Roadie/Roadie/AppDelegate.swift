import CarPlay
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    guard session.role == .carTemplateApplication else { return session.configuration }
    let car = UISceneConfiguration(name: "Car", sessionRole: session.role)
    car.delegateClass = CarSceneDelegate.self
    return car
  }
}
