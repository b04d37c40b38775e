import Documents
import Emission
import LifecycleModel

/// The scene configurations, a row each, in page order.
package enum SceneConfigurationsTable {
  /// The table of a life cycle; `nil` for a page without.
  package static func table(of lifecycle: Lifecycle) -> Table? {
    guard !lifecycle.sceneConfigurations.isEmpty else { return nil }
    let words = PageStrings(language: lifecycle.language)
    func column(
      _ key: String, isHeading: Bool = false, _ text: @escaping (SceneConfiguration) -> InlineContent
    ) -> TableLayout<SceneConfiguration>.Column {
      .init(
        heading: words.phrase("column." + key), isVerbatim: true, isHeading: isHeading, isOptional: !isHeading,
        text: text)
    }
    let layout = TableLayout<SceneConfiguration>(
      columns: [
        column("name", isHeading: true) { InlineContent(plain: $0.name) },
        column("role") { InlineContent(plain: $0.role.shortName) },
        column("delegateClass") { InlineContent(lines: $0.delegateClass.map { [[.code($0)]] } ?? []) },
        column("sceneClass") { InlineContent(lines: $0.sceneClass.map { [[.code($0)]] } ?? []) },
        column("storyboard") { InlineContent(plain: $0.storyboard) },
        column("when") { InlineContent(markdown: $0.shownCondition ?? "") },
      ], fields: [])
    let title = words.phrase("section.sceneConfigurations")
    return layout.table(nil, title, in: lifecycle.language, rows: lifecycle.sceneConfigurations, records: [])
  }
}
