#if os(macOS)
  import AppKit
  typealias PlatformDelegate = NSApplicationDelegate
#else
  import UIKit
  typealias PlatformDelegate = UIApplicationDelegate
#endif

@main
final class AppDelegate: NSObject, PlatformDelegate {
  let signal = Signal()

  #if os(iOS)
    func applicationDidEnterBackground(_ application: UIApplication) {
      signal.stop()
    }
  #elseif os(tvOS)
    func applicationWillResignActive(_ application: UIApplication) {
      signal.stop()
    }
  #else
    func applicationDidFinishLaunching(_ notification: Notification) {
      signal.start()
    }

    func applicationDidBecomActive(_ notification: Notification) {
      signal.start()
    }
  #endif

  #if !os(macOS)
    func applicationDidBecomeActive(_ application: UIApplication) {
      signal.start()
    }
  #endif
}
