import Emission

/// A page of a wiki.
enum WikiPage: String, Hashable, Sendable, CaseIterable {
  /// What the life cycle is, and where to find what.
  case home
  /// Each state.
  case states
  /// The calls on each event, in order.
  case transitions
  /// Each callback.
  case callbacks
  /// What stands for what.
  case comparison
  /// What is claimed of all runs.
  case rules

  /// What links to the page say.
  func title(_ words: PageStrings) -> String {
    switch self {
    case .home: words.phrase("wiki.overview")
    case .states: words.phrase("table.kind.states")
    case .transitions: words.phrase("table.kind.order")
    case .callbacks: words.phrase("table.kind.callbacks")
    case .comparison: words.phrase("wiki.comparison")
    case .rules: words.phrase("wiki.rules")
    }
  }

  /// What there is on the page, as a sentence; empty for the first.
  func summary(_ words: PageStrings) -> String {
    self == .home ? "" : words.phrase("wiki.about.\(rawValue)")
  }
}
