import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let hall = NorthHall()

  func applicationDidEnterBackground(_ application: UIApplication) {
    hall.close()
  }
}
