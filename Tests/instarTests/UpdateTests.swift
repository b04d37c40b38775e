import Foundation
import TestSupport
import Testing

@Suite("instar update", .tags(.program))
struct UpdateTests {
  private let sandbox: Sandbox
  private static let notes = """
    # Notes

    <!-- instar:begin table states from order.md -->
    <!-- instar:end -->

    What a person writes.

    """

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
    try sandbox.write(Self.notes, to: "notes.md")
  }

  /// A page with one region.
  private func page(_ phrase: String) -> String {
    "# Notes\n\n<!-- instar:begin \(phrase) -->\n<!-- instar:end -->\n"
  }

  @Test func `A region is filled from the page, the rest stays, and a second update changes nothing`() async throws {
    let run = try await sandbox.instar("update", "notes.md")
    #expect(run == ProgramRun(status: 0, output: "", messages: "Updated 1 region in 1 page\n"))
    let filled = """
      # Notes

      <!-- instar:begin table states from order.md -->

      | State | Attributes |
      | ----- | ---------- |
      | Cart  | initial    |
      | Paid  | final      |

      <!-- instar:end -->

      What a person writes.

      """
    #expect(sandbox.read("notes.md") == filled)
    let stamps = try sandbox.stamps(of: ".")
    let again = try await sandbox.instar("update", "notes.md", "order.md")
    #expect(again.messages == "Updated 0 regions, 1 unchanged\n")
    #expect(try sandbox.stamps(of: ".") == stamps)
    #expect(try await sandbox.instar("update", "notes.md", "--check").messages == "")
  }

  @Test func `--check writes nothing, names the stale regions and shows the difference`() async throws {
    let page = Self.notes.replacing("-->\n<!-- instar:end", with: "-->\n\nold\n\n<!-- instar:end")
    try sandbox.write(page, to: "notes.md")
    let run = try await sandbox.instar("update", "notes.md", "order.md", "--check")
    #expect(
      run.messages == """
        error: notes.md:3: 'table states from order.md' is out of date
        Update with: instar update notes.md

        """)
    #expect(
      run.output == """
        --- notes.md
        +++ notes.md
        @@ -2,7 +2,10 @@
         
         <!-- instar:begin table states from order.md -->
         
        -old
        +| State | Attributes |
        +| ----- | ---------- |
        +| Cart  | initial    |
        +| Paid  | final      |
         
         <!-- instar:end -->
         

        """)
    #expect(run.status == 1)
    #expect(sandbox.read("notes.md") == page)
    let quiet = try await sandbox.instar("update", "notes.md", "--check", "--quiet", "--color", "always")
    #expect(quiet.messages.hasPrefix("\u{1B}[1;31merror:") && !quiet.messages.contains("Fill"))
    #expect(quiet.output.contains("\u{1B}[1;31m-old\u{1B}[0m"))
  }

  @Test func `A page can fill its own regions, and their text is not part of it`() async throws {
    let region = "\n<!-- instar:begin table order -->\n<!-- instar:end -->\n\n## Callbacks"
    try sandbox.write(Pages.order.replacing("\n## Callbacks", with: region), to: "order.md")
    #expect(try await sandbox.instar("update", "order.md").status == 0)
    let text = try #require(sandbox.read("order.md"))
    #expect(text.contains("| Pay   | Cart → Paid | 1   | Shop     | `pay(_:)` |\n"))
    #expect(try await sandbox.instar("check", "order.md", "--strict").output == "")
    #expect(try await sandbox.instar("update", "order.md", "--check").status == 0)
  }

  @Test func `Pages are found beside the page that names them, and the text is the same from anywhere`() async throws {
    try sandbox.write(page("diff order.md other.md") + page("diff 12 13"), to: "docs/notes.md")
    try sandbox.write(Pages.order, to: "docs/order.md")
    try sandbox.write(Pages.order.replacing("- Version: 13", with: "- Version: 12 to 13"), to: "docs/other.md")
    try sandbox.write(page("diff order.md other.md"), to: "docs/notes.md")
    #expect(try await sandbox.instar("update", "docs/notes.md").status == 0)
    let text = try #require(sandbox.read("docs/notes.md"))
    #expect(text.contains("There is 1 change") && !text.contains("docs"))
    let inside = try await sandbox.shell(
      "cd docs && instar update notes.md --check && instar update ./notes.md --check")
    #expect(inside == ProgramRun(status: 0, output: "", messages: ""))
  }

  @Test(
    "Each kind of region",
    arguments: [
      ("table matrix from uikit-app", "| Event "), ("graph mermaid from uikit-app", "```mermaid\n---\n"),
      ("graph plantuml from uikit-app view sequence", "```plantuml\n@startuml"),
      ("graph dot from uikit-app event Launch", "```dot\ndigraph"), ("graph scxml from uikit-app", "```xml\n<?xml"),
      ("graph json from uikit-app", "```json\n{\n"),
      ("table order from uikit at \"iOS 12\"", "| Launch without scenes"),
      ("table order from uikit at \"iOS 27, SDK iOS 26\"", "| Launch without scenes"),
      ("compare SceneDelegate ScenePhase from scene-phase", "| SceneDelegate "),
      ("compare AppDelegate SceneDelegate from uikit-app with uikit-scenes", "| AppDelegate "),
      ("diff uikit-app uikit-scenes", "## Replaced callbacks"),
      ("diff \"iOS 26\" 27 from uikit", "## Replaced callbacks"),
      ("table states from uikit-app language ja", "| 状態"), ("table states from uikit-app language ko", "| 상태"),
    ])
  func kinds(phrase: String, text: String) async throws {
    try sandbox.write(page(phrase), to: "a.md")
    #expect(try await sandbox.instar("update", "a.md").messages == "Updated 1 region in 1 page\n")
    let filled = try #require(sandbox.read("a.md"))
    #expect(filled.replacing(/[ ]+\|/, with: " |").contains(text), "\(filled)")
    #expect(try await sandbox.instar("update", "a.md", "--check").status == 0)
  }

  @Test func `A page with a broken marker is not written, the others are`() async throws {
    let broken = page("table states from order.md") + "\n<!-- instar:end -->\n"
    try sandbox.write(broken, to: "broken.md")
    let run = try await sandbox.instar("update", "broken.md", "notes.md")
    #expect(run.status == 1)
    #expect(
      run.messages == """
        error: Region end has no beginning [stray-region-end]
         --> broken.md:6:1
        6 | <!-- instar:end -->
          | ^^^^^^^^^^^^^^^^^^^
        help: Remove it, or put '<!-- instar:begin … -->' above the region's text
        Updated 1 region in 1 page

        """)
    #expect(sandbox.read("broken.md") == broken)
    #expect(sandbox.read("notes.md")?.contains("| Cart ") == true)
  }

  @Test(
    "A region that cannot be filled is an error at its word, and the page does not change",
    arguments: [
      (
        "table states from ordr.md", "Page 'ordr.md' is neither a file nor a bundled page", "ordr.md",
        "Did you mean 'order.md'?", 2
      ),
      ("table states from .", "'.' is not a page", ".", "Name a Markdown file", 2),
      (
        "table states from bad.md", "Page 'bad.md' has an error", "bad.md", "List all errors with: instar check bad.md",
        1
      ),
      (
        "table states", "This page has an error", "<!-- instar:begin table states -->",
        "Fix it, or name the page that the region is about: 'from PAGE'", 1
      ),
      ("table states from order.md event Play", "Unknown event 'Play'", "Play", "Replace 'Play' with 'Pay'", 1),
      ("compare Shop Shopp from order.md", "Unknown delegate 'Shopp'", "Shopp", "Replace 'Shopp' with 'Shop'", 1),
      ("compare Shop Shop from order.md", "'Shop' is on both sides", "Shop", "Name another delegate", 1),
      (
        "table states from order.md at \"macOS 14\"", "The page is about iOS, not macOS 14", "\"macOS 14\"",
        "Write \"iOS 14\"", 1
      ),
      ("table stats from order.md", "Unknown table 'stats'", "stats", "Replace 'stats' with 'states'", 1),
      (
        "graph mermade from order.md", "Unknown graph format 'mermade'", "mermade",
        "Replace 'mermade' with 'mermaid'", 1
      ),
    ] as [(String, String, String, String, Int32)])
  func unfilled(phrase: String, summary: String, word: String, help: String, status: Int32) async throws {
    try sandbox.write(Pages.misspelt, to: "bad.md")
    try sandbox.write(page(phrase), to: "a.md")
    let run = try await sandbox.instar("update", "a.md", "notes.md")
    let line = "<!-- instar:begin \(phrase) -->"
    let start = try #require(line.ranges(of: word).last?.lowerBound)
    let column = line.distance(from: line.startIndex, to: start)
    let id =
      status == 2 || !(summary.contains("table '") || summary.contains("format") || summary.contains("both"))
      ? "unfilled" : "malformed"
    #expect(
      run.messages.hasPrefix(
        """
        error: \(summary) [\(id)-region]
         --> a.md:3:\(column + 1)
        3 | \(line)
          | \(String(repeating: " ", count: column))\(String(repeating: "^", count: word.count))

        """), "\(run.messages)")
    #expect(run.messages.contains("\nhelp: \(help)\n"))
    #expect(run.status == status)
    #expect(sandbox.read("a.md") == page(phrase))
    // A page that cannot be read keeps all pages from being written.
    #expect((sandbox.read("notes.md") == Self.notes) == (status == 2))
  }

  @Test func `The error of another page is shown at its place there`() async throws {
    try sandbox.write(Pages.misspelt, to: "bad.md")
    try sandbox.write(page("table states from bad.md"), to: "a.md")
    let run = try await sandbox.instar("update", "a.md")
    #expect(run.messages.contains("note: State 'Piad' is not defined\n --> bad.md:23:17\n"))
  }

  @Test func `Nothing is written if a page cannot be read, and only files are updated`() async throws {
    let missing = try await sandbox.instar("update", "notes.md", "nots.md")
    #expect(missing.status == 2 && missing.messages.contains("page 'nots.md' is neither a file nor a bundled page"))
    for name in ["uikit-app", "-"] {
      let run = try await sandbox.instar("update", "notes.md", name)
      #expect(run.status == 64 && run.messages.contains("it is not a file"))
    }
    #expect(sandbox.read("notes.md") == Self.notes)
  }

  @Test func `A page without regions is not changed, with a message`() async throws {
    let run = try await sandbox.instar("update", "order.md")
    #expect(run == ProgramRun(status: 0, output: "", messages: "No regions in 1 page\n"))
    #expect(try await sandbox.instar("update", "order.md", "--quiet").messages == "")
  }

  @Test func `--at reads pages at a version unless a region names one`() async throws {
    let page = page("table order from uikit") + page("table order from uikit at \"iOS 27\"")
    try sandbox.write(page, to: "a.md")
    #expect(try await sandbox.instar("update", "a.md", "--at", "iOS 12").status == 0)
    let parts = try #require(sandbox.read("a.md")).components(separatedBy: "instar:end")
    #expect(parts[0].contains("Launch without scenes") && !parts[1].contains("Launch without scenes"))
    let other = try await sandbox.instar("update", "a.md", "--at", "macOS 12")
    #expect(other.status == 1 && other.messages.contains("The page is about iOS, not macOS 12"))
  }

  @Test func `Permissions don't change, and a link remains a link`() async throws {
    _ = try await sandbox.shell("chmod 640 notes.md && ln -s notes.md link.md")
    #expect(try await sandbox.instar("update", "link.md").status == 0)
    let permissions = try FileManager.default.attributesOfItem(atPath: sandbox.folder.path + "/notes.md")[
      .posixPermissions]
    #expect(permissions as? Int == 0o640)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.folder.path + "/link.md")
    #expect(target == "notes.md")
  }

  @Test func `check reports errors in a page's regions, and fixes misspellings`() async throws {
    let page = Pages.order + "\n<!-- instar:begin tabel order -->\n<!-- instar:ende -->\n"
    try sandbox.write(page, to: "order.md")
    let run = try await sandbox.instar("check", "order.md")
    #expect(run.status == 1)
    #expect(
      run.output.contains("Unknown region 'tabel' [malformed-region]") || run.output.contains("[malformed-marker]"))
    _ = try await sandbox.instar("check", "order.md", "--fix")
    _ = try await sandbox.instar("check", "order.md", "--fix")
    #expect(try await sandbox.instar("check", "order.md").status == 0)
    #expect(sandbox.read("order.md") == Pages.order + "\n<!-- instar:begin table order -->\n<!-- instar:end -->\n")
  }

  @Test func `The regions of this repository's own pages are filled from the bundled pages`() async throws {
    let docs = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "docs").path)
    let pages = ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    let paths = pages.map { Repository.root.appending(path: $0).path }
    let run = try await sandbox.instar(["update", "--check"] + paths)
    #expect(run == ProgramRun(status: 0, output: "", messages: ""))
    let readme = try String(contentsOfFile: paths[0], encoding: .utf8)
    #expect(readme.contains("<!-- instar:begin "))
  }
}
