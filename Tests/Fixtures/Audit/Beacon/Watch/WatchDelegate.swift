import WatchKit

final class WatchDelegate: NSObject, WKApplicationDelegate {
  func applicationDidBecomeActiv() {}
}
