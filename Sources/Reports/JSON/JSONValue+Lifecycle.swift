import LifecycleModel
import Text

extension JSONValue {
  /// A text; `null` for an empty one, by which the model says that there is none.
  static func present(_ text: String) -> JSONValue { text.isEmpty ? .null : .string(text) }

  /// The members `since`, `deprecated` and `removed`.
  static func availability(_ availability: Availability) -> JSONValue {
    [
      "since": .optional(availability.since?.description),
      "deprecated": .optional(availability.deprecated?.description),
      "removed": .optional(availability.removed?.description),
    ]
  }

  /// The members `status`, `where` and `sources`.
  static func provenance(_ provenance: Provenance) -> JSONValue {
    let place: String? =
      switch provenance.status {
      case .observed(let place): place
      case .documented, nil: nil
      }
    return [
      "status": .optional(provenance.status?.word),
      "where": .optional(place),
      "sources": .array(provenance.sources.map { ["title": .string($0.title), "url": .string($0.url)] }),
    ]
  }

  /// An object with the members of two.
  static func + (left: JSONValue, right: JSONValue) -> JSONValue {
    guard case .object(let first) = left, case .object(let second) = right else { return left }
    return .object(first + second)
  }
}

extension Guard.SceneCondition {
  /// The JSON word: `first-scene`, `another-scene`, `last-scene`.
  var word: String {
    switch self {
    case .firstScene: "first-scene"
    case .anotherScene: "another-scene"
    case .lastScene: "last-scene"
    }
  }
}

extension AppMode {
  /// The JSON word: `with-scenes`, `without-scenes`.
  var word: String {
    switch self {
    case .withScenes: "with-scenes"
    case .withoutScenes: "without-scenes"
    }
  }
}
