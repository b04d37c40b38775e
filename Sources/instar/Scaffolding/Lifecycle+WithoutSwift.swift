import LifecycleModel

extension Lifecycle {
  /// Says for which of some delegates the page wants no Swift; `nil` where it wants it for all.
  func remarkOnMissingSwift(for delegates: Set<DelegateID>, page: String) -> String? {
    let names = delegateIDs.filter { delegates.contains($0) && !hasSwift($0) }.map { "'\(self[$0].name)'" }
    guard !hasSwift || !names.isEmpty else { return nil }
    let subject = hasSwift ? names.joined(separator: ", ") + " of '\(page)'" : "'\(page)'"
    return "No Swift for \(subject): the page says 'Swift: none'"
  }
}
