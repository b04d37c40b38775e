import TestSupport
import Testing

@Suite("Pages and --symbols", .tags(.program))
struct SymbolsOptionTests {
  private let sandbox: Sandbox
  private static let graphs = Repository.root.appending(path: "Tests/Fixtures/SymbolGraphs").path
  private static let symbols = ["--symbols", "\(graphs)/1"]

  init() throws {
    sandbox = try Sandbox()
    let page = """
      # Listening

      - Platform: macOS

      ## Delegates

      - `Listener`: `RadioDelegate`, one per process

      ## States

      - **Silent** (initial)
      - **Playing**

      ## Transitions

      ### Tune: Silent → Playing

      1. `radioDidTune(to:)`

      ### Lose: Playing → Silent

      1. `radioDidLoseSignal()`
      """
    try sandbox.write(page, to: "radio.md")
    try sandbox.write(
      "# Parts\n\n<!-- instar:begin table callbacks from radio.md -->\n<!-- instar:end -->\n", to: "parts.md")
  }

  @Test("A misspelt callback of a graph's type is an error, as one of the catalog's is")
  func check() async throws {
    let run = try await sandbox.instar(["check", "radio.md", "--strict"] + Self.symbols)
    #expect(run.status == 0, "\(run.output)")
    let unknown = try await sandbox.instar("check", "radio.md")
    #expect(unknown.status == 1 && unknown.output.contains("Unknown callback 'radioDidTune(to:)'"))
    let page = try #require(sandbox.read("radio.md"))
    try sandbox.write(page.replacing("LoseSignal", with: "LooseSignal"), to: "radio.md")
    let misspelt = try await sandbox.instar(["check", "radio.md"] + Self.symbols)
    #expect(misspelt.status == 1)
    #expect(misspelt.output.contains("with 'radioDidLoseSignal()'"), "\(misspelt.output)")
  }

  @Test("Swift imports the module, adopts its protocol and has its declarations")
  func scaffold() async throws {
    let run = try await sandbox.instar(["scaffold", "radio.md", "-o", "App"] + Self.symbols)
    #expect(run.status == 0, "\(run.messages)")
    let swift = try #require(sandbox.read("App/Listener.swift"))
    #expect(swift.contains("import Radio\n") && swift.contains("class Listener: RadioDelegate {"), "\(swift)")
    #expect(swift.contains("    func radioDidTune(to station: RadioStation) {"), "\(swift)")
  }

  @Test(
    "Every command that reads a page takes the graphs",
    arguments: [
      ["table", "radio.md", "--kind", "callbacks"], ["graph", "radio.md", "--format", "dot"], ["paths", "radio.md"],
      ["compare", "radio.md", "radio.md"], ["generate", "radio.md", "-o", "Out"], ["simulate", "radio.md", "tune"],
      ["update", "parts.md"], ["diff", "radio.md", "radio.md"],
    ])
  func commands(arguments: [String]) async throws {
    let run = try await sandbox.instar(arguments + Self.symbols)
    #expect(run.status == 0, "\(run.output)\(run.messages)")
    let missing = try await sandbox.instar(arguments + ["--symbols", "missing.json"])
    #expect(missing.status == 2 && missing.messages.contains("cannot read 'missing.json'"), "\(missing.messages)")
  }
}
