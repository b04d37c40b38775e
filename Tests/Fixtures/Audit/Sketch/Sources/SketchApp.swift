import SwiftUI

struct SketchApp: App {
  @UIApplicationDelegateAdaptor(SketchDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Canvas() }
  }
}
