import Foundation

enum Seats {
  static func reload() {
    UserDefaults.standard.set(Date(), forKey: "seats")
  }
}
