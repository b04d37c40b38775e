import Foundation
import TestSupport
import Testing

@Suite("Parts of logs on the command line", .tags(.program))
struct LogPartCommandTests {
  private let sandbox: Sandbox

  /// Writes the log of a run with times and a process, a second between its lines.
  init() async throws {
    sandbox = try Sandbox()
    let run = try await sandbox.instar("simulate", "uikit-scenes", "launch", "leave", "return", "--log")
    try #require(run.status == 0)
    let lines = run.output.split(separator: "\n").enumerated().map { number, line in
      "2026-08-11 17:15:\(10 + number).031 Df Parcels[803:98ec] [com.example:lifecycle] \(line)\n"
    }
    try sandbox.write(lines.joined(), to: "app.log")
  }

  @Test("A check reads a part of a log, says how much it leaves out, and has no finding because of that")
  func check() async throws {
    for (arguments, words) in [
      (
        ["--since", "17:15:14"],
        "Checked 9 calls in 13 lines: 1 process, 1 scene\nLeft out 4 messages: --since '17:15:14'\n"
      ),
      (
        ["--process", "Parcels", "--until", "2026-08-11 17:15:12"],
        "Checked 2 calls in 13 lines: 1 process, 0 scenes\nLeft out 10 messages: --process 'Parcels' --until '2026-08-11 17:15:12'\n"
      ),
      (
        ["--only", "SceneDelegate,ViewController"],
        "Checked 9 calls in 13 lines: 1 process, 1 scene\nLeft out 3 messages: --only SceneDelegate,ViewController\n"
      ),
    ] {
      let run = try await sandbox.instar(["log", "check", "uikit-scenes", "app.log"] + arguments)
      #expect(run.status == 0 && run.output == "" && run.messages.hasPrefix(words), "\(run.messages)")
      #expect(run.messages.hasSuffix("\nConforms to 'uikit-scenes'\n"))
    }
    let json = try await sandbox.instar(
      "log", "check", "uikit-scenes", "app.log", "--only", "AppDelegate", "--until", "17:15:21", "--format", "json")
    #expect(json.output.contains(#""calls":3,"unlisted":0,"unobserved":0,"leftOut":9,"#), "\(json.output)")
  }

  @Test(
    "Where no call is left, the message names the options, and what the log has",
    arguments: [["check", "uikit-scenes"], ["coverage", "uikit-scenes"], ["events"], ["mine"], ["which"]])
  func nothing(command: [String]) async throws {
    for (arguments, words, help) in [
      (["--since", "18:00"], "--since '18:00'", "times from 2026-08-11 17:15:10 to 2026-08-11 17:15:22"),
      (["--process", "804"], "--process '804'", "processes of 'Parcels'"),
    ] {
      let run = try await sandbox.instar(["log"] + command + ["app.log"] + arguments)
      #expect(run.status == 2 && run.output == "")
      #expect(run.messages.hasPrefix("error: nothing to "))
      #expect(
        run.messages.hasSuffix(" in what \(words) leaves of 13 lines\nhelp: Name what the log has: \(help)\n"),
        "\(run.messages)")
    }
  }

  @Test("Options that nothing is known of are wrong usage")
  func usage() async throws {
    for arguments in [
      ["check", "uikit-scenes", "app.log", "--only", "ScenDelegate"],
      ["check", "uikit-scenes", "app.log", "--since", "noon"],
      ["check", "uikit-scenes", "app.log", "--since", "17:15", "--start", "launch"],
      ["check", "uikit-scenes", "app.log", "--reads", "keyed", "--observed", "page", "--since", "17:15"],
      ["events", "app.log", "--for", "uikit-scenes", "--only", "Nobody"],
    ] {
      #expect(try await sandbox.instar(["log"] + arguments).status == 64, "\(arguments)")
    }
    let unknown = try await sandbox.instar("log", "check", "uikit-scenes", "app.log", "--only", "ScenDelegate")
    #expect(unknown.messages.contains("help: Did you mean 'SceneDelegate'? "))
  }

  @Test("Events are those of the part; a page is mined of some delegates without gaps in their numbers")
  func eventsAndPages() async throws {
    let events = try await sandbox.instar(
      "log", "events", "app.log", "--only", "SceneDelegate", "--since", "17:15:14", "--until", "17:15:17", "--format",
      "csv")
    #expect(
      events.output.split(whereSeparator: \.isNewline).dropFirst().map { $0.split(separator: ",")[1] } == [
        "5", "7", "8",
      ])
    let mined = try await sandbox.instar("log", "mine", "app.log", "--only", "SceneDelegate")
    #expect(mined.messages == "Mined 8 calls: 1 process, 1 life cycle, 7 events\n")
  }

  @Test("A process whose number several files have without dates is not guessed")
  func undatedProcess() async throws {
    try sandbox.write("D/App ( 803): sceneWillResignActive\nD/App ( 803): sceneDidEnterBackground\n", to: "logs/1.log")
    try sandbox.write("D/App ( 803): sceneWillResignActive\nD/App ( 803): sceneDidEnterBackground\n", to: "logs/2.log")
    for command in [["check", "uikit-scenes"], ["coverage", "uikit-scenes"], ["mine"], ["which"]] {
      let run = try await sandbox.instar(["log"] + command + ["logs"])
      #expect(run.status == 2, "\(command)")
      #expect(
        run.messages == """
          error: cannot tell whether process 803 in 'logs/2.log' is that in 'logs/1.log': lines have no date
          help: Say --by process if it is the same one, --by file,process if each file has its own

          """)
    }
    let told = try await sandbox.instar(
      "log", "check", "uikit-scenes", "logs", "--by", "file,process", "--observed", "page")
    #expect(told.status == 0 && told.messages.hasPrefix("Checked 4 calls in 4 lines: 2 processes"), "\(told.messages)")
    #expect(try await sandbox.instar("log", "check", "uikit-scenes", "logs", "--by", "thread").status == 64)
  }

  @Test("Several files are merged by their times; with --order lines, they are read one after the other")
  func order() async throws {
    let lines = try #require(sandbox.read("app.log")).split(separator: "\n").map { line in
      line.split(separator: " ").filter { !$0.hasPrefix("n=") && !$0.hasPrefix("launch=") }.joined(separator: " ")
    }
    for part in 0..<2 {
      let half = lines.enumerated().filter { $0.offset % 2 == part }.map { $0.element + "\n" }
      try sandbox.write(half.joined(), to: "parts/\(2 - part).log")
    }
    let check = ["log", "check", "uikit-scenes", "parts"]
    let merged = try await sandbox.instar(check)
    #expect(merged.status == 0 && merged.output == "")
    #expect(merged.messages.hasPrefix("Checked 12 calls in 13 lines: 1 process, 1 scene\n"))
    let inTurn = try await sandbox.instar(check + ["--order", "lines"])
    #expect(inTurn.status == 1 && inTurn.output.contains("[clock-went-back]"))
    try sandbox.write((lines[0...3] + lines[6...] + lines[4...5]).map { $0 + "\n" }.joined(), to: "late.log")
    let late = try await sandbox.shell("instar log check uikit-scenes --order time < late.log")
    #expect(late.status == 1 && late.output.contains("[late-line]"))
    let late10 = try await sandbox.shell("instar log check uikit-scenes --order time --within 10 < late.log")
    #expect(late10.status == 0 && late10.output == "", "\(late10.output)")
    #expect(try await sandbox.instar(check + ["--within", "-1"]).status == 64)
  }

  @Test("Compressed logs are decompressed as they are merged; of more than 64, the smallest are kept")
  func compressed() async throws {
    let run = try await sandbox.instar("simulate", "uikit-scenes", "--random", "60", "--seed", "7", "--log")
    let lines = run.output.split(separator: "\n").enumerated().map { number, line in
      let time = "17:\(10 + number / 60):\(10 + number % 60 / 2).\(number % 2)00"
      return "2026-08-11 \(time) Df Parcels[803:98ec] \(line.replacing(/\ (n|launch)=\w+/, with: ""))\n"
    }
    try #require(lines.count > 2 * 67)
    try sandbox.write(lines.joined(), to: "whole.log")
    for part in 0..<67 {
      let own = lines.enumerated().filter { $0.offset % 67 == part }.map(\.element)
      try sandbox.write(own.joined(), to: "parts/\(part).log")
    }
    let packed = try await sandbox.shell("cd parts && gzip *[02468].log && zstd --quiet --rm ?[13579].log")
    try #require(packed.status == 0, "\(packed.messages)")
    let alone = try await sandbox.instar("log", "check", "uikit-scenes", "whole.log")
    #expect(alone.status == 0 && alone.messages.hasPrefix("Checked "), "\(alone.messages)")
    let parts = try await sandbox.instar("log", "check", "uikit-scenes", "parts")
    #expect(parts == alone)

    let damaged = try await sandbox.shell(
      "head -c 40 parts/10.log.gz > parts/bad && instar log check uikit-scenes parts")
    #expect(
      damaged.status == 2 && damaged.messages.hasPrefix("error: cannot read 'parts/bad': gzip: "), "\(damaged.messages)"
    )
  }

  @Test("Members of own JSON are read as --field names them")
  func fields() async throws {
    let object = { (time: String, call: String) in #"{"at":"\#(time)","data":{"what":"\#(call)","id":7}}"# + "\n" }
    try sandbox.write(
      object("2026-08-11 17:15:20", "sceneDidBecomeActive") + object("2026-08-11 17:15:21", "sceneWillResignActive"),
      to: "own.jsonl")
    let events = try await sandbox.instar(
      "log", "events", "own.jsonl", "--for", "uikit-scenes", "--field", "time=at,callback=data.what", "--field",
      "process=data.id", "--format", "csv")
    #expect(
      events.output.replacing("\r\n", with: "\n").split(separator: "\n").dropFirst().joined(separator: "\n") == """
        own.jsonl,1,45,0,2026-08-11T17:15:20.000000Z,,,7,call,SceneDelegate,sceneDidBecomeActive(_:),,,,,false
        own.jsonl,2,45,75,2026-08-11T17:15:21.000000Z,,,7,call,SceneDelegate,sceneWillResignActive(_:),,,,,false
        """)
    for (field, words) in [
      ("tme=at", "unknown field 'tme'"), ("time", "--field takes NAME=PATH, not 'time'"),
      ("time=", "--field takes NAME=PATH"),
    ] {
      let run = try await sandbox.instar("log", "events", "own.jsonl", "--field", field)
      #expect(run.status == 64 && run.messages.hasPrefix("error: \(words)"), "\(run.messages)")
    }
    let other = try await sandbox.instar("log", "events", "own.jsonl", "--field", "time=at", "--reads", "ndjson")
    #expect(other.status == 64 && other.messages.hasPrefix("error: --field is about the format jsonl\n"))
  }
}
