/// The phase of a scene's life cycle.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight.
  case background
  /// In front, but receives no events.
  case inactive
  /// In front.
  case active
}

/// The values that a view finds around it.
public struct EnvironmentValues: Sendable {
  /// The phase of the view's scene.
  public var scenePhase: ScenePhase {
    get { phase }
    set { phase = newValue }
  }
  private var phase = ScenePhase.background

  /// The values around the view that is being evaluated, or whose action is running; only the main actor changes them.
  nonisolated(unsafe) static var current = EnvironmentValues()
}

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  /// The value.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
