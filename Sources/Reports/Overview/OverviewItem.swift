import Documents
import Emission
import LifecycleModel

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
  /// Its language.
  package let language: Language
  /// The pages of its wiki.
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
