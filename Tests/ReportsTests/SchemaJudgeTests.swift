import Diagnostics
import Diagrams
import Documents
import Foundation
import LifecycleDiff
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import Reports
import TestSupport
import Testing

@Suite(
  "Outputs and the published schemas", .tags(.judge, .slow),
  .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
struct SchemaJudgeTests {
  private struct Question: Encodable {
    let schema: String
    let instances: [String]
  }

  private func schema(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "Schemas/\(name).schema.json"), encoding: .utf8)
  }

  @Test("The JSON of every page is valid")
  func everyPage() async throws {
    let pages = JudgedPages.many
    let question = Question(
      schema: try schema("lifecycle"),
      instances: pages.map { JSONEmitter().graph(of: $0.lifecycle, view: .states) })
    let problems: [[String]] = try await Judge.jsonSchema.answer(question)
    try #require(problems.count == pages.count)
    for (page, problems) in zip(pages, problems) { #expect(problems == [], "\(page.name)") }
  }

  @Test("The JSON of every table of every page is valid")
  func everyTable() async throws {
    let pages = JudgedPages.many
    let question = Question(
      schema: try schema("table"),
      instances: pages.flatMap { page in
        TableKind.allCases.map { TableFormat.json.render($0.table(of: page.lifecycle)) }
      })
    let problems: [[String]] = try await Judge.jsonSchema.answer(question)
    #expect(problems.count == pages.count * TableKind.allCases.count)
    #expect(problems.flatMap(\.self) == [])
  }

  @Test("The JSON of every answer is valid")
  func answers() async throws {
    let answers =
      AnswersTests.questions.map { AnswersTests.answers.answer($0.0) } + [AnswersTests.answers.answer("Siri")]
    let question = Question(schema: try schema("when"), instances: answers.map(\.json))
    let problems: [[String]] = try await Judge.jsonSchema.answer(question)
    #expect(problems.count == answers.count && problems.flatMap(\.self) == [])
  }

  @Test("The JSON of catalogs is valid; anything else is not")
  func catalogs() async throws {
    let instances = try ["types", "callbacks", "changes", "differences"].map { name in
      try String(contentsOf: Repository.root.appending(path: "Tests/Golden/catalog/\(name).json"), encoding: .utf8)
    }
    let bad = [
      instances[1].replacing("\"optional\"", with: "\"sometimes\""),
      instances[2].replacing("\"breaking\"", with: "\"bad\""),
      instances[0].replacing("\"module\":", with: "\"modul\":"),
    ]
    let problems: [[String]] = try await Judge.jsonSchema.answer(
      Question(schema: try schema("catalog"), instances: instances + bad))
    #expect(problems.map(\.isEmpty) == [true, true, true, true, false, false, false])
  }

  @Test("The JSON of runs of every page is valid")
  func everyRun() async throws {
    let pages = JudgedPages.many.filter { !$0.lifecycle.states.isEmpty }
    let instances = try pages.flatMap { page in
      let notation = RunNotation(RunGraph(page.lifecycle))
      let initial = try #require(notation.graph.graph.initial)
      return (1...3).map { scenes in
        var randomWalk = RandomWalk(in: notation.graph, seed: 1, resolvesCalls: true)
        let run = randomWalk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 20)
        return RunTraceJSON(RunTrace(run, in: notation), at: scenes == 1 ? nil : "iOS 13").text
      }
    }
    let schema = try schema("simulate")
    let problems: [[String]] = try await Judge.jsonSchema.answer(Question(schema: schema, instances: instances))
    #expect(problems.count == pages.count * 3)
    #expect(problems.flatMap(\.self) == [])
    let good = try #require(instances.first)
    let bad = [
      good.replacing("\"certainty\": \"always\"", with: "\"certainty\": \"often\""),
      good.replacing("\"scene\": 1", with: "\"scene\": 0"), good.replacing("\"pending\"", with: "\"late\""),
    ]
    #expect(bad.allSatisfy { $0 != good })
    let found: [[String]] = try await Judge.jsonSchema.answer(Question(schema: schema, instances: bad))
    #expect(found.map(\.isEmpty) == [false, false, false])
  }

  @Test("Every test plan is valid; anything else is not")
  func plans() async throws {
    let instances = CoverGoal.allCases.flatMap { goal in
      (TestPage.bundled + TestPage.fixtures).map { page in
        let runs = RunGraph(page.lifecycle)
        return TestPlanJSON(TestPlan(CoveringPlan(covering: goal, in: runs, scenes: 2), in: runs)).text
      }
    }
    let good = try #require(instances.first)
    let bad = [good.replacing("\"scenes\": 2", with: "\"scenes\": 0"), good.replacing("\"cover\"", with: "\"covers\"")]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.jsonSchema.answer(
      Question(schema: try schema("paths"), instances: instances + bad))
    #expect(problems.map(\.isEmpty) == instances.map { _ in true } + [false, false])
  }

  @Test("The JSON of the diff of every two pages is valid; anything else is not")
  func everyDiff() async throws {
    let pages = JudgedPages.many
    let pairs = Seeds.cases(of: pages.flatMap { old in pages.map { (old, $0) } }, oneIn: 7)
    let instances = pairs.map { old, new in
      let difference = LifecycleChanges(from: old.lifecycle, to: new.lifecycle)
      return DiffJSON(DiffReport(difference, from: old.name, to: new.name)).text
    }
    let good = try #require(instances.first { $0.contains("\"severity\": \"breaking\"") })
    let bad = [
      good.replacing("\"severity\": \"breaking\"", with: "\"severity\": \"error\""),
      good.replacing("\"breaking\": ", with: "\"breaking\": -"),
      good.replacing(/"advice": ".*"/, with: "\"advice\": null"),
      good.replacing(/"fingerprint": "./, with: "\"fingerprint\": \"x"),
    ]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.jsonSchema.answer(
      Question(schema: try schema("diff"), instances: instances + bad))
    try #require(problems.count == pairs.count + bad.count)
    #expect(problems.dropLast(bad.count).flatMap(\.self) == [])
    #expect(problems.suffix(bad.count).allSatisfy { !$0.isEmpty })
  }

  @Test("Every comparison is valid; anything else is not")
  func comparisons() async throws {
    let pages = JudgedPages.many
    let pairs = pages.flatMap { page in
      let delegates = page.lifecycle.delegateIDs.prefix(4)
      return delegates.flatMap { left in
        delegates.filter { $0 != left }.map { Comparison(of: left, with: $0, in: page.lifecycle) }
      }
    }
    let wholes = pages.flatMap { page in
      TestPage.bundled.map { Comparison(of: nil, in: page.lifecycle, with: nil, in: $0.lifecycle) }
    }
    let instances = (pairs + wholes).map { ComparisonFormat.json.render($0) }
    let good = try #require(instances.first { $0.contains("\"ambiguous\": true") })
    let bad = [
      good.replacing("\"ambiguous\": true", with: "\"ambiguous\": 1"),
      good.replacing("\"previous\"", with: "\"before\""),
      good.replacing(/"left": "[^"]*",\n      "right": "[^"]*"/, with: "\"left\": null, \"right\": null"),
    ]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.jsonSchema.answer(
      Question(schema: try schema("compare"), instances: instances + bad))
    #expect(problems.map(\.isEmpty) == instances.map { _ in true } + [false, false, false])
  }

  @Test("Every line about an invalid page is valid")
  func everyDiagnostic() async throws {
    let page = """
      # Order

      ## States

      - **Open**
      - **open**

      ## Transitions

      - `pay`: Open → Payed
      """
    let reading = LifecycleReader.read(SourceFile(path: "order.md", bytes: Array(page.utf8)))
    let lines = DiagnosticLines.text(of: [FileDiagnostics(reading.file, reading.diagnostics)]).split(separator: "\n")
    #expect(lines.count > 1)
    let question = Question(schema: try schema("check"), instances: lines.map(String.init))
    let problems: [[String]] = try await Judge.jsonSchema.answer(question)
    #expect(problems.flatMap(\.self) == [])
  }

  @Test("The schema is strict: a missing, unknown or wrongly typed member is an error")
  func strictness() async throws {
    let good = JSONEmitter().graph(of: .sample, view: .states)
    let bad = [
      good.replacing("\"platform\": \"iOS\",", with: ""),
      good.replacing("\"initial\": true", with: "\"initial\": 1"),
      good.replacing("\"certainty\": \"deferred\"", with: "\"certainty\": \"late\""),
      good.replacing("\"schema\"", with: "\"extra\": 1, \"schema\""),
    ]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.jsonSchema.answer(
      Question(schema: try schema("lifecycle"), instances: bad))
    #expect(problems.map(\.isEmpty) == [false, false, false, false])
  }

  @Test("The schemas of diagnostics and tables accept their own shapes and no others")
  func otherShapes() async throws {
    let place = #""line": 1, "column": 2, "endLine": 1, "endColumn": 4"#
    let diagnostic = """
      {"schema": "instar/1", "id": "unknown-state", "severity": "error", "message": "State 'payed' is not defined",
      "file": "order.md", \(place), "notes": [{"message": "Here", \(place)}],
      "detail": "≠ a", "help": null, "run": ["launch"], "scenes": 2, "at": null,
      "fix": {"message": "Replace", \(place), "replacement": "paid", "applicability": "certain"}, "fingerprint": "0f"}
      """
    let check = Question(
      schema: try schema("check"),
      instances: [
        diagnostic, diagnostic.replacing("error", with: "fatal"), diagnostic.replacing("\"help\": null,", with: ""),
      ])
    let row = """
      {"event": "Launch", "source": "A", "target": "B", "position": 1, "delegate": "D", "callback": "c()",
       "certainty": "always", "condition": null, "note": null}
      """
    let table = #"{"schema": "instar/1", "kind": "order", "columns": ["event"], "rows": [\#(row)]}"#
    let tables = Question(
      schema: try schema("table"),
      instances: [
        table, table.replacing("\"position\": 1", with: "\"position\": \"1\""), table.replacing("order", with: "odd"),
      ])
    for question in [check, tables] {
      let problems: [[String]] = try await Judge.jsonSchema.answer(question)
      #expect(problems.map(\.isEmpty) == [true, false, false])
    }
  }
}
