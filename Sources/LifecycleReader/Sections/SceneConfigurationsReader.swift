import LifecycleModel
import Text

/// Reads Scene configurations sections: tables, whose first row is the default.
struct SceneConfigurationsReader {
  /// The page.
  let document: MarkdownDocument
  /// The report of the page.
  let report: Report

  /// Reads a section.
  func read(_ part: PagePart) -> [SceneConfiguration] {
    document.tables(in: part.blocks).flatMap(readTable) + part.parts.flatMap(read)
  }

  private func readTable(_ table: PipeTable) -> [SceneConfiguration] {
    report.use(table.headerRange)
    let columns = TableColumns(["name", "role", "delegateClass", "sceneClass", "storyboard", "when"], of: table)
    guard let nameColumn = columns["name"] else {
      report.add(.malformedTable(["name"], of: table))
      return []
    }
    return table.rows.compactMap { row in
      let cell = row.cells[nameColumn]
      let name = cell.trimmed(cell.fullRange)
      guard !name.isEmpty else { return nil }
      report.sourceMap.sceneConfigurations.append(cell.source(of: name))
      return SceneConfiguration(
        name: cell[name], role: columns.filledCell("role", of: row).flatMap(readRole) ?? .application,
        delegateClass: columns.plainText("delegateClass", of: row),
        sceneClass: columns.plainText("sceneClass", of: row),
        storyboard: columns.plainText("storyboard", of: row), condition: columns.plainText("when", of: row),
        isConditionCode: columns.filledCell("when", of: row)?.isCodeSpan ?? false)
    }
  }

  /// The role of a cell: its short name, its Info.plist key or its Swift name.
  private func readRole(_ cell: RichText) -> SceneRole? {
    let range = cell.trimmed(cell.fullRange)
    let key = NameKey(cell[range])
    let role = SceneRole.allCases.first { role in
      [role.shortName, role.plistKey, role.swiftName, "." + role.swiftName].contains { NameKey($0) == key }
    }
    if role == nil {
      let known = SceneRole.allCases.flatMap { [$0.shortName, $0.plistKey] }
      let nearest = NearestWord.guess(for: cell[range], in: known)
      report.add(.unknownRole(cell[range], nearest: nearest, at: cell.source(of: range)))
    }
    return role
  }
}
