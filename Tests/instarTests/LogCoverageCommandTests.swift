import Foundation
import TestSupport
import Testing

@Suite("instar log coverage", .tags(.program))
struct LogCoverageCommandTests {
  private let sandbox: Sandbox

  /// Writes the log of a run, and one without a call in it.
  init() async throws {
    sandbox = try Sandbox()
    let run = try await sandbox.instar(
      "simulate", "uikit-scenes", "launch", "handoff", "leave", "save-state", "return-with-request", "interruption",
      "--log")
    try #require(run.status == 0)
    try sandbox.write(run.output, to: "app.log")
    try sandbox.write("nothing here\n", to: "empty.log")
  }

  private func coverage(_ arguments: String...) async throws -> ProgramRun {
    try await sandbox.instar(["log", "coverage", "uikit-scenes"] + arguments)
  }

  @Test("It lists what each run that explains a log has, and what some have, and draws it")
  func reports() async throws {
    let text = try await coverage("app.log")
    #expect(text.status == 0 && text.messages == "")
    let dot = try await coverage("app.log", "--format", "dot")
    #expect(dot.status == 0)
    let markdown = try await coverage("app.log", "-o", "coverage.md")
    #expect(markdown.status == 0 && markdown.output == "")
    let written = try #require(sandbox.read("coverage.md"))
    try Goldens("log-coverage").expect([
      "uikit-scenes.txt": text.output, "uikit-scenes.dot": dot.output, "uikit-scenes.md": written,
    ])
    let html = try await coverage("app.log", "--format", "html")
    #expect(html.status == 0 && html.output.contains("<h1>UIKit scene life cycle: coverage</h1>"))
    #expect(html.output.contains("<svg") && html.output.contains("covered for certain"))
    #expect(try await coverage("-").status == 2)
    let input = try await sandbox.shell("instar log coverage uikit-scenes < app.log")
    #expect(input.output == text.output.replacing("app.log", with: "<stdin>"))
  }

  @Test("It exits with 1 below a percentage, and with 2 where there is nothing to cover with")
  func exitCodes() async throws {
    #expect(try await coverage("app.log", "--fail-under", "10").status == 0)
    let below = try await coverage("app.log", "--fail-under", "99.5")
    #expect(below.status == 1 && below.output.hasPrefix("UIKit scene life cycle: "))
    #expect(try await coverage("app.log", "--fail-under", "101").status == 64)
    #expect(try await coverage("app.log", "--format", "pdf").status == 64)
    let empty = try await coverage("empty.log", "--fail-under", "0")
    #expect(empty.status == 2 && empty.output == "")
    #expect(empty.messages.hasPrefix("error: nothing to check: no call of 'uikit-scenes' in 1 line\nhelp: "))
  }

  @Test("Calls that the page does not allow are counted, and left to a check to explain")
  func unexpected() async throws {
    let lines = try #require(sandbox.read("app.log")).replacing(/\ n=\d+/, with: "").split(separator: "\n")
    let broken = lines.filter { !$0.contains("sceneWillResignActive") }.map { $0 + "\n" }.joined()
    try sandbox.write(broken, to: "broken.log")
    let run = try await coverage("broken.log")
    #expect(run.status == 0)
    #expect(run.messages.contains("the page does not allow") && run.messages.contains("instar log check"))
  }

  @Test("Its JSON has the members of its schema, and no text of a line; what it leaves, 'instar paths' plans")
  func json() async throws {
    let json = try await coverage("app.log", "-o", "coverage.json")
    #expect(json.status == 0)
    let text = try #require(sandbox.read("coverage.json"))
    let schema = try Data(contentsOf: Repository.root.appending(path: "Schemas/log-coverage.schema.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let shape = try #require(try JSONSerialization.jsonObject(with: schema) as? [String: Any])
    let properties = try #require(shape["properties"] as? [String: Any])
    #expect(Set(object.keys) == Set(properties.keys))
    let definitions = try #require(shape["$defs"] as? [String: [String: Any]])
    let kinds = [
      ("transitions", "transition"), ("states", "state"), ("callbacks", "callback"),
      ("skippableCalls", "skippableCall"), ("scenarios", "scenario"), ("alternatives", "alternatives"),
    ]
    for (member, name) in kinds {
      let items = try #require(object[member] as? [[String: Any]])
      let expected = try #require(definitions[name]?["properties"] as? [String: Any])
      #expect(!items.isEmpty && items.allSatisfy { Set($0.keys) == Set(expected.keys) }, "\(member)")
    }
    #expect(!text.contains("instance=0x"))

    let plan = try await sandbox.instar(
      "paths", "uikit-scenes", "--cover", "calls", "--beyond", "coverage.json", "--format", "text")
    #expect(plan.status == 0 && plan.messages == "")
    #expect(plan.output.contains("\nbackground-launch background-event ") && !plan.output.contains("save-state"))
    let other = try await sandbox.instar("paths", "uikit-app", "--beyond", "coverage.json")
    #expect(other.status == 0 && other.messages.contains("'coverage.json' is of another page"))
    #expect(try await sandbox.instar("paths", "uikit-scenes", "--beyond", "app.log").status == 2)
  }
}
