import Foundation
import LifecycleAudit
import TestSupport
import Testing

@Suite("Findings of audits and the published schemas", .tags(.judge, .slow, .program))
struct AuditFormatsJudgeTests {
  private struct Question: Encodable {
    let schema: String
    let instances: [String]
  }

  /// The apps to audit and, in a folder of its own with a name that has all that formats take for something else, an example of
  /// each rule.
  private static let examples = "my apps/注 🚀 a,b%20"
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/Audit"), to: sandbox.folder.appending(path: "Audit"))
    for descriptor in AuditRuleRegistry.descriptors {
      let files = ExampleProject.files(in: descriptor.example ?? "")
      for path in files.paths {
        let text = String(decoding: files.bytes(path) ?? [], as: UTF8.self)
        try sandbox.write(text, to: "\(Self.examples)/\(descriptor.id)/\(path)")
      }
    }
  }

  private func audit(_ arguments: String...) async throws -> String {
    // One is undecided, and ends with another status; the small ones are texts.
    let apps = Set(sandbox.files(in: "Audit").compactMap { $0.contains("/") ? $0.split(separator: "/").first : nil })
      .subtracting(["Cipher", "Cases"])
    let examples = AuditRuleRegistry.descriptors.map { "\(Self.examples)/\($0.id)" }
    let run = try await sandbox.instar(
      ["audit", "--page", "uikit", "--page", "view-controller"] + apps.map { "Audit/\($0)" }.sorted() + examples
        + arguments)
    #expect(run.status == (["--coverage", "--plan"].contains { arguments.contains($0) } ? 0 : 1))
    return run.output
  }

  private func schema(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "Schemas/\(name).schema.json"), encoding: .utf8)
  }

  @Test(
    "A finding of every rule is a valid line of JSON; anything else is not",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func lines() async throws {
    let lines = try await audit("--format", "json").split(separator: "\n").map(String.init)
    for descriptor in AuditRuleRegistry.descriptors {
      #expect(lines.contains { $0.contains("\"id\":\"\(descriptor.id)\"") }, "\(descriptor.id)")
    }
    let good = try #require(lines.first { $0.contains("\"notes\":[{") && $0.contains("\"callback\":\"") })
    let bad = [
      good.replacing("\"platform\":\"iOS\"", with: "\"platform\":\"Linux\""),
      good.replacing("\"callback\":", with: "\"call\":"), good.replacing(/"app":"[^"]*",/, with: ""),
      good.replacing(/("notes":\[\{.*?),"file":"[^"]*"/) { "\($0.1)" },
    ]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.jsonSchema.answer(
      Question(schema: try schema("audit"), instances: lines + bad))
    #expect(problems.dropLast(bad.count).flatMap(\.self) == [])
    #expect(problems.suffix(bad.count).map(\.isEmpty) == bad.map { _ in false })
  }

  @Test(
    "The coverage of all apps is a valid table; anything else is not",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func coverage() async throws {
    let good = try await audit("--coverage", "--format", "json")
    let bad = [
      good.replacing("\"never called\"", with: "\"forgotten\""), good.replacing("\"type\": null", with: "\"type\": 1"),
    ]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.jsonSchema.answer(
      Question(schema: try schema("table"), instances: [good] + bad))
    #expect(problems.map(\.isEmpty) == [true, false, false], "\(problems.first ?? [])")
  }

  @Test(
    "The plans of all apps are valid; anything else is not",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func plans() async throws {
    let good = try await audit("--plan", "--format", "json")
    let bad = [
      good.replacing("\"scenes\": \"adopted\"", with: "\"scenes\": \"yes\""),
      good.replacing("\"isTrivial\": true", with: "\"isTrivial\": 1"),
      good.replacing("\"undecided\":", with: "\"unknown\":"),
    ]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.jsonSchema.answer(
      Question(schema: try schema("audit-plan"), instances: [good] + bad))
    #expect(problems.map(\.isEmpty) == [true, false, false, false], "\(problems.first ?? [])")
  }

  @Test(
    "A finding of every rule is valid SARIF", .enabled(if: Judge.sarif.isWanted, "\(Judge.sarif.reason)"))
  func sarif() async throws {
    let good = try await audit("--format", "sarif")
    for descriptor in AuditRuleRegistry.descriptors {
      #expect(good.contains("\"ruleId\": \"\(descriptor.id)\""), "\(descriptor.id)")
    }
    let bad = good.replacing("\"startLine\": 1,", with: "\"startLine\": 0,")
    #expect(bad != good)
    let problems: [[String]] = try await Judge.sarif.answer([good, bad])
    #expect(problems.map(\.isEmpty) == [true, false], "\(problems.first ?? [])")
  }

  @Test("A finding of every rule is an annotation of a line for GitHub, and no other line is printed")
  func annotations() async throws {
    let lines = try await audit("--format", "github").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    for line in lines {
      #expect(
        line.contains(/^::(error|warning|notice) file=[^,:]+,line=\d+,(col=\d+,)?endLine=\d+,.*title=[^,:]+.*::.+$/),
        "\(line)")
    }
    for descriptor in AuditRuleRegistry.descriptors {
      #expect(lines.contains { $0.contains(descriptor.id) }, "\(descriptor.id)")
    }
  }

  @Test("The manual has each rule with an app that breaks it and one that does not")
  func manual() async throws {
    for descriptor in AuditRuleRegistry.descriptors {
      let run = try await sandbox.instar("explain", descriptor.id)
      #expect(run.status == 0 && run.output.hasPrefix("# \(descriptor.id)\n"), "\(descriptor.id)")
      #expect(run.output.contains(descriptor.headline), "\(descriptor.id)")
      for example in [descriptor.example, descriptor.fixedExample] {
        let line = try #require(example?.split(separator: "\n").last { $0.contains(/\w/) })
        #expect(run.output.contains(line), "\(descriptor.id)")
      }
    }
  }
}
