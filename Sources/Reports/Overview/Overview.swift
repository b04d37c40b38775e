import Documents
import Emission
import LifecycleModel

/// The life cycles whose outputs are in one folder.
package struct Overview: Sendable {
  /// The life cycles, by title.
  package let items: [OverviewItem]
  /// The migration guides that are in the folder too.
  package let guides: [OverviewGuide]

  /// An overview of life cycles in any order.
  package init(_ items: [OverviewItem], guides: [OverviewGuide] = []) {
    self.items = items.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }
    self.guides = guides
  }

  /// The strings, in the language of all life cycles, or in English.
  package var words: PageStrings {
    let languages = Set(items.map(\.language))
    return languages.count == 1 ? PageStrings(language: items[0].language) : PageStrings(language: .english)
  }

  /// The name of a life cycle, with its folder where another one has the same.
  package func title(of item: OverviewItem) -> String {
    items.count { $0.name == item.name } > 1 ? "\(item.name) (\(item.folder))" : item.name
  }

  /// The title of the overview.
  package var title: String { words.phrase("overview.title") }
}

/// A migration guide, as `instar diff` writes it.
package struct OverviewGuide: Hashable, Sendable {
  package let title: String
  /// The file, below the folder of all outputs, without its ending.
  package let path: String
  /// The endings of its files: `md`, `html`.
  package let endings: Set<String>

  package init(title: String, path: String, endings: Set<String>) {
    self.title = title
    self.path = path
    self.endings = endings
  }
}

/// A life cycle among those whose outputs are in one folder, as the overview of the folder shows it.
package struct OverviewItem: Hashable, Sendable {
  /// The folder of its outputs, below that of all.
  package let folder: String
  /// Its name; the folder's where it has none.
  package let name: String
  /// The first sentence of its summary, as plain text; empty for none.
  package let summary: String
  /// Its systems and their versions: `iOS 13 to 27`; empty for none.
  package let systems: String
  package let language: Language
  package let pages: [WikiPage]
  /// The formats of its outputs.
  package var formats: Set<String>

  /// Creates an item of what was recorded of it.
  package init(
    folder: String, name: String, summary: String, systems: String, language: Language, pages: [WikiPage],
    formats: Set<String>
  ) {
    self.folder = folder
    self.name = name
    self.summary = summary
    self.systems = systems
    self.language = language
    self.pages = pages
    self.formats = formats
  }

  /// Describes a life cycle whose outputs of some formats are in a folder.
  package init(_ lifecycle: Lifecycle, folder: String, formats: Set<String>) {
    let hasComparisons = !ComparisonEmitter.comparisons(in: lifecycle).isEmpty
    self.init(
      folder: folder, name: lifecycle.name.nilIfEmpty ?? folder,
      summary: FirstSentence.of(markdown: lifecycle.summary) ?? "", systems: lifecycle.systemsText,
      language: lifecycle.language, pages: WikiPage.pages(of: lifecycle, hasComparisons: hasComparisons),
      formats: formats)
  }
}
