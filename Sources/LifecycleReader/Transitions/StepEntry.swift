import Diagnostics
import LifecycleModel

/// A call, or a state that is reached, among the steps of a transition or scenario.
enum StepEntry: Sendable {
  /// A call and its place.
  case call(Step, SourceRange)
  /// "Now in that state", and its place.
  case reached(StateID, SourceRange)

  /// Its place.
  var range: SourceRange {
    switch self {
    case .call(_, let range), .reached(_, let range): range
    }
  }
}
