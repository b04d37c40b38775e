import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var book = Book()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let url = launchOptions?[.url] as? URL {
      book.open(url)
    }
    window?.tintColor = .systemTeal
    application.shortcutItems = [UIApplicationShortcutItem(type: "add", localizedTitle: "Add")]
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    book.reload()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    // Pause what runs.
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    book.save()
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    return false
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    book.open(userActivity.webpageURL)
    return true
  }

  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    book.note(userActivity.activityType)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(book.add(shortcutItem.type))
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    book.reload()
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    book.reload()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    book.save()
  }

  func tint(window: UIView) {
    window.tintColor = .systemTeal
  }
}

struct Book {
  func open(_ url: URL?) {}
  func reload() {}
  func save() {}
  func note(_ text: String) {}
  func add(_ text: String) -> Bool { text == "add" }
}
