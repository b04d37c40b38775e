import Diagnostics
import LifecycleModel

/// What an item of a list of steps says.
enum StepEntry: Sendable {
  /// A call.
  case call(Step, SourceRange)
  /// "Now in that state."
  case reached(StateID, SourceRange)

  /// Where it stands.
  var range: SourceRange {
    switch self {
    case .call(_, let range), .reached(_, let range): range
    }
  }
}
