import Foundation

final class Feed {
  func select(_ section: String) { UserDefaults.standard.set(section, forKey: "section") }
  func refresh() { UserDefaults.standard.set(Date(), forKey: "refreshed") }
  func save() { UserDefaults.standard.synchronize() }
  func subscribe(_ token: Data) { UserDefaults.standard.set(token, forKey: "token") }
}

final class Router {
  static let shared = Router()
  func open(_ url: URL) -> Bool { url.scheme == "herald" }
  func perform(_ type: String) async -> Bool { type == "latest" }
}
