import Testing

@testable import Diagnostics

@Suite("A check's diagnostics, without a process")
struct DiagnosticsRunTests {
  private static let tool = DiagnosticsRun.Tool("instar try", version: "1.0.0") {
    ["odd", "even"].map { DiagnosticDescriptor.sample($0).manualEntry }
  }
  private let file = SourceFile(path: "docs/a.md", text: "one\ntwo\n")

  private var found: FileDiagnostics {
    FileDiagnostics(
      file,
      [
        Diagnostic(.sample("odd"), "One is odd", at: SourceRange(0, 3)),
        Diagnostic(.sample("even", .warning), "Two is even", at: SourceRange(4, 7)),
      ])
  }

  private func left(_ run: DiagnosticsRun) -> [String] {
    run.left(in: found).diagnostics.map { "\($0.severity.rawValue) \($0.id)" }
  }

  @Test("Without choices all that was found counts, and an error fails")
  func plain() throws {
    let run = try DiagnosticsRun(of: Self.tool)
    #expect(left(run) == ["error odd", "warning even"])
    #expect(run.fails([run.left(in: found)]))
    #expect([found].severityCounts == "1 error, 1 warning")
  }

  @Test("What is allowed counts as nothing, what is denied is an error, and a warning fails if that is asked")
  func choices() throws {
    let allowed = try DiagnosticsRun(of: Self.tool, allowed: ["odd"])
    #expect(left(allowed) == ["warning even"])
    #expect(!allowed.fails([allowed.left(in: found)]))
    let strict = try DiagnosticsRun(of: Self.tool, allowed: ["odd"], isStrict: true)
    #expect(strict.fails([strict.left(in: found)]))
    #expect(try left(DiagnosticsRun(of: Self.tool, allowed: ["odd"], denied: ["even"])) == ["error even"])
  }

  @Test("An unknown id and one that is both allowed and denied are refused")
  func problems() {
    #expect(throws: DiagnosticsRun.Problem(message: "unknown diagnostic 'ood'", help: "Did you mean 'odd'?")) {
      try DiagnosticsRun(of: Self.tool, denied: ["ood"])
    }
    #expect(
      throws: DiagnosticsRun.Problem(message: "'odd' is both allowed and denied", help: "Leave out one of the two")
    ) {
      try DiagnosticsRun(of: Self.tool, allowed: ["odd"], denied: ["odd"])
    }
  }

  @Test("What a baseline lists does not count, in the files that the run is over")
  func baseline() throws {
    let entries = found.fingerprinted.prefix(1).map { Baseline.Entry(page: "a.md", fingerprint: $0.fingerprint) }
    let run = try DiagnosticsRun(of: Self.tool, baseline: entries)
    #expect(left(run) == ["error odd", "warning even"])
    #expect(left(run.over(["docs/a.md"])) == ["warning even"])
  }

  @Test("Each format writes what counts; SARIF has the tool's rules, and says what is new since a baseline")
  func formats() throws {
    let run = try DiagnosticsRun(of: Self.tool, allowed: ["odd"], baseline: [])
    let left = [run.left(in: found)]
    for format in DiagnosticFormat.allCases {
      let text = run.text(of: left, as: format)
      #expect(text.contains("Two is even") && !text.contains("One is odd"), "\(format)")
      #expect(text.contains("\"baselineState\"") == (format == .sarif), "\(format)")
    }
    let sarif = run.text(of: left, as: .sarif)
    #expect(sarif.contains("\"semanticVersion\": \"1.0.0\"") && sarif.contains("\"id\": \"odd\""))
    #expect(run.text(of: left, as: .junit).contains("<testsuite name=\"instar try\""))
  }
}
