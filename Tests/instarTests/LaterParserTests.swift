import Foundation
import TestSupport
import Testing

/// The library that `make judges` has built.
enum LaterParser {
  /// Its folder.
  static let folder = Repository.root.appending(path: ".build/judges/later/lib").path

  /// `true` if tests use it: it is installed, or it is required.
  static var isWanted: Bool {
    #if os(Linux)
      let isRequired = ProcessInfo.processInfo.environment["INSTAR_REQUIRE_JUDGES"] == "1"
      return isRequired || FileManager.default.fileExists(atPath: folder)
    #else
      return false
    #endif
  }
}

/// Compares what Instar reads with libcmark 0.31.2, which Homebrew has, and with Debian's 0.30.2: their trees differ in
/// places, and so do their positions.
@Suite(
  "Pages and a later libcmark", .tags(.program),
  .enabled(if: LaterParser.isWanted, "libcmark 0.31.2 is not here: run 'make judges'"))
struct LaterParserTests {
  /// All pages of this repository, and the inputs kept of fuzzing. Projects to audit are no pages.
  private static let pages: [String] = {
    let folders = ["Templates/Pages", "Tests/Fixtures", "Examples", "docs", "Tests/Browser", "Output", "Tests/Fuzzing"]
    let files = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: Repository.root.appending(path: folder).path) ?? []).map {
        "\(folder)/\($0)"
      }
    }
    // The inputs of the fuzzer are in separate folders, without extensions.
    let isInput = { (file: String) in file.contains(#/^Tests\/Fuzzing\/(Corpus|Crashes)\/.*\//#) }
    return (["README.md"] + files)
      .filter { ($0.hasSuffix(".md") && !$0.hasPrefix("Tests/Fixtures/Audit/")) || isInput($0) }.sorted()
  }()

  /// Runs the program with either library in the repository's folder.
  private func runs(_ arguments: [String]) async throws -> [ProgramRun] {
    let sandbox = try Sandbox()
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return [
      try await sandbox.shell("cd '\(Repository.root.path)' && instar \(words)"),
      try await sandbox.shell(
        "cd '\(Repository.root.path)' && LD_LIBRARY_PATH='\(LaterParser.folder)' instar \(words)"),
    ]
  }

  @Test("The program uses a later version")
  func version() async throws {
    let linked = try await Sandbox().shell(
      "LD_LIBRARY_PATH='\(LaterParser.folder)' ldd \"$(command -v instar)\" | grep libcmark")
    #expect(linked.output.contains(LaterParser.folder), "\(linked)")
  }

  @Test("Every diagnostic of every page is the same, at the same place")
  func diagnostics() async throws {
    let runs = try await runs(["check", "--format", "json"] + Self.pages)
    #expect(runs[0].output.split(separator: "\n").count > 100, "\(runs[0].status) \(runs[0].messages.prefix(2000))")
    #expect(runs[0] == runs[1])
  }

  @Test("So is everything that is read of a page", arguments: ["Templates/Pages", "Tests/Fixtures", "Examples"])
  func facts(folder: String) async throws {
    for page in Self.pages where page.hasPrefix(folder + "/") && !page.hasPrefix(Self.articles) {
      let runs = try await runs(["graph", page, "--format", "json"])
      #expect(runs[0].status == 0 && runs[0] == runs[1], "\(page)")
    }
  }

  @Test("Articles become the same pages")
  func imports() async throws {
    for article in Self.pages where article.hasPrefix(Self.articles) {
      let runs = try await runs(["import", article, "--diagram", "1"])
      #expect(!runs[0].output.isEmpty && runs[0] == runs[1], "\(article)")
    }
  }

  /// The folder of texts that are no pages.
  private static let articles = "Tests/Fixtures/Import/"
}
