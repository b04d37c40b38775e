import SwiftUI

struct Canvas: View {
  var body: some View {
    Text("Sketch")
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
        applicationDidBecomeActive()
      }
  }

  private func applicationDidBecomeActive() {
    UserDefaults.standard.set(Date(), forKey: "active")
  }
}
