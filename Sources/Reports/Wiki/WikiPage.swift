import Emission
import LifecycleModel

/// A page of a wiki.
package enum WikiPage: String, Hashable, Sendable, CaseIterable {
  /// An overview of the life cycle, with links.
  case home
  /// Each state.
  case states
  /// The calls on each event, in order.
  case transitions
  /// Each callback.
  case callbacks
  /// The counterparts.
  case comparison
  /// The claims about all runs.
  case rules

  /// The page's name among those of its life cycle.
  func name(_ words: PageStrings) -> String {
    switch self {
    case .home: words.phrase("wiki.overview")
    case .states: TableKind.states.title(in: words.language)
    case .transitions: TableKind.order.title(in: words.language)
    case .callbacks: TableKind.callbacks.title(in: words.language)
    case .comparison: words.phrase("wiki.comparison")
    case .rules: words.phrase("wiki.rules")
    }
  }

  /// The pages that the wiki of a life cycle has.
  static func pages(of lifecycle: Lifecycle, hasComparisons: Bool) -> [WikiPage] {
    allCases.filter { page in
      switch page {
      case .home, .states, .transitions: true
      case .callbacks: !lifecycle.delegates.isEmpty
      case .comparison: hasComparisons
      case .rules: !lifecycle.rules.isEmpty || !lifecycle.scenarios.isEmpty
      }
    }
  }

  /// A sentence about the page's contents; empty for the first.
  func summary(_ words: PageStrings) -> String {
    self == .home ? "" : words.phrase("wiki.about.\(rawValue)")
  }
}
