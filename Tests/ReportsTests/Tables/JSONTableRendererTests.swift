import Documents
import Foundation
import Reports
import TestSupport
import Testing

@Suite("Tables as JSON")
struct JSONTableRendererTests {
  @Test("Every table of every page is JSON whose rows have the columns it names", arguments: TestPage.fixtures)
  func shape(page: TestPage) throws {
    for kind in TableKind.allCases {
      let text = TableFormat.json.render(kind.table(of: page.lifecycle))
      let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let columns = try #require(document["columns"] as? [String])
      #expect(document["schema"] as? String == "instar/1")
      #expect(document["kind"] as? String == kind.rawValue)
      for row in try #require(document["rows"] as? [[String: Any]]) { #expect(Set(row.keys) == Set(columns)) }
    }
  }
}
