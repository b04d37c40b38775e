import SwiftUI

@main
struct BeaconWatch: App {
  @WKApplicationDelegateAdaptor(WatchDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("Beacon") }
  }
}
