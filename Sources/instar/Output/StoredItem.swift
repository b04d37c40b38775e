import LifecycleModel
import Reports
import Text

/// A life cycle of an overview as JSON.
struct StoredItem: Codable {
  private let folder: String
  private let name: String
  private let summary: String
  private let systems: String
  private let language: String
  private let pages: [String]
  private let formats: [String]

  /// Stores an item.
  init(_ item: OverviewItem) {
    folder = item.folder
    name = item.name
    summary = item.summary
    systems = item.systems
    language = item.language.rawValue
    pages = item.pages.map(\.rawValue)
    formats = item.formats.sorted()
  }

  /// The item; `nil` where its folder is not below that of the overview, or its language is not known.
  var item: OverviewItem? {
    guard GeneratedFile.isBelowFolder(folder), !folder.contains("/"), let language = Language(rawValue: language) else {
      return nil
    }
    return OverviewItem(
      folder: folder, name: name, summary: summary, systems: systems, language: language,
      pages: pages.compactMap { WikiPage(rawValue: $0) }, formats: Set(formats))
  }

  /// The JSON, its members in order.
  var json: JSONValue {
    [
      "folder": .string(folder), "name": .string(name), "summary": .string(summary), "systems": .string(systems),
      "language": .string(language), "pages": .array(pages.map { .string($0) }),
      "formats": .array(formats.map { .string($0) }),
    ]
  }
}
