import Foundation
import LifecycleDiff
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("A diff as JSON")
struct DiffJSONTests {
  @Test("A change has its kind, its subject, both wordings, advice and fingerprint; the summary has counts")
  func shape() throws {
    var new = Lifecycle.sample
    new.callbacks[0].attributes.availability.deprecated = nil
    new.states[0].name += "!"
    let difference = LifecycleChanges(from: .sample, to: new)
    let first = try #require(difference.changes.first)
    let text = DiffJSON(DiffReport(difference, from: "a \"b\"", to: "c")).text
    #expect(text.hasPrefix("{\n  \"schema\": \"instar/1\",\n  \"old\": \"a \\\"b\\\"\",\n  \"new\": \"c\",\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.count == difference.changes.count)
    #expect(changes.first?["id"] as? String == first.kind.id)
    #expect(changes.first?["severity"] as? String == first.impact.rawValue)
    #expect(changes.first?["message"] as? String == first.message)
    #expect(changes.first?["fingerprint"] as? String == first.fingerprint)
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(Set(summary.keys) == Set(Impact.allCases.map(\.rawValue)))
    #expect(summary.values.reduce(0, +) == changes.count)
  }

  @Test("Accepted changes are neither listed nor counted")
  func accepted() throws {
    let pages = TestPage.bundled
    let old = try #require(pages.first { $0.name == "uikit-app" }).lifecycle
    let new = try #require(pages.first { $0.name == "uikit-scenes" }).lifecycle
    let difference = LifecycleChanges(from: old, to: new)
    let gone = Set(difference.changes.filter { $0.impact != .breaking }.map(\.fingerprint))
    let text = DiffJSON(DiffReport(difference, from: "old", to: "new", accepted: gone)).text
    #expect(text.contains("\"compatible\": 0,\n    \"editorial\": 0\n"))
    #expect(text.contains("\"breaking\": \(difference.changes.count { $0.impact == .breaking }),"))
  }

  @Test("Without changes the list is empty")
  func same() {
    let report = DiffReport(LifecycleChanges(from: .sample, to: .sample), from: "a", to: "b")
    #expect(DiffJSON(report).text.contains("\"changes\": [],"))
  }
}
