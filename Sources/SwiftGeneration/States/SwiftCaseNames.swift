import LifecycleModel
import Text

/// The names of the cases that stand for a page's states: `notRunning`, valid and unique.
struct SwiftCaseNames {
  private let names: [String]

  /// Names the states of a life cycle.
  init(_ lifecycle: Lifecycle) {
    // Members of the enumeration that are no states.
    var unique = UniqueNames(taken: [
      "allCases", "hash", "hashValue", "init", "monitor", "none", "page", "rawValue", "self", "some", "type",
    ])
    names = lifecycle.states.enumerated().map { index, state in
      unique.take(SwiftIdentifier.enumerationCase(state.name, fallback: "state\(index + 1)"))
    }
  }

  /// The case of a state, in backticks where Swift reserves the name.
  subscript(state: StateID) -> String { SwiftIdentifier.quoted(names[state.index]) }
}
