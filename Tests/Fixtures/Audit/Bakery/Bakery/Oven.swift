import Foundation

@MainActor
final class Oven {
  static let shared = Oven()
  weak var delegate: AnyObject?

  func start() {
    (delegate as? BakeryDelegate)?.note("started")
    (Oven.shared.delegate as? BakeryDelegate)?.note("started again")
  }
}
