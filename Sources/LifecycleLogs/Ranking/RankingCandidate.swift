import LifecycleModel

/// A page at versions at which it says the same about calls.
struct RankingCandidate: Sendable {
  /// The number of the page.
  let page: Int
  /// The versions.
  private(set) var versions: [VersionSelection?]
  /// The life cycle at these.
  let lifecycle: Lifecycle
  /// The callbacks and delegates by those of the page at all versions; `nil` where they are the same.
  private let callbacks: [CallbackID?]?
  private let delegates: [DelegateID?]

  private init(_ page: Int, _ lifecycle: Lifecycle, at version: VersionSelection?) {
    self.page = page
    versions = [version]
    guard let version else {
      self.lifecycle = lifecycle
      (callbacks, delegates) = (nil, [])
      return
    }
    let selection = LifecycleSelection(of: lifecycle, sourceMap: SourceMap(), at: version)
    let selected = selection.lifecycle
    self.lifecycle = selected
    var callbacks: [CallbackID?] = Array(repeating: nil, count: lifecycle.callbacks.count)
    for (index, id) in selection.origin.callbacks.enumerated() { callbacks[id.index] = CallbackID(index) }
    self.callbacks = callbacks
    delegates = lifecycle.delegates.map { delegate in
      selected.delegateIDs.first { selected[$0].name == delegate.name }
    }
  }

  /// The candidates that a page is, in the order of its versions.
  static func all(of page: RankedPage, number: Int) -> [RankingCandidate] {
    var candidates: [RankingCandidate] = []
    var digests: [String] = []
    for version in page.versions {
      let candidate = RankingCandidate(number, page.lifecycle, at: version)
      let digest = candidate.lifecycle.digestWithoutEvents
      if let known = digests.firstIndex(of: digest) {
        candidates[known].versions.append(version)
      } else {
        candidates.append(candidate)
        digests.append(digest)
      }
    }
    return candidates
  }

  /// The delegates and callbacks that the log would show, of those of the page at all versions.
  func observed(_ observed: ObservedCallbacks) -> ObservedCallbacks {
    switch observed {
    case .delegates(let all): .delegates(all.compactMap(delegate))
    case .callbacks(let all): .callbacks(Set(all.compactMap(callback)).intersection(lifecycle.livingCallbacks))
    }
  }

  /// An event that was read for the page at all versions.
  func event(_ event: LogEvent) -> LogEvent {
    guard callbacks != nil, case .call(var call) = event.content else { return event }
    if case .listed(let id) = call.callback { call.callback = callback(id).map { .listed($0) } ?? .unknown }
    call.delegate = call.delegate.flatMap(delegate)
    var event = event
    event.content = .call(call)
    return event
  }

  private func callback(_ id: CallbackID) -> CallbackID? { callbacks.map { $0[id.index] } ?? id }

  private func delegate(_ id: DelegateID) -> DelegateID? { callbacks == nil ? id : delegates[id.index] }
}

extension Lifecycle {
  /// The digest of what decides which calls conform, without the names of events.
  fileprivate var digestWithoutEvents: String {
    var copy = self
    for index in copy.transitions.indices { copy.transitions[index].event = "" }
    return copy.callDigest
  }
}
