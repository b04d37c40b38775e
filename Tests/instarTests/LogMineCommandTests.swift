import TestSupport
import Testing

@Suite("instar log mine", .tags(.program))
struct LogMineCommandTests {
  private let sandbox: Sandbox

  /// Writes the log of a run, one of a call that is missing, and one without a call.
  init() async throws {
    sandbox = try Sandbox()
    let run = try await sandbox.instar("simulate", "uikit-scenes", "launch", "leave", "return", "--log")
    try #require(run.status == 0)
    try sandbox.write(run.output, to: "app.log")
    let lines = run.output.replacing(/\ n=\d+/, with: "").split(separator: "\n")
    let broken = lines.filter { !$0.contains("sceneWillResignActive") }.map { $0 + "\n" }.joined()
    try sandbox.write(broken, to: "broken.log")
    try sandbox.write("nothing here\n", to: "empty.log")
  }

  @Test("A mined page has no errors, and its log conforms to it")
  func mining() async throws {
    let run = try await sandbox.instar("log", "mine", "app.log", "-o", "mined.md")
    #expect(run.status == 0 && run.output == "")
    #expect(run.messages == "Mined 12 calls: 1 process, 1 life cycle, 3 events\n")
    let page = try #require(sandbox.read("mined.md"))
    #expect(page.hasPrefix("# UIKit scene life cycle\n\n## Delegates\n"))
    #expect(page.contains("\n### Launch: Not running → Inactive → Active [first scene] (observed: once)\n"))
    #expect(try await sandbox.instar("check", "mined.md").status == 0)
    let check = try await sandbox.instar("log", "check", "mined.md", "app.log")
    #expect(check.status == 0 && check.messages.hasSuffix("Conforms to 'mined.md'\n"))
  }

  @Test("Standard input is read to its end, and twice")
  func standardInput() async throws {
    let run = try await sandbox.shell("instar log mine < app.log")
    #expect(run.status == 0 && run.messages == "Mined 12 calls: 1 process, 1 life cycle, 3 events\n")
    #expect(run.output == (try await sandbox.instar("log", "mine", "app.log").output))
  }

  @Test("Logs that conform to a page add nothing to it, and it is printed as it is")
  func nothingToAdd() async throws {
    let copy = try await sandbox.instar("init", "own.md", "--from", "uikit-scenes")
    try #require(copy.status == 0)
    let run = try await sandbox.instar("log", "mine", "app.log", "--from", "own.md")
    #expect(run.status == 0 && run.messages == "The logs add nothing to 'own.md'\n")
    #expect(run.output == sandbox.read("own.md"))
  }

  @Test("A page with what logs add to it, or the difference")
  func extending() async throws {
    let page = try await sandbox.instar("log", "mine", "broken.log", "--from", "uikit-scenes", "-o", "more.md")
    #expect(page.status == 0 && page.messages == "Added 1 change to 'uikit-scenes'\n")
    let text = try #require(sandbox.read("more.md"))
    #expect(text.contains("`SceneDelegate.sceneWillResignActive(_:)` (may be skipped: broken.log:10)"))
    #expect(text.contains("\n<!--\nLogs add:\n\n- `SceneDelegate.sceneWillResignActive(_:)` may be skipped on "))
    // The page's rules stay, and this one says otherwise.
    let check = try await sandbox.instar("log", "check", "more.md", "broken.log", "--allow", "broken-rule")
    #expect(check.status == 0)
    let diff = try await sandbox.instar("log", "mine", "broken.log", "--from", "uikit-scenes", "--format", "diff")
    #expect(diff.status == 0 && diff.output.contains("sceneWillResignActive(_:)"))
  }

  @Test("What was left out of mining is counted")
  func holdOut() async throws {
    for number in 1...4 {
      try sandbox.write(
        try #require(sandbox.read("app.log")).replacing("launch=", with: "launch=\(number)"), to: "logs/\(number).log")
    }
    let run = try await sandbox.instar("log", "mine", "logs", "--hold-out", "50")
    #expect(run.status == 0 && run.messages.hasSuffix("2 of 2 life cycles conform to the page of the other 2\n"))
  }

  @Test("A log without a call is no success, and options that do not fit are refused")
  func refusals() async throws {
    let empty = try await sandbox.instar("log", "mine", "empty.log")
    #expect(empty.status == 2 && empty.messages.hasPrefix("error: nothing to mine: no call in 1 line\nhelp: "))
    for arguments in [
      ["--format", "diff"], ["--line", "^(?<callback>.+)"], ["--from", "uikit-scenes", "--hold-out", "20"],
      ["--noise", "90"],
      ["--rest", "-1"], ["--hold-out", "0"], ["--only", "Nobody"],
    ] {
      #expect(try await sandbox.instar(["log", "mine", "app.log"] + arguments).status == 64, "\(arguments)")
    }
  }
}
