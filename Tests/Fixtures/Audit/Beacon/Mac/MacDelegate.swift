import AppKit

final class MacDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunchin(_ notification: Notification) {}
}
