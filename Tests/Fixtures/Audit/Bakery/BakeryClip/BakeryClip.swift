import SwiftUI

@main
struct BakeryClip: App {
  var body: some Scene {
    WindowGroup { Text("Bread") }
  }
}
