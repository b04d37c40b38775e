/// Keeps a value as long as the view exists.
@propertyWrapper public struct State<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The storage, which a `StubScene` replaces by that of the same view at its first evaluation.
  private final class Place {
    var storage: Storage

    init(_ storage: Storage) { self.storage = storage }
  }

  private let place: Place

  /// Keeps a value.
  public init(wrappedValue value: Value) { place = Place(Storage(value)) }
  /// The value.
  public var wrappedValue: Value {
    get { place.storage.value }
    nonmutating set { place.storage.value = newValue }
  }
}

/// A property whose storage outlives the view that it is a property of.
protocol Kept {
  /// Takes the storage of a property that was at the same place before.
  func takeStorage(of previous: any Kept)
}

extension State: Kept {
  func takeStorage(of previous: any Kept) {
    guard let previous = previous as? State else { return }
    place.storage = previous.place.storage
  }
}
