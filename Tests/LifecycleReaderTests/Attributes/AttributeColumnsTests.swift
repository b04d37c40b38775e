import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Attributes in columns of tables")
struct AttributeColumnsTests {
  @Test(
    "Columns that say since when are read, whatever their language, with a version alone too",
    arguments: ["Attributes", "Since", "Introduced in", "Availability", "導入", "도입", "引入版本"])
  func since(heading: String) {
    let usual = reading(Self.page("Attributes", ["since iOS 13", "documented, since iOS 14, deprecated iOS 17"]))
    let prefix = heading == "Attributes" ? "since " : ""
    let other = reading(
      Self.page(heading, ["\(prefix)iOS 13", "(documented, \(prefix)iOS 14, deprecated in iOS 17)"]))
    #expect(usual.diagnostics == [] && other.diagnostics == [])
    #expect(usual.lifecycle.states[0].availability.since == PlatformVersion("iOS 13"))
    #expect(usual.lifecycle.delegates[0].availability.since == PlatformVersion("iOS 13"))
    #expect(usual.lifecycle.transitions[1].availability.deprecated == PlatformVersion("iOS 17"))
    #expect(usual.lifecycle.callbacks[1].attributes.availability.deprecated == PlatformVersion("iOS 17"))
    #expect(other.lifecycle.claims == usual.lifecycle.claims)
  }

  @Test("A column with nothing but attributes needs no heading that is known")
  func content() {
    let usual = reading(Self.page("Attributes", ["documented", "—"]))
    let other = reading(Self.page("Status", ["documented", "—"]))
    #expect(usual.lifecycle.states.map(\.provenance.status) == [.documented, nil])
    #expect(other.lifecycle.states.map(\.provenance.status) == usual.lifecycle.states.map(\.provenance.status))
    #expect(
      other.lifecycle.transitions.map(\.provenance.status) == usual.lifecycle.transitions.map(\.provenance.status))
    #expect(other.diagnostics == [])
  }

  @Test("A column that says since when in words is prose; a version that cannot be read among others is told")
  func prose() {
    let words = reading(Self.page("Since", ["the start", "the end"]))
    #expect(words.diagnostics == [])
    #expect(words.lifecycle.transitions[0].documentation == "Since: the start")
    #expect(words.lifecycle.transitions[0].event == "")
    let told = reading(Self.page("Since", ["iOS 13", "early"])).diagnostics
    #expect(told.map(\.id) == Array(repeating: "unknown-attribute", count: 4))
  }

  @Test("What a protocol's methods need not have is no call that may be skipped")
  func optional() {
    let reading = reading(Self.page("Required", ["optional", "optional"]))
    #expect(reading.lifecycle.callbacks.allSatisfy { $0.attributes.certainty == .always })
  }

  /// A page whose four tables have two rows, the last column of each with the same heading and cells.
  private static func page(_ heading: String, _ cells: [String]) -> String {
    func table(_ columns: [String], _ rows: [[String]]) -> String {
      let lines =
        [columns + [heading], Array(repeating: "---", count: columns.count + 1)]
        + zip(rows, cells).map { $0 + [$1] }
      return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }
    return """
      # Link

      ## Delegates

      \(table(["Delegate"], [["`Link`"], ["`Port`"]]))

      ## States

      \(table(["State"], [["Off (initial)"], ["On"]]))

      ## Callbacks

      \(table(["Call"], [["`Link.didConnect()`"], ["`Port.didDrop()`"]]))

      ## Transitions

      \(table(["From", "To", "Callbacks"], [["Off", "On", "`Link.didConnect()`"], ["On", "Off", "`Port.didDrop()`"]]))
      """
  }

  private func reading(_ page: String) -> Reading { LifecycleReader.read(SourceFile(path: "page.md", text: page)) }
}
