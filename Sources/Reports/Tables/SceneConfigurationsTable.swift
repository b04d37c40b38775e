import Documents
import Emission
import LifecycleModel

/// Which scene configurations there are: a row a configuration, in page order.
package enum SceneConfigurationsTable {
  /// The table of a life cycle; `nil` for a page without.
  package static func table(of lifecycle: Lifecycle) -> Table? {
    guard !lifecycle.sceneConfigurations.isEmpty else { return nil }
    let words = PageWords(language: lifecycle.language)
    func column(
      _ key: String, isHeading: Bool = false, _ text: @escaping (SceneConfiguration) -> TableText
    ) -> TableLayout<SceneConfiguration>.Column {
      .init(
        heading: words.phrase("column." + key), isVerbatim: true, isHeading: isHeading, isOptional: !isHeading,
        text: text)
    }
    let layout = TableLayout<SceneConfiguration>(
      columns: [
        column("name", isHeading: true) { TableText(plain: $0.name) },
        column("role") { TableText(plain: $0.role.shortName) },
        column("delegateClass") { TableText(lines: $0.delegateClass.map { [[.code($0)]] } ?? []) },
        column("sceneClass") { TableText(lines: $0.sceneClass.map { [[.code($0)]] } ?? []) },
        column("storyboard") { TableText(plain: $0.storyboard) },
        column("when") { TableText(markdown: $0.shownCondition ?? "") },
      ], fields: [])
    let title = words.phrase("section.sceneConfigurations")
    return layout.table(nil, title, in: lifecycle.language, rows: lifecycle.sceneConfigurations, records: [])
  }
}
