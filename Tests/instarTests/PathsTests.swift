import Testing

@Suite("instar paths", .tags(.program))
struct PathsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  @Test(
    "A checklist is written in every format, to standard output or to a file",
    arguments: ["markdown", "text", "json", "xctest"])
  func formats(format: String) async throws {
    let run = try await sandbox.instar("paths", "uikit-scenes", "--format", format)
    #expect(run.status == 0 && run.messages == "")
    #expect(run.output.contains("new-window"))
    _ = try await sandbox.instar("paths", "uikit-scenes", "--format", format, "-o", "plan")
    #expect(sandbox.read("plan") == run.output)
  }

  @Test("Each sequence can be simulated")
  func played() async throws {
    let run = try await sandbox.instar("paths", "uikit-scenes", "--format", "text")
    let lines = run.output.split(separator: "\n").map(String.init)
    let sequences = lines.indices.filter { lines[$0].hasPrefix("Sequence ") }.map { lines[$0 + 1] }
    #expect(sequences.count == 6)
    for words in sequences {
      let played = try await sandbox.shell("instar simulate uikit-scenes \(words)")
      #expect(played.status == 0, "\(words): \(played.messages)")
    }
  }

  @Test("One scene cannot open another: uncovered elements are listed, and are no failure")
  func gaps() async throws {
    let run = try await sandbox.instar("paths", "uikit-scenes", "--scenes", "1")
    #expect(run.status == 0)
    #expect(run.messages.contains("warning: 'New window: Not running → Inactive [another scene]' is not covered: "))
    #expect(run.output.contains("\n## Not covered\n"))
    #expect(try await sandbox.instar("paths", "uikit-scenes", "--scenes", "1", "--quiet").messages == "")
  }

  @Test("The goal and the number of scenes are validated")
  func usage() async throws {
    #expect(try await sandbox.instar("paths", "order.md", "--cover", "everything").status == 64)
    #expect(try await sandbox.instar("paths", "order.md", "--scenes", "0").status == 64)
    #expect(try await sandbox.instar("paths", "nowhere.md").status == 2)
  }
}
