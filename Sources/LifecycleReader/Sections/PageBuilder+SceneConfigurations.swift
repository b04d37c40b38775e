import LifecycleModel
import Text

extension PageBuilder {
  /// Reads a Scene configurations section: a table, the first row is the default.
  mutating func readSceneConfigurations(_ part: PagePart) {
    for table in document.tables(in: part.blocks) { readSceneConfigurations(table) }
    for inner in part.parts { readSceneConfigurations(inner) }
  }

  private mutating func readSceneConfigurations(_ table: PipeTable) {
    let columns = columns(of: table, ["name", "role", "delegateClass", "sceneClass", "storyboard", "when"])
    guard let nameColumn = columns["name"] else { return reportMalformed(table) }
    for row in table.rows {
      let cell = row.cells[nameColumn]
      let name = cell.trimmed(cell.fullRange)
      guard !name.isEmpty else { continue }
      let condition = plainText("when", of: row, columns)
      lifecycle.sceneConfigurations.append(
        SceneConfiguration(
          name: cell[name], role: readRole(columns["role"].map { row.cells[$0] }),
          delegateClass: plainText("delegateClass", of: row, columns),
          sceneClass: plainText("sceneClass", of: row, columns), storyboard: plainText("storyboard", of: row, columns),
          condition: condition,
          isConditionCode: condition != nil && columns["when"].map { row.cells[$0].isCodeSpan } ?? false))
      sourceMap.sceneConfigurations.append(cell.source(of: name))
    }
  }

  /// The role of a cell: its short name, its Info.plist key or its Swift name; `application` where the cell says nothing.
  private mutating func readRole(_ cell: RichText?) -> SceneRole {
    guard let cell, !vocabulary.isNone(cell.text) else { return .application }
    let range = cell.trimmed(cell.fullRange)
    let key = NameKey(cell[range])
    let role = SceneRole.allCases.first { role in
      [role.shortName, role.plistKey, role.swiftName, "." + role.swiftName].contains { NameKey($0) == key }
    }
    if let role { return role }
    let nearest = NearestWord.match(for: cell[range], in: SceneRole.allCases.flatMap { [$0.shortName, $0.plistKey] })
    report(.unknownRole(cell[range], nearest: nearest, at: cell.source(of: range)))
    return .application
  }
}
