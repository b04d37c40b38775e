/// Where a scene is in its life.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight.
  case background
  /// In front, but receives no events.
  case inactive
  /// In front.
  case active
}

/// The values that a view finds around it.
public struct EnvironmentValues {
  /// The phase of the view's scene.
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
}

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value> {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { value = EnvironmentValues()[keyPath: keyPath] }
  /// The value.
  public var wrappedValue: Value { value }
  private let value: Value
}

/// Keeps a value as long as the view is there.
@propertyWrapper public struct State<Value> {
  /// Keeps a value.
  public init(wrappedValue value: Value) { wrappedValue = value }
  /// The value.
  public var wrappedValue: Value
}
