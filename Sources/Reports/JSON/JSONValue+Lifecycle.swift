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

  /// The reasons not to count on a call, each with its condition.
  static func doubts(_ certainty: Certainty) -> JSONValue {
    .array(certainty.doubts.map { ["kind": .string($0.kind.word), "condition": .optional($0.condition)] })
  }

  /// The names that are marked.
  static func names(_ names: [(isMarked: Bool, name: String)]) -> JSONValue {
    .array(names.filter(\.isMarked).map { .string($0.name) })
  }

  /// An object with the members of two.
  static func + (left: JSONValue, right: JSONValue) -> JSONValue {
    guard case .object(let first) = left, case .object(let second) = right else { return left }
    return .object(first + second)
  }
}
