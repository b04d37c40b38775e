/// A value that a view observes, and the action for its changes.
struct Observation {
  /// The time at which an action runs, which determines the values that it reads from the environment.
  enum Action<V> {
    /// The closure of the view before the change runs, which still finds the old values: the form of iOS 14.
    case before((V, V) -> Void)
    /// The closure of the view after the change runs: the form of iOS 17.
    case after((V, V) -> Void)
  }

  /// Runs at the first evaluation, if this was requested.
  let appear: () -> Void
  /// Receives the observation at the same place after a change, and the values around the view before and after it.
  let change: (Observation, EnvironmentValues, EnvironmentValues) -> Void
  private let value: Any
  private let runAfter: (Any) -> Void

  init<V: Equatable>(_ value: V, isInitial: Bool = false, _ action: Action<V>) {
    self.value = value
    switch action {
    case .before(let body):
      appear = {}
      runAfter = { _ in }
      change = { new, old, current in
        guard let newValue = new.value as? V, newValue != value else { return }
        EnvironmentValues.current = old
        body(value, newValue)
        EnvironmentValues.current = current
      }
    case .after(let body):
      appear = { if isInitial { body(value, value) } }
      runAfter = { old in
        guard let old = old as? V, old != value else { return }
        body(old, value)
      }
      change = { new, _, _ in new.runAfter(value) }
    }
  }
}

/// A view that observes changes of a value.
struct ObservingView<Content> {
  let content: Content
  let observation: Observation
}

extension ObservingView: View where Content: View {
  var body: Content { content }
}
