import Foundation
import TestSupport
import Testing

@Suite("instar log check", .tags(.program))
struct LogCheckCommandTests {
  private let sandbox: Sandbox

  /// Writes the log of a run, and one without a call in it.
  init() async throws {
    sandbox = try Sandbox()
    let run = try await sandbox.instar("simulate", "uikit-scenes", "launch", "leave", "return", "--log")
    try #require(run.status == 0)
    try sandbox.write(run.output, to: "app.log")
    try sandbox.write(Self.withoutNumbers(run.output), to: "logs/1.log")
    try sandbox.write(Self.broken(run.output), to: "broken.log")
  }

  private static func withoutNumbers(_ log: String) -> String { log.replacing(/\ n=\d+/, with: "") }

  /// The log of an app that goes to the background without resigning active.
  private static func broken(_ log: String) -> String {
    withoutNumbers(log).split(separator: "\n").filter { !$0.contains("sceneWillResignActive") }
      .map { $0 + "\n" }.joined()
  }

  @Test("What the generated delegates log of a run conforms: from a file, from a folder, from standard input")
  func conforming() async throws {
    let file = try await sandbox.instar("log", "check", "uikit-scenes", "app.log")
    #expect(file.status == 0 && file.output == "")
    #expect(
      file.messages == """
        Checked 12 calls in 13 lines: 1 process, 1 scene
        Rules: 14 kept, 1 open, 2 not seen
        Conforms to 'uikit-scenes'

        """)
    let folder = try await sandbox.instar("log", "check", "uikit-scenes", "logs")
    #expect(folder.status == 0 && folder.messages == file.messages)
    let input = try await sandbox.shell("instar log check uikit-scenes < app.log")
    #expect(input.status == 0 && input.messages == file.messages)
  }

  @Test("A call that the page does not allow is explained: where the scene was, what is expected, what may be lost")
  func finding() async throws {
    let run = try await sandbox.instar("log", "check", "uikit-scenes", "broken.log")
    #expect(run.status == 1)
    try Goldens("log").expect(["broken.txt": run.output])
    #expect(
      run.messages == """
        Checked 11 calls in 12 lines: 1 process, 1 scene
        Rules: 1 broken, 11 kept, 1 open, 4 not seen
        1 error

        """)
  }

  @Test("A rule that the calls break is reported with its place on the page, and the call since which it matters")
  func brokenRule() async throws {
    let page = """
      # Door

      ## Delegates

      - `Door`: `DoorCalls`, one per scene

      ## States

      - **None** (initial)
      - **Shut**
      - **Open**

      ## Transitions

      ### Begin: None → Shut

      1. `Door.began()`

      ### Open: Shut → Open

      1. `Door.opened()`

      ### Ring: Open → Open

      1. `Door.rang()`

      ### Close: Open → Shut

      1. `Door.closed()`

      ### End: Open → None

      1. `Door.ended()`

      ## Rules

      - `Door.rang()` at most once
      - `Door.closed()` after every `Door.opened()`
      - `Door.opened()` before `Door.rang()`

      """
    try sandbox.write(page, to: "door.md")
    let log = try await sandbox.instar("simulate", "door.md", "begin", "open", "ring", "ring", "end", "--log")
    try sandbox.write(log.output, to: "door.log")
    let run = try await sandbox.instar("log", "check", "door.md", "door.log")
    #expect(run.status == 1)
    try Goldens("log-rules").expect(["broken-rule.txt": run.output])
    #expect(
      run.messages == """
        Checked 5 calls in 6 lines: 1 process, 1 scene
        Rules: 2 broken, 1 kept
        2 errors

        """)
    let json = try await sandbox.instar("log", "check", "door.md", "door.log", "--format", "json")
    #expect(json.output.contains(#""rules":[{"text":"`Door.rang()` at most once","line":37,"column":3}]"#))
    #expect(json.output.contains(#""checked":true,"kept":1,"broken":1,"open":0}"#))
  }

  @Test("A log without a call of the page is no success")
  func nothing() async throws {
    try sandbox.write("nothing here\n", to: "empty.log")
    let run = try await sandbox.instar("log", "check", "uikit-scenes", "empty.log")
    #expect(
      run.status == 2 && run.messages.hasPrefix("error: nothing to check: no call of 'uikit-scenes' in 1 line\nhelp: "))
    let other = try await sandbox.instar("log", "check", "uikit-app", "app.log", "--observed", "page")
    #expect(other.status != 0)
    #expect(try await sandbox.instar("log", "check", "uikit-scenes", "nobody.log").status == 2)
    #expect(try await sandbox.instar("log", "check", "-").status == 64)
    #expect(try await sandbox.instar("log", "check", "uikit-scenes", "-", "app.log").status == 64)
    try sandbox.write("ELF\0\u{1}\nsceneDidBecomeActive\n", to: "binary.log")
    let binary = try await sandbox.instar("log", "check", "uikit-scenes", "binary.log")
    #expect(
      binary.status == 2 && binary.messages.hasPrefix("error: cannot read 'binary.log': it is not a text\nhelp: "))
    #expect(
      try await sandbox.instar("log", "check", "uikit-scenes", "app.log", "--observed", "sceneDidBecomActive(_:)")
        .status == 64)
  }

  @Test("Findings are suppressed by a baseline, allowed and denied by their ids, and counted beyond --max")
  func choosing() async throws {
    let json = try await sandbox.instar("log", "check", "uikit-scenes", "broken.log", "--format", "json")
    #expect(json.status == 1 && json.output.split(separator: "\n").count == 4)
    try sandbox.write(json.output, to: "baseline.jsonl")
    let known = try await sandbox.instar("log", "check", "uikit-scenes", "broken.log", "--baseline", "baseline.jsonl")
    #expect(known.status == 0 && known.messages.contains("Suppressed 1 finding listed in 'baseline.jsonl'"))
    let allowed = try await sandbox.instar("log", "check", "uikit-scenes", "broken.log", "--allow", "unexpected-call")
    #expect(allowed.status == 0 && allowed.output == "")
    let none = try await sandbox.instar("log", "check", "uikit-scenes", "broken.log", "--max", "0")
    #expect(
      none.status == 1 && none.output == "" && none.messages.contains("Showed 0 of 1 findings: --max 1 shows all"))
  }

  @Test(
    "A web page has the summary, the findings, the rules, the lives and the states with the calls that are not allowed")
  func webPage() async throws {
    let run = try await sandbox.instar("log", "check", "uikit-scenes", "broken.log", "--format", "html")
    #expect(run.status == 1 && run.messages.hasSuffix("1 error\n"))
    let numbers = run.output.matches(of: /<dt>(.+?)<\/dt><dd>(\d+)<\/dd>/).map { "\($0.1): \($0.2)" }
    #expect(
      numbers == [
        "Lines: 12", "Calls: 11", "Processes: 1", "Scenes: 1", "Conform: 1", "Do not conform: 1", "Errors: 1",
      ])
    #expect(run.output.matches(of: /<article class="error" id="finding-1">/).count == 1)
    #expect(run.output.matches(of: /<tr class="(rule|error)"><th scope="row">(<code>|never )/).count == 17)
    #expect(run.output.contains(##"<a href="#finding-1">1</a>"##) && run.output.contains("<svg"))
    #expect(run.output.matches(of: /✗[\u{a0} ]?1<\/text>/).count == 1, "the call in Active")
    // Of the log, only the line of the finding, and again its part before the carets.
    #expect(run.output.matches(of: /lifecycle delegate=/).count == 2)
    let hidden = try await sandbox.instar(
      "log", "check", "uikit-scenes", "broken.log", "--format", "html", "--max", "0")
    #expect(hidden.status == 1 && !hidden.output.contains("<article") && !hidden.output.contains("lifecycle delegate="))
    let conforming = try await sandbox.instar("log", "check", "uikit-scenes", "app.log", "--format", "html")
    #expect(conforming.status == 0 && conforming.output.contains("</span>Conforms</strong>"))
    #expect(try await sandbox.instar("log", "check", "uikit-scenes", "-", "--format", "html").output == "")
  }

  @Test("Lines of an app's own are read by patterns, whose calls a check checks")
  func ownLines() async throws {
    let calls = ["sceneWillEnterForeground", "sceneDidBecomeActive", "sceneDidEnterBackground"]
    try sandbox.write(calls.map { "on_\($0) <UIWindowScene: 0x1f>\n" }.joined(), to: "own.log")
    let line = ["--line", #"^on_(?<callback>\w+)"#]
    let unread = try await sandbox.instar("log", "events", "own.log", "--for", "uikit-scenes")
    #expect(unread.status == 0 && unread.output == "")
    let events = try await sandbox.instar(["log", "events", "own.log", "--for", "uikit-scenes"] + line)
    #expect(events.status == 0 && events.output.matches(of: /\(_:\)/).count == 3)
    let check = try await sandbox.instar(["log", "check", "uikit-scenes", "own.log", "--observed", "page"] + line)
    #expect(check.status == 1 && check.output.contains("own.log:3:"))
  }

  @Test("A pattern that cannot be used is shown with carets under the place")
  func unusableLine() async throws {
    let cases = [
      (#"^日本 (?<valeu>\w+)$"#, "unknown group 'valeu' in --line", "         ^^^^^", "Did you mean 'value'?"),
      (#"^(?<value>\w+$"#, "--line is no regular expression: ", "              ^", "Correct it there"),
      ("came to front", "--line does not say what is called", "^^^^^^^^^^^^^", "Match its name with a group"),
      ("", "--line does not say what is called", "^", "Match its name with a group"),
      (
        "(?<callback>cellDid.*)", "no callback of the page matches group 'callback' of --line", "            ^^^^^^^^^",
        "Let it match a whole name"
      ),
    ]
    for (line, message, carets, help) in cases {
      let run = try await sandbox.instar("log", "check", "uikit-scenes", "app.log", "--line", line)
      let lines = run.messages.split(separator: "\n", omittingEmptySubsequences: false)
      try #require(run.status == 64 && lines.count == 5, "\(run.messages)")
      #expect(lines[0].hasPrefix("error: \(message)") && lines[1] == "  \(line)" && lines[2] == "  \(carets)")
      #expect(lines[3].hasPrefix("help: \(help)"))
    }
    let withoutPage = try await sandbox.instar("log", "events", "app.log", "--line", "^phase (?<value>.+)")
    #expect(
      withoutPage.status == 64 && withoutPage.messages.contains("help: Name the page that has the values with --for\n"))
  }

  @Test("A line that two patterns read as different calls is refused", arguments: ["check", "events"])
  func contradiction(command: String) async throws {
    try sandbox.write("on_sceneDidBecomeActive\non_sceneDidBecomeActive, sceneWillResignActive\n", to: "own.log")
    let page = command == "check" ? ["uikit-scenes"] : ["--for", "uikit-scenes"]
    let lines = ["--line", #"^on_(?<callback>\w+)"#, "--line", #", (?<callback>\w+)$"#]
    let run = try await sandbox.instar(["log", command] + page + ["own.log"] + lines)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.messages == #"""
        error: two patterns read line 2 of 'own.log' as different calls: '^on_(?<callback>\w+)' as SceneDelegate.sceneDidBecomeActive(_:), \#
        ', (?<callback>\w+)$' as SceneDelegate.sceneWillResignActive(_:)
        help: Change one of them, on the page or in --line, so that it does not match the line

        """#)
  }

  @Test("Compressed logs are read through the program that decompresses them")
  func compressed() async throws {
    let packed = try await ProgramRun(["gzip", "-k", sandbox.folder.appending(path: "app.log").path])
    try #require(packed.status == 0)
    let run = try await sandbox.instar("log", "check", "uikit-scenes", "app.log.gz")
    #expect(run.status == 0 && run.messages.hasSuffix("Conforms to 'uikit-scenes'\n"))
  }

  @Test(
    "On a terminal it shows how far it is, after a second, and clears that; elsewhere it does not",
    .enabled(if: Sandbox.hasTerminals))
  func progress() async throws {
    // As slow as a large log.
    try sandbox.write(
      "#!/bin/sh\ncat app.log; sleep 1.2; echo later; sleep 0.2; echo last\n", to: "bin/gzip", executable: true)
    let packed = try await ProgramRun(["gzip", "-k", sandbox.folder.appending(path: "app.log").path])
    try #require(packed.status == 0)
    let check = "instar log check uikit-scenes app.log.gz"
    let shown = "\r\u{1B}[KReading: 1 MB"
    let slow = "PATH=\"$PWD/bin:$PATH\" TERM=xterm "
    let run = try await sandbox.shell(slow + Sandbox.onTerminal(check))
    #expect(run.status == 0 && run.output.contains(shown))
    #expect(run.output.contains("\r\u{1B}[KChecked ") && run.output.hasSuffix("Conforms to 'uikit-scenes'\r\n"))
    let quiet = try await sandbox.shell(slow + Sandbox.onTerminal(check + " --quiet"))
    let elsewhere = try await sandbox.shell(slow + check)
    #expect(quiet.output == "" && elsewhere.output == "" && elsewhere.messages.hasPrefix("Checked "))
    let quick = try await sandbox.shell("TERM=xterm " + Sandbox.onTerminal("instar log check uikit-scenes app.log"))
    #expect(quick.output.hasPrefix("Checked "))
  }

  @Test("Of a log that is being written, each finding is told at once, and Ctrl-C ends with the summary")
  func live() async throws {
    let pipe = sandbox.folder.appending(path: "pipe").path
    try #require(try await ProgramRun(["mkfifo", pipe]).status == 0)
    // Without job control, programs in the background ignore Ctrl-C.
    let script = """
      set -m
      { cat broken.log; exec sleep 60 2> sleeping; } > pipe &
      "$0" log check uikit-scenes pipe > output 2> messages & program=$!
      for _ in $(seq 500); do grep -q unexpected-call output && break; sleep 0.1; done
      grep -c Checked messages; kill -INT $program; wait $program; echo $?; tail -n 1 messages; kill $(jobs -p)
      """
    let run = try await ProgramRun(["bash", "-c", script, "\(Sandbox.programs)/instar"], in: sandbox.folder)
    #expect(run.output == "0\n1\n1 error\n")
  }
}
