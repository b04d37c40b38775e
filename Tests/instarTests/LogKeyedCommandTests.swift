import Foundation
import TestSupport
import Testing

@Suite("Rows with keys in instar log", .tags(.program))
struct LogKeyedCommandTests {
  private let sandbox: Sandbox

  /// Writes the rows of three devices, one of which goes to the background without resigning active.
  init() async throws {
    sandbox = try Sandbox()
    let run = try await sandbox.instar("simulate", "uikit-scenes", "launch", "leave", "return", "--log")
    try #require(run.status == 0)
    let lines = run.output.replacing(/\ n=\d+/, with: "").split(separator: "\n").enumerated()
    let rows = (0..<3).flatMap { device in
      lines.filter { device != 1 || !$0.element.contains("sceneWillResignActive") }.map { position, line in
        "d\(device)\ts\(device)\t\(1_786_436_122_000_000 + position)\t\t\(device).log\t\(position + 1)\t\(line)\n"
      }
    }
    try sandbox.write(rows.joined(), to: "rows.tsv")
  }

  private func check(_ options: String...) async throws -> ProgramRun {
    try await sandbox.instar(["log", "check", "uikit-scenes", "--reads", "keyed"] + options)
  }

  @Test("A finding's place is the source and position of its row; JSON has its device and launch")
  func finding() async throws {
    let run = try await check("--observed", "page", "rows.tsv")
    #expect(run.status == 1 && run.output.contains("\n --> 1.log:11:44\n11 | lifecycle delegate=SceneDelegate "))
    #expect(run.messages.hasPrefix("Checked 35 calls in 38 lines: 3 processes, 3 scenes\n"))
    #expect(run.messages.hasSuffix("\n1 error\n"))
    let json = try await check("--observed", "page", "rows.tsv", "--format", "json")
    let finding = try #require(json.output.split(separator: "\n").first)
    #expect(finding.contains(#""file":"1.log","line":11,"column":44,"#))
    #expect(finding.contains(#""device":"d1","launch":"s1","pid":null,"process":1,"#))
    let piped = try await sandbox.shell(
      "instar log check uikit-scenes --reads keyed --observed page --format json < rows.tsv")
    #expect(piped.status == 1 && piped.output == json.output)
  }

  @Test("Which callbacks the log would show has to be said")
  func observed() async throws {
    for options in [["rows.tsv"], ["rows.tsv", "--observed", "seen"]] {
      let run = try await sandbox.instar(["log", "check", "uikit-scenes", "--reads", "keyed"] + options)
      #expect(
        run.status == 64
          && run.messages.hasPrefix(
            """
            error: --reads keyed needs to know which callbacks the log would show
            help: Say it with --observed page or --observed NAME,…
            """)
      )
    }
    #expect(try await check("--observed", "page", "rows.tsv", "--reads", "keyed,nothing").status == 64)
    #expect(try await check("--observed", "page", "rows.tsv", "--coverage", "--format", "sarif").status == 64)
    #expect(try await check("--observed", "page", "rows.tsv", "--reads", "compact,keyed").status == 64)
    #expect(try await sandbox.instar("log", "mine", "rows.tsv", "--reads", "keyed").status == 64)
    #expect(try await sandbox.instar("log", "coverage", "uikit-scenes", "rows.tsv", "--reads", "keyed").status == 64)
  }

  @Test("A part of a log without a call is no error, and its summary says so; a line without columns is one")
  func parts() async throws {
    try sandbox.write("d\ts\t\t\t\t\tnothing here\n", to: "part.tsv")
    let part = try await check("--observed", "page", "part.tsv", "--format", "json")
    #expect(
      part.status == 0
        && part.output.contains(#""lines":1,"calls":0,"unlisted":0,"unobserved":0,"leftOut":0,"telling":0,"#))
    #expect(part.messages.hasPrefix("Checked 0 calls in 1 line: 0 processes, 0 scenes\n"))
    #expect(!part.messages.contains("Conforms"))
    try sandbox.write("d\ts\t\t\t\t\tnothing here\nsceneDidBecomeActive\n", to: "lines.log")
    let lines = try await check("--observed", "page", "lines.log")
    #expect(
      lines.status == 2
        && lines.messages.hasPrefix("error: line 2 of 'lines.log' is no row: it has fewer than seven columns"))
  }

  @Test("Events have the key and the place of their rows, and lines in rows may have a format")
  func events() async throws {
    let events = try await sandbox.instar("log", "events", "rows.tsv", "--reads", "keyed", "--format", "csv")
    #expect(events.status == 0 && events.output.contains("\n2.log,1,1,") && events.output.contains(",d2,s2,,launch,"))
    let line = "2026-08-11 17:15:22.031 Df Parcels[803:98ec] sceneDidBecomeActive"
    try sandbox.write("d\ts\t\t\tf\t7\t\(line)\n", to: "lines.tsv")
    let nested = try await sandbox.instar(
      "log", "events", "lines.tsv", "--for", "uikit-scenes", "--reads", "keyed,compact")
    #expect(
      nested.status == 0 && nested.output.contains(#""pid":803,"#) && nested.output.contains(#""file":"f","line":7,"#))
  }
}
