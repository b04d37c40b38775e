import TestSupport
import Testing

@Suite("instar update with drawings", .tags(.program))
struct UpdateDrawingsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  /// A page with one region.
  private func page(_ phrase: String) -> String {
    "# Notes\n\n<!-- instar:begin \(phrase) -->\n<!-- instar:end -->\n"
  }

  @Test func `A drawing is a file beside the page, drawn again when the page changes`() async throws {
    try sandbox.write(page("graph svg from ../order.md as \"pictures/a b.svg\""), to: "docs/a.md")
    let missing = try await sandbox.instar("update", "docs/a.md", "--check")
    #expect(
      missing.status == 1 && missing.messages.contains("error: docs/a.md:3: 'docs/pictures/a b.svg' is missing\n"))
    #expect(sandbox.read("docs/pictures/a b.svg") == nil)
    let run = try await sandbox.instar("update", "docs/a.md")
    #expect(run == ProgramRun(status: 0, output: "", messages: "Updated 1 region in 1 page, 1 picture drawn\n"))
    #expect(sandbox.read("docs/a.md")?.contains("](pictures/a%20b.svg)\n\n<!-- instar:end -->") == true)
    #expect(sandbox.read("docs/pictures/a b.svg")?.contains("pay(_:)") == true)
    let stamps = try sandbox.stamps(of: "docs")
    #expect(try await sandbox.instar("update", "docs/a.md").messages == "Updated 0 regions, 1 unchanged\n")
    #expect(try sandbox.stamps(of: "docs") == stamps)
    try sandbox.write(Pages.order.replacing("pay", with: "charge"), to: "order.md")
    let stale = try await sandbox.instar("update", "docs/a.md", "--check")
    #expect(stale.status == 1 && stale.output == "")
    #expect(stale.messages.hasPrefix("error: docs/a.md:3: 'docs/pictures/a b.svg' is out of date\n"))
    #expect(
      try await sandbox.instar("update", "docs/a.md").messages == "Updated 0 regions, 1 unchanged, 1 picture drawn\n")
    #expect(sandbox.read("docs/pictures/a b.svg")?.contains("charge(_:)") == true)
    #expect(try await sandbox.instar("update", "docs/a.md", "--check").status == 0)
  }

  @Test func `A drawing replaces no other file, and no two pictures are drawn to one file`() async throws {
    try sandbox.write("<svg>mine</svg>", to: "mine.svg")
    try sandbox.write(page("graph svg from order.md as mine.svg"), to: "a.md")
    let run = try await sandbox.instar("update", "a.md")
    #expect(
      run.status == 1 && run.messages.contains("'mine.svg' exists and was not drawn by Instar [unfilled-region]"))
    #expect(sandbox.read("mine.svg") == "<svg>mine</svg>")
    try sandbox.write(page("graph svg from order.md as b.svg") + page("graph svg from order.md as b.svg"), to: "a.md")
    #expect(try await sandbox.instar("update", "a.md").messages == "Updated 2 regions in 1 page, 1 picture drawn\n")
    try sandbox.write(page("graph svg from order.md view sequence as b.svg"), to: "b.md")
    let both = try await sandbox.instar("update", "a.md", "b.md")
    #expect(both.status == 1 && both.messages.contains("'b.svg' is another region's picture"))
  }

  @Test func `If nothing can be drawn, nothing is written`() async throws {
    try sandbox.write(page("table states from order.md"), to: "notes.md")
    try sandbox.write(page("graph svg from order.md as a.svg"), to: "a.md")
    let run = try await sandbox.instar(["update", "a.md", "notes.md"], environment: ["PATH": "/nowhere"])
    #expect(run.status == 2 && run.messages.contains("Graphviz's 'dot' is not installed"))
    #expect(sandbox.read("a.md") == page("graph svg from order.md as a.svg"))
    #expect(sandbox.read("notes.md") == page("table states from order.md"))
  }
}
