import SwiftUI

@Observable
final class Order {
  var items: [String] = []
  func open(_ url: URL) { items.append(url.lastPathComponent) }
}

struct OrderView: View {
  let order: Order

  var body: some View {
    List(order.items, id: \.self) { Text($0) }
      .toolbar { Button("Bake", action: bake) }
  }

  private func bake() {
    guard let delegate = UIApplication.shared.delegate as? BakeryDelegate else { return }
    delegate.oven.start()
  }
}
