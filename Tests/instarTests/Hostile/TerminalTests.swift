import Testing

@Suite("Output to the terminal", .tags(.program))
struct TerminalTests {
  @Test("Names of files and folders cannot control a terminal, in errors and in summaries")
  func files() async throws {
    let sandbox = try Sandbox()
    let name = "a\u{1B}[2J\u{7}\u{202E}b"
    try sandbox.write(Pages.misspelt, to: "\(name).md")
    let runs = [
      try await sandbox.instar("check", "\(name).md", "--fix"),
      try await sandbox.instar("generate", "\(name).md", "-o", "\(name)", "--only", "json"),
      try await sandbox.instar("init", "\(name)2"),
      try await sandbox.instar("check", "\(name)3"),
      try await sandbox.instar("diff", "\(name).md", "uikit", "--fail-on", "none", "-o", "\(name).txt"),
    ]
    #expect(runs.map(\.status) == [0, 0, 0, 2, 0])
    for run in runs {
      let steering = (run.output + run.messages).unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F || $0 == "\u{202E}"
      }
      #expect(steering.isEmpty, "\(run)")
    }
    #expect(runs[0].messages.contains("a␛[2J␇\u{FFFD}b.md"))
  }
}
