import LifecycleModel

/// The states that calls lead to, as the log is told them.
struct SwiftLoggedStates {
  /// The name of the enumeration of the page's states.
  let typeName: String
  private let reached: ReachedStates
  private let cases: SwiftCaseNames

  /// Finds the states of a life cycle.
  init(_ lifecycle: Lifecycle, names: SwiftTypeNames) {
    typeName = names.states
    reached = ReachedStates(lifecycle)
    cases = SwiftCaseNames(lifecycle)
  }

  /// `.playing`; `nil` where the page allows several states, or none.
  func state(after callback: CallbackID?) -> String? {
    callback.flatMap(reached.state).map { "." + cases[$0] }
  }
}
