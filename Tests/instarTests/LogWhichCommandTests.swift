import Foundation
import TestSupport
import Testing

@Suite("instar log which", .tags(.program))
struct LogWhichCommandTests {
  private let sandbox: Sandbox

  /// Writes the log of a run, and one without a call.
  init() async throws {
    sandbox = try Sandbox()
    let leaves = Array(repeating: ["leave", "return"], count: 4).flatMap(\.self)
    let run = try await sandbox.instar(["simulate", "uikit-scenes", "launch"] + leaves + ["--log"])
    try #require(run.status == 0)
    try sandbox.write(run.output, to: "app.log")
    try sandbox.write("nothing here\n", to: "empty.log")
  }

  private let among = ["--among", "uikit-app,uikit-scenes", "--among", "view-controller"]

  @Test("The page that explains a log best is told, with the calls that decide")
  func ranking() async throws {
    let run = try await sandbox.instar(["log", "which", "app.log"] + among)
    try Goldens("log-which").expect(["which.txt": run.output])
    #expect(run.status == 0)
    #expect(
      run.messages.hasPrefix("24 calls: 'uikit-scenes at iOS 13 to 27' explains the log best\n")
        && run.messages.contains("\nThe log was generated from this page, 'UIKit scene life cycle' ("),
      "\(run.messages)")
    let input = try await sandbox.shell("instar log which \(among.joined(separator: " ")) < app.log")
    #expect(input.status == 0 && input.output == run.output.replacing("app.log", with: "<stdin>"))
  }

  @Test("What a log leaves open is no success")
  func undecided() async throws {
    let lines = try #require(sandbox.read("app.log")).split(separator: "\n").prefix(6)
    try sandbox.write(lines.map { $0 + "\n" }.joined(), to: "short.log")
    let short = try await sandbox.instar(["log", "which", "short.log"] + among)
    #expect(short.status == 1 && short.messages.hasPrefix("Undecided: 5 calls, of at least 20 that decide\n"))
    try await #require(sandbox.instar("init", "own.md", "--from", "uikit-scenes").status == 0)
    let same = try await sandbox.instar("log", "which", "app.log", "--among", "uikit-scenes,own.md")
    #expect(
      same.status == 1
        && same.messages.hasPrefix(
          "Undecided: 'uikit-scenes at iOS 13 to 27' and 'own.md at iOS 13 to 27' explain the log about as well"),
      "\(same.messages)")
    let other = try await sandbox.instar("log", "which", "app.log", "--among", "view-controller")
    #expect(other.status != 0)
  }

  @Test("A log without a call, and options that do not fit, are refused")
  func refusals() async throws {
    let empty = try await sandbox.instar("log", "which", "empty.log")
    #expect(
      empty.status == 2 && empty.messages.hasPrefix("error: nothing to rank: no call of a page in 1 line\nhelp: "))
    #expect(try await sandbox.instar("log", "which", "app.log", "--among", "nobody").status == 2)
    for arguments in [
      ["--observed", "sceneDidBecomeActive(_:)"], ["--at", "BeOS 5"], ["--among", "-", "-"],
      ["--at", "Android 14", "--among", "uikit-scenes"], ["--line", "^(?<callback>nobody)$"],
    ] {
      #expect(try await sandbox.instar(["log", "which", "app.log"] + arguments).status == 64, "\(arguments)")
    }
  }

  @Test("All pages are read at one version, those of other systems not at all")
  func version() async throws {
    let run = try await sandbox.instar("log", "which", "app.log", "--at", "iOS 26")
    #expect(run.output.contains("uikit-scenes") && !run.output.contains("android-activity"))
    #expect(!run.output.contains("iOS 13"))
  }

  @Test("Programs read the ranking as JSON")
  func json() async throws {
    let run = try await sandbox.instar(["log", "which", "app.log", "--format", "json"] + among)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["verdict"] as? String == "decided" && object["calls"] as? Int == 24)
    let candidates = try #require(object["candidates"] as? [[String: Any]])
    #expect(candidates.first?["page"] as? String == "uikit-scenes" && candidates.first?["isNamed"] as? Bool == true)
  }

  private struct Question: Encodable {
    let schema: String
    let instances: [String]
  }

  @Test(
    "The JSON is as its schema says, and anything else is not", .tags(.judge),
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func schema() async throws {
    let schema = try String(
      contentsOf: Repository.root.appending(path: "Schemas/log-which.schema.json"), encoding: .utf8)
    let all = try await sandbox.instar("log", "which", "app.log", "--format", "json").output
    let good = try await [all, sandbox.instar(["log", "which", "app.log", "--format", "json"] + among).output]
    let bad = [all.replacing("\"rank\": 1,", with: "\"rank\": 0,"), all.replacing("\"calls\"", with: "\"call\"")]
    let problems: [[String]] = try await Judge.jsonSchema.answer(Question(schema: schema, instances: good + bad))
    try #require(problems.count == 4)
    #expect(problems.prefix(2).flatMap(\.self) == [] && problems.suffix(2).allSatisfy { !$0.isEmpty })
  }
}
