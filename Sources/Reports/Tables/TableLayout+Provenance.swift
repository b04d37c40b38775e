import Documents
import Emission
import LifecycleModel
import Text

extension TableLayout {
  /// The column that says where each claim comes from.
  static func sources(_ words: PageStrings, _ provenance: @escaping (Subject) -> Provenance) -> Column {
    Column(heading: "sources", isOptional: true, text: { words.provenance(provenance($0)) })
  }

  /// The provenance of each claim: `status`, `where` it was observed, and `sources` with `title` and `url`.
  static func provenanceFields(_ provenance: @escaping (Subject) -> Provenance) -> [Field] {
    [
      Field(key: "status") { TableValue(provenance($0).status?.word) },
      Field(key: "where") { subject in
        switch provenance(subject).status {
        case nil, .documented: TableValue(String?.none)
        case .observed(let place): TableValue(place)
        }
      },
      Field(key: "sources") { subject in
        TableValue(
          provenance(subject).sources.map { source in
            (["title": .string(source.title), "url": .string(source.url)], source.url)
          })
      },
    ]
  }

  /// The versions in which each thing exists: `since`, `deprecated`, `removed`.
  static func versionFields(_ availability: @escaping (Subject) -> Availability) -> [Field] {
    [
      Field(key: "since") { TableValue(availability($0).since?.description) },
      Field(key: "deprecated") { TableValue(availability($0).deprecated?.description) },
      Field(key: "removed") { TableValue(availability($0).removed?.description) },
    ]
  }
}
