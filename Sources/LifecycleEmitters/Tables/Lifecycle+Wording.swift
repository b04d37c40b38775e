import LifecycleModel

extension Lifecycle {
  /// The states of a chain of hops: `Not running → Inactive → Active`.
  func path(of chain: some Collection<TransitionID>) -> String {
    let targets = chain.map { self[self[$0].target].name }
    let source = chain.first.map { self[self[$0].source].name }
    return ([source].compactMap { $0 } + targets).joined(separator: " → ")
  }

  /// The event of a chain of hops; the states on the way where it has none.
  func eventName(of chain: some Collection<TransitionID>) -> String {
    let event = chain.first.map { self[$0].event } ?? ""
    return event.isEmpty ? path(of: chain) : event
  }
}

extension String {
  /// The text; `nil` where it is empty.
  var nilIfEmpty: String? { isEmpty ? nil : self }
}
