import Foundation
import TestSupport
import Testing

@Suite("Logs and the programs that read what is reported of them", .tags(.judge, .slow, .program))
struct LogFormatsJudgeTests {
  private struct Question: Encodable {
    let schema: String
    let instances: [String]
  }

  private struct Report: Decodable {
    let problems: [String]
    let cases: [[String]]
  }

  private let sandbox: Sandbox

  /// Writes the logs of three processes: one of them conforms, one leaves without resigning active in two scenes.
  init() async throws {
    sandbox = try Sandbox()
    let run = try await sandbox.instar(
      "simulate", "uikit-scenes", "launch", "scene2:new-window", "leave", "scene2:leave", "--log")
    let short = try await sandbox.instar("simulate", "uikit-scenes", "launch", "leave", "return", "--log")
    try #require(run.status == 0 && short.status == 0, "\(run.messages)")
    let broken = run.output.replacing(/\ n=\d+/, with: "").split(separator: "\n").filter {
      !$0.contains("sceneWillResignActive")
    }
    try sandbox.write(short.output, to: "short.log")
    try sandbox.write(broken.map { $0 + "\n" }.joined() + "** 3 messages lost **\n", to: "broken.log")
    try sandbox.write(broken.map { "d\ts\t\t\t1.log\t1\t\($0)\n" }.joined(), to: "rows.tsv")
    try sandbox.write(Self.hostile, to: "hostile.log")
  }

  /// An app's own lines with times, and with what XML does not hold, or holds escaped.
  private static let hostile = """
    2026-08-11 17:15:22.000 App[1:2] sceneWillEnterForeground <UIWindowScene: 0x1f>
    2026-08-11 17:15:23.250 App[1:2] sceneDidBecomeActive <UIWindowScene: 0x1f>
    2026-08-11 17:15:24.500 App[1:2] sceneDidEnterBackground <UIWindowScene: 0x1f> ]]> &amp; <b a='"'> \u{1}\u{8}\u{FFFE} \u{1F600} é

    """

  private func schema(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "Schemas/\(name).schema.json"), encoding: .utf8)
  }

  private func problems(_ name: String, _ instances: [String]) async throws -> [[String]] {
    try await Judge.jsonSchema.answer(Question(schema: try schema(name), instances: instances))
  }

  private func lines(_ arguments: String...) async throws -> [String] {
    try await sandbox.instar(["log"] + arguments).output.split(separator: "\n").map(String.init)
  }

  @Test(
    "Each line of a check is as its schema says, and anything else is not",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func check() async throws {
    let found = try await lines("check", "uikit-scenes", "broken.log", "short.log", "--format", "json")
    let hostile = try await lines(
      "check", "uikit-scenes", "hostile.log", "--observed", "page", "--format", "json")
    let keyed = try await lines(
      "check", "uikit-scenes", "rows.tsv", "--reads", "keyed", "--observed", "page", "--format", "json", "--coverage")
    let good = found + hostile + keyed
    for type in ["finding", "scope", "covered", "alternatives", "summary"] {
      #expect(good.contains { $0.contains(#""type":"\#(type)""#) })
    }
    let finding = try #require(found.first)
    let bad = [
      finding.replacing(#""severity":"error""#, with: #""severity":"bad""#),
      finding.replacing(#""line":"#, with: #""lines":"#),
      finding.replacing(#""count":"#, with: #""text":"a line","count":"#),
    ]
    #expect(bad.allSatisfy { $0 != finding })
    let problems = try await problems("log-check", good + bad)
    #expect(problems.map(\.isEmpty) == good.map { _ in true } + [false, false, false])
  }

  @Test(
    "The coverage is as its schema says, and anything else is not",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func coverage() async throws {
    let good = try await sandbox.instar("log", "coverage", "uikit-scenes", "broken.log", "--format", "json").output
    let keyed = try await sandbox.instar(
      "log", "coverage", "uikit-scenes", "rows.tsv", "--reads", "keyed", "--observed", "page", "--format", "json")
    let bad = [
      good.replacing("\"verdict\": \"sure\"", with: "\"verdict\": \"yes\""),
      good.replacing("\"calls\"", with: "\"call\""),
    ]
    #expect(bad.allSatisfy { $0 != good })
    #expect(
      try await problems("log-coverage", [good, keyed.output] + bad).map(\.isEmpty) == [true, true, false, false])
  }

  @Test(
    "Each event is as its schema says, and anything else is not",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func events() async throws {
    let good =
      try await lines("events", "broken.log", "--for", "uikit-scenes") + lines("events", "short.log")
      + lines("events", "hostile.log", "--for", "uikit-scenes")
    for event in ["call", "launch", "lost"] { #expect(good.contains { $0.contains(#""event":"\#(event)""#) }) }
    let call = try #require(good.first { $0.contains(#""instance":"0x"#) })
    let bad = [
      call.replacing(#""event":"call""#, with: #""event":"cell""#), call.replacing(#""n":"#, with: #""number":"#),
      call.replacing(#""instance":"0x"#, with: #""instance":"0X"#),
    ]
    #expect(bad.allSatisfy { $0 != call })
    let problems = try await problems("log-events", good + bad)
    #expect(problems.map(\.isEmpty) == good.map { _ in true } + [false, false, false])
  }

  @Test(
    "A report of tests has a case for each process and scene, which fails with what is found in its calls",
    .enabled(if: Judge.junit.isWanted, "\(Judge.junit.reason)"))
  func junit() async throws {
    func report(_ arguments: String...) async throws -> String {
      try await sandbox.instar(["log", "check", "uikit-scenes"] + arguments + ["--format", "junit"]).output
    }
    let all = try await report("broken.log", "short.log")
    let strict = try await report("broken.log", "--deny", "lost-lines", "--max", "0")
    let hostile = try await report("hostile.log", "--observed", "page")
    let conforming = try await report("short.log")
    let bad = [
      all.replacing("failures=\"2\"", with: "failures=\"1\""), all.replacing(" classname=", with: " class="),
      all.replacing("<testcase ", with: "<testcase file=\"a\" "),
      all.replacing("Scene 2 of", with: "Scene 1 of"),
    ]
    let answers: [Report] = try await Judge.junit.answer([all, strict, hostile, conforming] + bad)
    try #require(answers.count == 8)
    #expect(answers.prefix(4).flatMap(\.problems) == [])
    #expect(bad.allSatisfy { $0 != all } && answers.suffix(4).allSatisfy { !$0.problems.isEmpty })
    let launch = /launch [0-9a-f]{8}/.ignoresCase()
    let results = answers.prefix(4).map { $0.cases.map { "\($0[1].replacing(launch, with: "launch L")): \($0[2])" } }
    let broken = [
      "launch L: passed", "Scene 1 of launch L: unexpected-call", "Scene 2 of launch L: unexpected-call",
    ]
    #expect(results[0] == ["The whole log: passed"] + broken + ["launch L: passed", "Scene 1 of launch L: passed"])
    #expect(results[1] == ["The whole log: lost-lines"] + broken)
    #expect(results[2] == ["The life cycle of 0x1f in process 1: unexpected-call"])
    #expect(results[3] == ["launch L: passed", "Scene 1 of launch L: passed"])
    #expect(hostile.contains("time=\"2.500\"") && hostile.contains("timestamp=\"2026-08-11T17:15:22\""))
    #expect(hostile.contains("]]&gt; &amp;amp; &lt;b a="))
  }
}
