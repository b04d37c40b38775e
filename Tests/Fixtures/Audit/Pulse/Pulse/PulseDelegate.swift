import AppKit

@main
final class PulseDelegate: NSObject, NSApplicationDelegate {
  func applicationDidEnterBackground(_ application: NSApplication) {}

  func applicationDidFinishLaunchin(_ notification: Notification) {
    NSApp.activate(ignoringOtherApps: true)
  }
}
