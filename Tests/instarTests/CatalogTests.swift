import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("instar catalog", .tags(.program))
struct CatalogTests {
  private let sandbox: Sandbox
  private let graphs = Repository.root.appending(path: "Tests/Fixtures/SymbolGraphs").path

  /// The warning about graphs of a module that the catalog has not.
  private static let nothing =
    "warning: nothing was compared: the symbol graphs are of no module of these types\n"

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("Without arguments, every type of the catalog is listed with its module and callbacks")
  func list() async throws {
    let run = try await sandbox.instar("catalog")
    #expect(run.status == 0 && run.messages == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.dropFirst().map { $0.prefix { $0 != " " } } == APICatalog.standard.types.map { Substring($0.name) })
    #expect(lines.contains { $0.contains(/^UISceneDelegate +protocol +UIKit +13 +built in$/) })
    let more = try await sandbox.instar(
      "catalog", "--symbols", "\(graphs)/1", "--symbols", "\(graphs)/Tuner.symbols.json")
    #expect(more.output.contains("\nRadioDelegate ") && more.output.contains("\nTunerDelegate "))
    #expect(more.output.contains(" \(graphs)/1/Radio.symbols.json\n"))
  }

  @Test("A type's callbacks are shown with their versions and replacements")
  func type() async throws {
    let run = try await sandbox.instar("catalog", "UIApplicationDelegate", "RadioDelegate", "--symbols", "\(graphs)/1")
    #expect(run.status == 0)
    let active = "  func applicationDidBecomeActive(_ application: UIApplication)\n    optional, @MainActor, iOS"
    #expect(run.output.contains(active))
    #expect(run.output.contains("    deprecated: iOS 26, tvOS 26, visionOS 26: sceneDidBecomeActive(_:) or"))
    #expect(run.output.contains("  func radioDidLoseSignal()\n    optional, @MainActor, macOS 11\n"))
  }

  @Test("Every format is written to standard output or to a file", arguments: CatalogFormat.allCases)
  func formats(format: CatalogFormat) async throws {
    let endings = [CatalogFormat.text: "txt", .markdown: "md", .csv: "csv", .json: "json"]
    let ending = try #require(endings[format])
    for (words, status) in [
      (["catalog"], 0), (["catalog", "UISceneDelegate"], 0), (["catalog", "\(graphs)/1", "\(graphs)/2"], 1),
      (["catalog", "--compare", "--symbols", "\(graphs)/1"], 0),
    ] {
      let run = try await sandbox.instar(words + ["--format", format.rawValue])
      #expect(run.status == status && !run.output.isEmpty, "\(words): \(run)")
      #expect(run.messages == (words.contains("--compare") ? Self.nothing : ""))
      _ = try await sandbox.instar(words + ["-o", "out/a.\(ending)"])
      #expect(sandbox.read("out/a.\(ending)") == run.output)
    }
  }

  @Test("Two graphs, or folders of them, are compared; the threshold decides the exit code")
  func changes() async throws {
    let files = ["\(graphs)/1/Radio.symbols.json", "\(graphs)/2/Radio.symbols.json"]
    let run = try await sandbox.instar(["catalog"] + files)
    #expect(run.status == 1 && run.output.hasSuffix("\n8 breaking, 4 compatible.\n"))
    #expect(try await sandbox.instar(["catalog"] + files + ["--fail-on", "none"]).status == 0)
    let same = try await sandbox.instar("catalog", "\(graphs)/1", "\(graphs)/1", "--fail-on", "any")
    #expect(same.status == 0 && same.output.hasSuffix("\nNo change.\n"))
  }

  @Test("Unknown types and unclear arguments are usage errors")
  func usage() async throws {
    let slip = try await sandbox.instar("catalog", "UISceneDelegte")
    #expect(slip.status == 64)
    #expect(slip.messages == "error: unknown type 'UISceneDelegte'\nhelp: Did you mean 'UISceneDelegate'?\n")
    #expect(try await sandbox.instar("catalog", "X").messages.contains("help: List all with 'instar catalog'"))
    for words in [
      ["--compare"], ["a.json"], ["a.json", "b.json", "c.json"], ["a.json", "UISceneDelegate"],
      ["a.json", "b.json", "--symbols", "c.json"], ["--format", "html"],
    ] { #expect(try await sandbox.instar(["catalog"] + words).status == 64, "\(words)") }
  }

  @Test("Files that are no symbol graphs are all reported, with the reason")
  func failures() async throws {
    try sandbox.write("{", to: "cut.symbols.json")
    try sandbox.write(#"{"metadata": 1}"#, to: "folder/other.symbols.json")
    try sandbox.write("", to: "empty/notes.txt")
    let run = try await sandbox.instar(
      ["catalog"] + ["cut.symbols.json", "folder", "empty", "missing.json"].flatMap { ["--symbols", $0] })
    #expect(run.status == 2 && run.output == "")
    for line in [
      "error: cannot read 'cut.symbols.json': it is not JSON, or only a part of it",
      "error: cannot read 'folder/other.symbols.json': it is no symbol graph: 'metadata' has a value of another type",
      "error: cannot read 'empty': no file in the folder ends in '.symbols.json'",
      "error: cannot read 'missing.json': no such file",
    ] { #expect(run.messages.contains(line), "\(run.messages)") }
    #expect(try await sandbox.instar("catalog", "cut.symbols.json", "missing.json").status == 2)
  }
}
