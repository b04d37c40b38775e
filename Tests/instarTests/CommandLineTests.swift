import TestSupport
import Testing

@testable import instar

@Suite("Command line", .tags(.program))
struct CommandLineTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("The version is a line")
  func version() async throws {
    let version = ProgramRun(status: 0, output: InstarVersion.current + "\n", messages: "")
    #expect(try await sandbox.instar("--version") == version)
  }

  @Test("Without a command, the help lists all of them")
  func noCommand() async throws {
    let run = try await sandbox.instar()
    #expect(run.status == 0)
    let commands = [
      "generate", "preview", "check", "graph", "table", "compare", "diff", "paths", "scaffold", "simulate", "init",
      "config",
      "pages", "when",
      "explain", "formats",
    ]
    for command in commands { #expect(run.output.contains("\n  \(command) ")) }
  }

  @Test(
    "Every command's help has examples that call it",
    arguments: [
      "generate", "preview", "check", "graph", "table", "compare", "diff", "paths", "scaffold", "simulate", "init",
      "config",
      "pages", "when",
      "explain", "formats",
    ])
  func help(command: String) async throws {
    let run = try await sandbox.instar(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("Examples:\n  instar \(command)"))
    #expect(run.output.contains("--color"))
    #expect(run.output.contains("--quiet"))
  }

  @Test("The kind of a table and the format of a picture may be the word after the page")
  func secondWords() async throws {
    for (word, option) in [
      (["table", "scene-phase", "callbacks"], ["table", "scene-phase", "--kind", "callbacks"]),
      (["graph", "scene-phase", "mermaid"], ["graph", "scene-phase", "--format", "mermaid"]),
    ] {
      let (run, same) = (try await sandbox.instar(word), try await sandbox.instar(option))
      #expect(run.status == 0 && run.output == same.output, "\(word)")
      let wrong = try await sandbox.instar(Array(word.dropLast()) + ["bogus"])
      #expect(wrong.status == 64 && wrong.messages.contains("bogus"), "\(wrong.messages)")
    }
  }

  @Test(
    "The help fits no terminal of a few columns, and is printed", arguments: ["COLUMNS=0", "COLUMNS=-5", "COLUMNS=26"])
  func narrow(variable: String) async throws {
    for command in ["", "log check", "generate"] {
      let run = try await sandbox.shell("\(variable) instar \(command) --help")
      #expect(run.status == 0 && run.output.contains("USAGE: instar"), "\(command): \(run.messages)")
    }
    let wide = try await sandbox.shell("COLUMNS=120 instar generate --help")
    #expect(try await sandbox.shell("COLUMNS=20 instar generate --help").output != wide.output)
  }

  @Test("On a terminal of a few columns, the help is printed, too", .enabled(if: Sandbox.hasTerminals))
  func narrowTerminal() async throws {
    let run = try await sandbox.shell(Sandbox.onTerminal("stty cols 12; unset COLUMNS; instar check --help"))
    #expect(run.status == 0 && run.output.contains("USAGE: instar check"), "\(run)")
  }

  @Test("An argument that is not UTF-8 is refused: a file of another name would be written", .enabled(if: !isMac))
  func notUTF8() async throws {
    let run = try await sandbox.shell("instar table uikit-app -o $'\\xff.md'")
    let message = "error: argument 4 is not UTF-8: '\u{FFFD}.md'\nhelp: Rename the file, or choose another name\n"
    #expect(run == ProgramRun(status: 64, output: "", messages: message))
    #expect(sandbox.files(in: ".") == [])
  }

  /// `true` on macOS, whose files all have names in UTF-8.
  private static var isMac: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }

  @Test(
    "Wrong usage exits with 64 and suggests a correction",
    arguments: [
      (["frobnicate"], "error: unknown command 'frobnicate'\nhelp: List the commands with 'instar --help'\n"),
      (["chek", "order.md"], "error: unknown command 'chek'\nhelp: Did you mean 'check'?\n"),
      (["help", "chek"], "Did you mean 'check'?"),
      (["log", "chck", "uikit"], "error: unknown command 'chck'\nhelp: Did you mean 'check'?\n"),
      (["order.md"], "error: 'order.md' is no command\nhelp: Say what to do with it: 'instar check order.md'\n"),
      (["check", "uikit", "--strct"], "error: unknown option '--strct'\nhelp: Did you mean '--strict'?\n"),
      (["explain", "a", "b"], "error: unexpected argument 'b'\nhelp: See 'instar explain --help'\n"),
      (["generate", "a", "--check", "--watch"], "error: --check and --watch cannot be combined\n"),
      (["graph", "uikit", "-o", "a.gif"], "error: no format has files that end in '.gif'\nhelp: Known: .dot, .mmd,"),
      (["simulate", "uikit", "launch", "-o", "b/a.GIF"], "error: no format has files that end in '.gif'"),
      (["table", "uikit", "-o", "a.svg"], "Known: .md, .html, .csv, .json; or name the format with --format\n"),
      (["audit", "--plan", "-o", "a.csv"], "Known: .md, .json; or"),
      (
        ["check"],
        "error: no page is named\nhelp: Name a file, a folder ('.' for this one) or a bundled page, or list 'pages' in"
      ),
      (["graph"], "error: missing expected argument '<page>'\nhelp: A page: a file,"),
      (["graph", "uikit-app", "--format", "mermiad"], "Did you mean 'mermaid'?"),
      (["graph", "uikit-app", "--view", "tree"], "Known: 'states', 'sequence'"),
      (["graph", "uikit-app", "--format", "json", "--view", "sequence"], "'json' cannot show the sequence view"),
      (["graph", "uikit-app", "--event", "Lanch"], "Did you mean 'Launch'?"),
      (
        ["table", "uikit-app", "--kind", "orders"],
        "'orders' is invalid for '--kind <kind>'\nhelp: Did you mean 'order'? Known: 'order',"
      ),
      (["paths", "uikit-app", "--format", "mermaid"], "Known: 'markdown'"),
      (["generate", "uikit-app", "--only", "dott"], "Did you mean 'dot'?"),
      (["generate", "uikit-app", "--only", ""], "Known: 'dot', 'svg'"),
      (["check", "uikit-app", "--at", "soon"], "error: 'soon' is not a version\nhelp: Write it like"),
      (["check", "uikit-app", "--at", "macOS 13"], "is about iOS, not macOS 13"),
      (["check", "uikit", "--at", "iOS 27, SDK macOS 14"], "is about iOS, not macOS 14"),
      (["check", "uikit", "--at", "iOS 27, iOS 26"], "'iOS 27, iOS 26' is not a version"),
      (["check", "uikit-app", "--allow", "unknwn-state"], "Did you mean 'unknown-state'?"),
      (["check", "uikit-app", "--deny", "dead-end", "--allow", "dead-end"], "'dead-end' is both allowed and denied"),
      (["explain", "unknwn-state"], "Did you mean 'unknown-state'?"),
      (["diff"], "missing expected argument"),
      (["diff", "uikit-app"], "Name two pages, or two versions with --from and --to"),
      (["diff", "uikit", "--from", "iOS 12"], "nothing to compare the page with"),
      (["diff", "a", "b", "c"], "cannot compare 3 pages"),
      (["diff", "-", "-"], "standard input cannot be both pages"),
      (["diff", "uikit-app", "uikit", "--from", "iOS 12", "--to", "iOS 13"], "--from and --to take one page"),
      (["diff", "uikit", "--from", "12", "--to", "13", "--at", "12"], "--at takes two pages"),
      (["diff", "uikit", "--from", "iOS 12", "--to", "macOS 13"], "Write --to \"iOS 13\""),
      (["diff", "uikit", "--from", "soon", "--to", "iOS 13"], "'soon' is not a version"),
      (["diff", "uikit-app", "uikit", "--at", "tvOS 13"], "is about iOS, not tvOS 13"),
      (["diff", "uikit-app", "uikit", "--format", "jsn"], "Did you mean 'json'?"),
      (["diff", "uikit-app", "uikit", "--fail-on", "all"], "'breaking', 'any'"),
      (["init", "--from", "uikit-scene"], "Did you mean 'uikit-scenes'?"),
      (["scaffold", "uikit-app", "--only", "AppDelegat"], "Did you mean 'AppDelegate'?"),
    ])
  func wrongUsage(arguments: [String], message: String) async throws {
    let run = try await sandbox.instar(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.messages.contains(message))
    #expect(sandbox.files(in: ".") == [])
  }

  @Test("Colour follows --color; with NO_COLOR or a pipe there is none")
  func colors() async throws {
    #expect(try await sandbox.instar("check", "nope", "--color", "always").messages.contains("\u{1B}[1;31merror:"))
    #expect(!(try await sandbox.instar("check", "nope").messages.contains("\u{1B}")))
    #expect(!(try await sandbox.instar("check", "nope", "--color", "never").messages.contains("\u{1B}")))
  }

  @Test("A terminal gets colours, unless NO_COLOR is set or the terminal is dumb", .enabled(if: Sandbox.hasTerminals))
  func terminal() async throws {
    let onTerminal = "TERM=xterm " + Sandbox.onTerminal("instar check nope")
    #expect(try await sandbox.shell(onTerminal).output.contains("\u{1B}[1;31merror:"))
    #expect(!(try await sandbox.shell("NO_COLOR=1 " + onTerminal).output.contains("\u{1B}")))
    #expect(!(try await sandbox.shell(onTerminal.replacing("xterm", with: "dumb")).output.contains("\u{1B}")))
    #expect(try await sandbox.shell("NO_COLOR= " + onTerminal).output.contains("\u{1B}"))
  }

  @Test("A closed pipe is not a failure")
  func brokenPipe() async throws {
    let run = try await sandbox.shell("instar graph uikit | head -n 1; echo \"${PIPESTATUS[0]}\"")
    #expect(run.output.hasSuffix("\n0\n"))
    #expect(run.messages == "")
  }

  #if os(Linux)
    @Test(
      "A full disk on standard output is a failure",
      arguments: ["pages", "--help", "help check", "--version", "--generate-completion-script bash"])
    func fullDisk(arguments: String) async throws {
      let run = try await sandbox.shell("instar \(arguments) > /dev/full")
      #expect(run.status == 2)
      #expect(run.messages == "error: cannot write to standard output: No space left on device\n")
    }
  #endif
}
