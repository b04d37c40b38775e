import LifecycleModel

/// A page at versions at which it says the same about calls.
struct RankingCandidate: Sendable {
  /// The number of the page.
  let page: Int
  /// The versions.
  private(set) var versions: [VersionSelection?]
  /// The life cycle at these.
  let lifecycle: Lifecycle
  /// Its names, by those of the page at all versions; `nil` where they are the same.
  let names: VersionNames?

  private init(_ page: Int, _ lifecycle: Lifecycle, at version: VersionSelection?) {
    self.page = page
    versions = [version]
    guard let version else {
      self.lifecycle = lifecycle
      names = nil
      return
    }
    let selection = LifecycleSelection(of: lifecycle, sourceMap: SourceMap(), at: version)
    self.lifecycle = selection.lifecycle
    let isWhole =
      selection.origin.callbacks.count == lifecycle.callbacks.count
      && selection.lifecycle.delegates.count == lifecycle.delegates.count
    names = isWhole ? nil : VersionNames(of: lifecycle, selection)
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
    case .delegates(let all): return .delegates(names.map { all.compactMap($0.delegate) } ?? all)
    case .callbacks(let all): return .callbacks(callbacks(all).intersection(lifecycle.livingCallbacks))
    }
  }

  /// Some callbacks of the page at all versions, as they are at these.
  func callbacks(_ all: Set<CallbackID>) -> Set<CallbackID> {
    names.map { Set(all.compactMap($0.callback)) } ?? all
  }
}

extension Lifecycle {
  /// The digest of what decides which calls conform, without the names of events.
  fileprivate var digestWithoutEvents: String {
    var copy = self
    for index in copy.transitions.indices { copy.transitions[index].event = "" }
    return copy.callDigest
  }
}
