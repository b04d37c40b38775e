import TestSupport
import Testing

@Suite("instar init", .tags(.program))
struct InitTests {
  @Test("A new page is a copy of a bundled page, with the given name")
  func start() async throws {
    let sandbox = try Sandbox()
    let run = try await sandbox.instar("init", "docs/my-app", "--from", "scene-phase")
    #expect(
      run
        == ProgramRun(
          status: 0, output: "",
          messages: "Wrote docs/my-app.lifecycle.md. Next: instar generate docs/my-app.lifecycle.md\n"))
    #expect(try await sandbox.instar("check", "docs").output == "")
  }

  @Test("A small page is checked without a diagnostic", arguments: [("small", 30), ("player", 44)])
  func small(page: String, lineCount: Int) async throws {
    let sandbox = try Sandbox()
    #expect(try await sandbox.instar("init", "--from", page).status == 0)
    let text = try #require(sandbox.read("\(page).lifecycle.md"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == lineCount + 1)
    #expect(try await sandbox.instar("check", "\(page).lifecycle.md", "--strict").output == "")
    #expect(try await sandbox.instar("init", "--help").output.contains(page))
  }

  @Test("An existing page is kept, unless with --force")
  func existing() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("mine\n", to: "app.lifecycle.md")
    #expect(try await sandbox.instar("init").status == 1)
    #expect(sandbox.read("app.lifecycle.md") == "mine\n")
    #expect(try await sandbox.instar("init", "--force").status == 0)
    #expect(sandbox.read("app.lifecycle.md")?.hasPrefix("# App\n") == true)
  }
}
