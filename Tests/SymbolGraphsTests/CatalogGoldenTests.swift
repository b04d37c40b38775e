import Documents
import Reports
import TestSupport
import Testing

@testable import SymbolGraphs

@Suite("Recorded catalogs")
struct CatalogGoldenTests {
  @Test("Lists of types, callbacks and changes look as recorded, in every format")
  func goldens() throws {
    let (old, new) = (
      try GraphFixture.types(of: ["1/Radio", "Tuner"]), try GraphFixture.types(of: ["2/Radio", "Tuner"])
    )
    let types = CatalogTypes(old)
    let callbacks = CatalogCallbacks(old.filter { ["RadioDelegate", "Tuner", "TunerDelegate"].contains($0.name) })
    let changes = CatalogChanges(DeclarationChanges(from: old, to: new), from: "1", to: "2")
    let catalog = CatalogChanges(
      ofCatalog: DeclarationChanges(ofCatalog: old.map { $0.with($0.callbacks) }, with: new), with: "2")
    var files = [
      "types.txt": types.lines.map { $0.joined(separator: "\t") + "\n" }.joined(),
      "callbacks.txt": callbacks.text(isColored: false), "changes.txt": changes.text(isColored: false),
      "differences.txt": catalog.text(isColored: false), "changes.ansi": changes.text(isColored: true),
      "changes.md": changes.markdown, "differences.md": catalog.markdown,
    ]
    for format in [TableFormat.csv, .json] {
      files["types.\(format)"] = format.render(types.table)
      files["callbacks.\(format)"] = format.render(callbacks.table)
      files["changes.\(format)"] = format.render(changes.table)
      files["differences.\(format)"] = format.render(catalog.table)
    }
    for (name, table) in [("types", types.table), ("callbacks", callbacks.table)] {
      files["\(name).md"] = TableFormat.markdown.render(table)
    }
    try Goldens("catalog").expect(files)
  }
}
