import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Reading a page with regions")
struct RegionReadingTests {
  private static let page = ExamplePage.delegates + "\n"

  @Test func `Text in a region defines nothing and is not reported`() {
    let states = """
      - **Playing**

      <!-- instar:begin table states -->

      | State | Parent | Description |
      | --- | --- | --- |
      | Idle | Nowhere | **Idle** |
      | Another | | (initial, finall) |

      - **Third** (oncee)

      ## Transitons

      ### Play: Idle → Nowhere

      1. `No.such(_:)`

      <!-- instar:allow dead-end -->

      <!-- instar:end -->
      """
    let reading = LifecycleReader.read(
      SourceFile(path: "page.md", text: Self.page.replacing("- **Playing**", with: states)))
    let plain = LifecycleReader.read(SourceFile(path: "page.md", text: Self.page))
    #expect(reading.lifecycle == plain.lifecycle)
    #expect(reading.diagnostics == [])
    #expect(reading.suppressing([], knownIDs: []) == [])
    #expect(reading.regions.map(\.phrase) == ["table states"])
  }

  @Test func `Text after a region is read, with its places`() {
    expect(
      """
      # T

      ## States

      <!-- instar:begin table states -->
      - **X**
        - **Y**
      <!-- instar:end -->

      - **A** (1️⃣finall)
        > - note
      - **B**

      ## Transitions

      - A → B
      - B → A
      """,
      [
        .init("misspelt-attribute", at: "1️⃣", covering: "finall", fixes: ["final"])
      ], diagnostics: { reading in reading.diagnostics.filter { $0.severity != .note } })
  }

  @Test func `Regions in items of lists are left out, and the items stay`() {
    let text = Self.page.replacing(
      "- **Playing**",
      with: "- **Playing**: runs.\n\n  <!-- instar:begin table order -->\n\n  - **Inner**\n\n  <!-- instar:end -->\n")
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: text))
    #expect(reading.lifecycle.states.map(\.name) == ["Idle", "Playing"])
    #expect(reading.diagnostics == [])
  }

  @Test func `Invalid markers are reported with the page, and hide nothing`() {
    let reading = expect(
      """
      # T

      ## States

      1️⃣<!-- instar:begin table states -->
      - **A**
      - **B**

      ## Transitions

      - A → B
      - B → A
      """,
      [
        .init("unclosed-region", at: "1️⃣", covering: "<!-- instar:begin table states -->")
      ], diagnostics: { reading in reading.diagnostics.filter { $0.severity != .note } })
    #expect(reading.lifecycle.states.count == 2)
  }

  @Test(arguments: TestPage.bundled + TestPage.fixtures)
  func `A page reads the same when each of its blocks is followed by a region with the page in it`(page: TestPage) {
    let inner = page.reading.file.text
    let region =
      "\n<!-- instar:begin table order -->\n\n\(inner.replacing("<!--", with: "<!- -"))\n\n<!-- instar:end -->\n\n"
    let heads = inner.replacing("\n## ", with: region + "## ")
    let reading = LifecycleReader.read(SourceFile(path: page.name, text: heads))
    #expect(reading.lifecycle == page.lifecycle)
    #expect(!reading.regions.isEmpty)
  }
}
