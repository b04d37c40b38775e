import TestSupport
import Testing

@Suite("instar check with a baseline", .tags(.program))
struct CheckBaselineTests {
  private let sandbox: Sandbox

  /// A page with two diagnostics.
  private static let page = Pages.misspelt.replacing("(final)", with: "(final, trasient)")

  init() async throws {
    sandbox = try Sandbox()
    try sandbox.write(Self.page, to: "docs/old.md")
    let made = try await sandbox.shell("instar check docs/old.md --format json > baseline.jsonl")
    #expect(made.status == 1)
  }

  private func check(_ arguments: String...) async throws -> ProgramRun {
    try await sandbox.instar(["check"] + arguments + ["--baseline", "baseline.jsonl"])
  }

  @Test("Diagnostics of the baseline are suppressed and not counted; their number is printed")
  func old() async throws {
    let run = try await check("docs/old.md", "--strict")
    #expect(
      run
        == ProgramRun(
          status: 0, output: "",
          messages: "docs/old.md: 2 states, 1 delegate, no calls\nSuppressed 2 diagnostics listed in 'baseline.jsonl'\n"
        ))
    #expect(try await check("docs/old.md", "--quiet").messages == "")
    #expect(try await check("docs/old.md", "--deny", "unreachable-state").status == 0)
  }

  @Test(
    "New diagnostics are reported in every format, with the fingerprint that they have without a baseline",
    arguments: ["json", "sarif", "github", "text"])
  func new(format: String) async throws {
    let page = Self.page + "2. `Shop.pai(_:)`\n3. `Shop.pai(_:)`\n"
    try sandbox.write(page, to: "docs/old.md")
    let all = try await sandbox.instar("check", "docs/old.md", "--format", "json").output
    let added = all.split(separator: "\n").filter { $0.contains("'pai(_:)'") }
    #expect(added.count == 2)
    let run = try await check("docs/old.md", "--format", format)
    #expect(run.status == 1 && run.output.contains("'pai(_:)'") && !run.output.contains("Piad"))
    if format == "json" { #expect(run.output.split(separator: "\n") == added) }
    #expect(run.output.components(separatedBy: "\"baselineState\": \"new\"").count == (format == "sarif" ? 3 : 1))
  }

  @Test("Diagnostics that no longer occur are counted, but are no failure; a new baseline omits them")
  func gone() async throws {
    try sandbox.write(Pages.order, to: "docs/old.md")
    let understood = "docs/old.md: 2 states, 1 transition, 1 delegate\n"
    #expect(
      try await check("docs/old.md")
        == ProgramRun(
          status: 0, output: "",
          messages: understood + "2 diagnostics listed in 'baseline.jsonl' no longer occur; record the baseline again\n"
        ))
    #expect(try await sandbox.shell("instar check docs/old.md --format json > baseline.jsonl").status == 0)
    #expect(try await check("docs/old.md") == ProgramRun(status: 0, output: "", messages: understood))
  }

  @Test("From another folder, the same page has the same baseline")
  func folder() async throws {
    #expect(try await sandbox.shell("cd docs && instar check old.md --baseline ../baseline.jsonl").status == 0)
    #expect(try await sandbox.shell("instar check \"$PWD/docs/old.md\" --baseline baseline.jsonl").status == 0)
  }

  @Test("--fix fixes new diagnostics and leaves those of the baseline")
  func fix() async throws {
    let page = Self.page.replacing("- **Paid**", with: "- **Cancelled**: nobody pays\n- **Paid**")
    let grown = page + "\n### Cancel: Cart → Canceled\n"
    try sandbox.write(grown, to: "docs/old.md")
    let run = try await check("docs/old.md", "--fix")
    #expect(run.messages.contains("\nFixed 1 problem in docs/old.md\n"))
    #expect(sandbox.read("docs/old.md") == grown.replacing("Canceled", with: "Cancelled"))
  }

  @Test("A missing or invalid baseline stops the command before anything is fixed")
  func broken() async throws {
    for name in ["nowhere", ".", "docs/old.md"] {
      let run = try await sandbox.instar("check", "docs/old.md", "--fix", "--baseline", name)
      #expect(run.status == 2 && run.output == "")
      #expect(run.messages.hasPrefix("error: cannot read '\(name)': "))
      #expect(run.messages.contains("help: Record one with: instar check PAGE… --format json > FILE\n"))
    }
    #expect(sandbox.read("docs/old.md") == Self.page)
  }
}
