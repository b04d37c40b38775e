import Emission
import Reports
import TestSupport
import Testing

@Suite("The files of tables")
struct TablesEmitterTests {
  @Test("There is a file for each table in each format")
  func files() {
    let paths = TablesEmitter().files(for: .sample).map(\.path)
    #expect(paths.count == TableKind.allCases.count * 4)
    #expect(paths.prefix(4) == ["tables/order.md", "tables/order.html", "tables/order.csv", "tables/order.json"])
    #expect(Set(paths).count == paths.count)
  }

  @Test("A Markdown file has a title above its table")
  func title() {
    guard case .text(let text) = TablesEmitter().files(for: .sample)[0].contents else { return }
    #expect(text.hasPrefix("# UIKit scene life cycle: Call order\n\n| Event"))
  }

  @Test("The same life cycle gives the same bytes")
  func determinism() {
    #expect(TablesEmitter().files(for: .sample) == TablesEmitter().files(for: .sample))
  }
}
