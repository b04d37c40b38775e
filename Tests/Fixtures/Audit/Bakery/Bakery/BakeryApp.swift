import SwiftUI

@main
struct BakeryApp: App {
  @UIApplicationDelegateAdaptor private var delegate: BakeryDelegate
  @State private var order = Order()

  var body: some Scene {
    WindowGroup {
      OrderView(order: order)
        .onOpenURL { order.open($0) }
    }
  }
}
