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
          status: 0, output: "", messages: "Wrote docs/my-app.md. Next: instar generate docs/my-app.md\n"))
    #expect(try await sandbox.instar("check", "docs/my-app.md").output == "")
  }

  @Test("A small page is checked without a diagnostic")
  func small() async throws {
    let sandbox = try Sandbox()
    #expect(try await sandbox.instar("init", "--from", "player").status == 0)
    #expect(sandbox.read("player.md")?.split(separator: "\n").count == 26)
    #expect(try await sandbox.instar("check", "player.md", "--strict").output == "")
  }

  @Test("An existing page is kept, unless with --force")
  func existing() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("mine\n", to: "uikit-scenes.md")
    #expect(try await sandbox.instar("init").status == 1)
    #expect(sandbox.read("uikit-scenes.md") == "mine\n")
    #expect(try await sandbox.instar("init", "--force").status == 0)
    #expect(sandbox.read("uikit-scenes.md")?.hasPrefix("# UIKit scene life cycle\n") == true)
  }
}
