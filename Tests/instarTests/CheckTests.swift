import Foundation
import LifecycleTemplates
import TestSupport
import Testing

@Suite("instar check", .tags(.program))
struct CheckTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.misspelt, to: "misspelt.md")
    try sandbox.write(Pages.unreachable, to: "unreachable.md")
  }

  @Test(
    "Of a page without diagnostics, a check prints what it understood, in one line",
    arguments: BundledPages.all.map(\.name))
  func clean(name: String) async throws {
    let run = try await sandbox.instar("check", name, "--strict")
    #expect(run.status == 0 && run.output == "", "\(run)")
    let lifecycle = try #require(TestPage.bundled.first { $0.name == name }).lifecycle
    #expect(
      run.messages.hasPrefix("\(name): \(lifecycle.states.count) states, \(lifecycle.chains.count) transitions, "))
    #expect(run.messages.hasSuffix("\n") && run.messages.split(separator: "\n").count == 1)
    let quiet = try await sandbox.instar("check", name, "--strict", "--quiet")
    #expect(quiet == ProgramRun(status: 0, output: "", messages: ""))
  }

  @Test("Errors are printed with place and fix-it, the count goes to standard error")
  func errors() async throws {
    let run = try await sandbox.instar("check", "misspelt.md")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
        error: State 'Piad' is not defined [unknown-state]
         --> misspelt.md:23:17
        23 | ### Pay: Cart → Piad
           |                 ^^^^
        help: Replace 'Piad' with 'Paid'

        """))
    #expect(run.messages == "1 error in 1 page\n")
  }

  @Test("A refuted rule ends with 1 and a command that plays the run; one scene is not two")
  func refuted() async throws {
    try sandbox.write(
      """
      # Shop

      ## Delegates

      - `Shop`: one per process
      - `Counter`: one per scene

      ## States

      - **Idle** (initial)
      - **Open**

      ## Transitions

      - Open: Idle → Open: `Shop.launch()`, `Counter.open()`
      - Close: Open → Idle: `Counter.close()`

      ## Rules

      - `Shop.launch()` at most once per process
      """, to: "shop.md")
    let run = try await sandbox.instar("check", "shop.md")
    #expect(run.status == 1)
    #expect(run.output.contains("help: Replay it with: instar simulate shop.md open scene2:open\n"))
    #expect(try await sandbox.instar("simulate", "shop.md", "open", "scene2:open").status == 0)
    #expect(try await sandbox.instar("check", "shop.md", "--scenes", "1").status == 0)
    let unproved = try await sandbox.instar("check", "shop.md", "--scenes", "1", "--explore", "1", "--strict")
    #expect(unproved.status == 1)
    #expect(unproved.output.hasPrefix("warning: Rule is not proved within 1 product state"))
    for wrong in [["--scenes", "0"], ["--scenes", "10"], ["--explore", "0"]] {
      #expect(try await sandbox.instar(["check", "shop.md"] + wrong).status == 64)
    }
  }

  @Test("A scenario that fails is shown beside the graph's calls, in every format")
  func scenario() async throws {
    try sandbox.write(
      """
      # Player

      ## States

      - **Idle** (initial)
      - **Playing**

      ## Delegates

      - `Player`: `PlayerDelegate`

      ## Transitions

      - Play: Idle → Playing: `Player.load()`, `Player.start()`
      - Stop: Playing → Idle

      ## Scenarios

      - Play: Idle → Playing: `Player.start()`
      """, to: "player.md")
    let run = try await sandbox.instar("check", "player.md")
    #expect(run.status == 1)
    #expect(
      run.output == """
        error: Scenario 'Play' lists 'Player.start()' where the graph calls 'Player.load()' [failing-scenario]
         --> player.md:19:26
        19 | - Play: Idle → Playing: `Player.start()`
           |                          ^^^^^^^^^^^^^^
           |   the page's list   the graph's calls
           | ≠ –                 Player.load()
           |   Player.start()    Player.start()
           |                     → Playing
        note: The graph calls 'Player.load()' here
         --> player.md:14:26
        14 | - Play: Idle → Playing: `Player.load()`, `Player.start()`
           |                          ^^^^^^^^^^^^^
        help: Fix the scenario or the calls of the transitions

        """)
    for format in ["json", "sarif", "github"] {
      let output = try await sandbox.instar("check", "player.md", "--format", format).output
      #expect(output.contains("≠ –                 Player.load()"), "\(format)")
    }
  }

  @Test("Warnings are failures with --strict; --deny makes errors of them, --allow leaves them out")
  func thresholds() async throws {
    #expect(try await sandbox.instar("check", "unreachable.md").status == 0)
    #expect(try await sandbox.instar("check", "unreachable.md", "--strict").status == 1)
    let denied = try await sandbox.instar("check", "unreachable.md", "--deny", "unreachable-state")
    #expect(denied.status == 1)
    #expect(denied.output.hasPrefix("error: State 'Lost' cannot be reached"))
    let allowed = try await sandbox.instar("check", "unreachable.md", "--strict", "--allow", "unreachable-state")
    #expect(
      allowed == ProgramRun(status: 0, output: "", messages: "unreachable.md: 3 states, 1 transition, 1 delegate\n"))
  }

  @Test("JSON is an object per line, and the fingerprint does not change when lines are added above")
  func json() async throws {
    let before = try await sandbox.instar("check", "unreachable.md", "--format", "json").output
    try sandbox.write("---\na: b\n---\n" + Pages.unreachable, to: "unreachable.md")
    let after = try await sandbox.instar("check", "unreachable.md", "--format", "json").output
    let first = try #require(try JSONSerialization.jsonObject(with: Data(before.utf8)) as? [String: Any])
    let second = try #require(try JSONSerialization.jsonObject(with: Data(after.utf8)) as? [String: Any])
    #expect(first["fingerprint"] as? String == second["fingerprint"] as? String)
    #expect(first["line"] as? Int == 14)
    #expect(second["line"] as? Int == 17)
    #expect(first["severity"] as? String == "warning")
  }

  @Test("SARIF of several pages is one log in which each rule is explained")
  func sarif() async throws {
    let run = try await sandbox.instar("check", "misspelt.md", "unreachable.md", "--format", "sarif")
    #expect(run.status == 1)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.count == 2)
    #expect(results.contains { $0["ruleId"] as? String == "unreachable-state" && $0["level"] as? String == "warning" })
  }

  @Test("GitHub gets an annotation per diagnostic")
  func github() async throws {
    let run = try await sandbox.instar("check", "unreachable.md", "--format", "github")
    #expect(
      run.output.hasPrefix(
        "::warning file=unreachable.md,line=14,col=5,endLine=14,endColumn=9,title=unreachable-state::State 'Lost'"))
  }

  @Test("--fix fixes the file, keeps its byte order mark and line ends, and reports the remaining diagnostics")
  func fix() async throws {
    let windows = "\u{FEFF}" + Pages.misspelt.replacing("\n", with: "\r\n")
    try sandbox.write(windows, to: "windows.md")
    let run = try await sandbox.instar("check", "windows.md", "--fix")
    #expect(run.status == 0)
    #expect(
      run.messages
        == "windows.md:23: 'Piad' → 'Paid' [unknown-state]\nFixed 1 problem in windows.md\nwindows.md: 2 states, 1 transition, 1 delegate\n"
    )
    let fixed = try Data(contentsOf: sandbox.folder.appending(path: "windows.md"))
    #expect(fixed == Data(windows.replacing("Piad", with: "Paid").utf8))
    #expect(try await sandbox.instar("check", "-", "--fix", input: Pages.misspelt).status == 64)
  }

  @Test("--fix refuses what is no file, or no UTF-8")
  func unfixable() async throws {
    let bundled = try await sandbox.instar("check", "uikit", "--fix")
    #expect(bundled == ProgramRun(status: 64, output: "", messages: "error: cannot fix 'uikit': it is not a file\n"))
    let run = try await sandbox.shell("printf '# A\\n\\xff\\n' >a.md; instar check a.md --fix")
    let message = "error: cannot fix 'a.md': it is not valid UTF-8\nhelp: Convert it to UTF-8 first\n"
    #expect(run == ProgramRun(status: 2, output: "", messages: message))
  }

  @Test("--fix --diff shows the changes, writes nothing, and exits as a check without fixes does")
  func fixDiff() async throws {
    try sandbox.write(Pages.misspelt, to: "slip.md")
    let run = try await sandbox.instar("check", "slip.md", "--fix", "--diff")
    #expect(run.status == 1)
    #expect(run.messages == "slip.md:23: 'Piad' → 'Paid' [unknown-state]\nWould fix 1 problem in slip.md\n")
    #expect(run.output.hasPrefix("--- slip.md\n+++ slip.md\n@@ -20,"))
    #expect(sandbox.read("slip.md") == Pages.misspelt)
    try sandbox.write(run.output, to: "slip.diff")
    #expect(try await sandbox.shell("patch -s < slip.diff && instar check slip.md").status == 0)
    #expect(try await sandbox.instar("check", "slip.md", "--diff").status == 64)
    let uncertain = try await sandbox.instar("check", "unreachable.md", "--fix", "--diff")
    #expect(uncertain.messages.hasPrefix("Nothing to fix: no finding has a certain fix-it\n"))
    #expect(uncertain.output == (try await sandbox.instar("check", "unreachable.md")).output)
  }

  @Test("--fix fixes the target of a link, and the link remains one")
  func fixOfLink() async throws {
    try sandbox.write(Pages.misspelt, to: "pages/slip.md")
    let link = sandbox.folder.appending(path: "link.md").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "pages/slip.md")
    let run = try await sandbox.instar("check", "link.md", "--fix")
    #expect(run.status == 0)
    #expect(
      run.messages
        == "link.md:23: 'Piad' → 'Paid' [unknown-state]\nFixed 1 problem in link.md\nlink.md: 2 states, 1 transition, 1 delegate\n"
    )
    #expect(sandbox.read("pages/slip.md") == Pages.misspelt.replacing("Piad", with: "Paid"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "pages/slip.md")
  }

  @Test("With --at, a page is read at a version")
  func version() async throws {
    #expect(try await sandbox.instar("check", "uikit", "--at", "iOS 12").output == "")
  }
}
