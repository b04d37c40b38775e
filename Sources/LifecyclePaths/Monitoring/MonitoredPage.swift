import LifecycleModel

/// The facts about a page that a call monitor needs besides its automaton.
struct MonitoredPage: Sendable {
  /// The column of a life cycle's scene, before those of its objects.
  static let scene = 0

  /// `true` where the page has a single life cycle, that of the process.
  let hasOneLife: Bool
  /// The number of callbacks of the page.
  let callbackCount: Int
  /// The number of things that tell a life cycle from others: its scene, and its object of each delegate that is not of the process.
  let columnCount: Int
  private let columns: [Int]

  /// Takes the page of some runs of which some callbacks are observed.
  init(_ runs: RunGraph, observing callbacks: Set<CallbackID>) {
    let lifecycle = runs.lifecycle
    let delegates = Set(callbacks.map { lifecycle[$0].delegate }).filter { lifecycle[$0].multiplicity != .process }
      .sorted()
    hasOneLife = runs.defaultSceneCount == 1 && delegates.isEmpty
    callbackCount = lifecycle.callbacks.count
    columnCount = delegates.count + 1
    columns = lifecycle.callbacks.map { callback in
      delegates.firstIndex(of: callback.delegate).map { $0 + 1 } ?? Self.scene
    }
  }

  /// The column of the object of a callback; that of the scene for one whose calls are of no single life cycle.
  func column(of callback: CallbackID) -> Int { columns[callback.index] }
}

extension CallMonitor {
  /// `true` where the page has a single life cycle, that of the process.
  package var hasOneLife: Bool { steps.page.hasOneLife }
}
