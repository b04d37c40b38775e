import LifecycleModel

/// A kind of calls: those that each page takes for the same callback.
struct CallKind: Sendable {
  /// A candidate that lists it.
  struct Listing: Sendable {
    /// The number of its monitor.
    let monitor: Int
    /// The callback there.
    let callback: CallbackID
  }

  /// The candidates that list it.
  let listings: [Listing]
  /// `true` if for some candidate it comes only when a process begins.
  let mayBegin: Bool

  /// Takes the callbacks of all pages.
  init(_ callbacks: [CallbackID?], _ monitors: [CandidateMonitor]) {
    listings = monitors.indices.compactMap { number in
      monitors[number].callback(callbacks[monitors[number].page]).map { Listing(monitor: number, callback: $0) }
    }
    mayBegin = listings.contains { monitors[$0.monitor].isLaunch($0.callback) }
  }
}

/// The kinds of the calls of a log, by what each page reads: those of generated lines have the numbers of `SharedNames`, others follow.
struct CallKinds: Sendable {
  private let names: SharedNames
  private var others: [[CallbackID?]: Int] = [:]
  private var kinds: [CallKind?]

  /// Begins with the names of generated lines.
  init(_ names: SharedNames) {
    self.names = names
    kinds = Array(repeating: nil, count: names.count)
  }

  /// A kind by its number; `nil` before its first call.
  subscript(number: Int) -> CallKind? { kinds[number] }

  /// The callbacks of all pages for a kind.
  private(set) var callbacks: [Int: [CallbackID?]] = [:]

  /// The number of the kind of a line that is not generated, by the callback that each page reads.
  mutating func number(of callbacks: [CallbackID?]) -> Int {
    if let known = others[callbacks] { return known }
    let number = kinds.count
    others[callbacks] = number
    kinds.append(nil)
    self.callbacks[number] = callbacks
    return number
  }

  /// Prepares for the first call of a kind.
  mutating func begin(_ number: Int, _ monitors: [CandidateMonitor]) -> CallKind {
    let all = callbacks[number] ?? names.callbacks(number)
    callbacks[number] = all
    let kind = CallKind(all, monitors)
    kinds[number] = kind
    return kind
  }
}
