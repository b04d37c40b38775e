import Foundation
import TestSupport
import Testing

@Suite("Very large pages", .tags(.slow))
struct LargePageTests {
  /// The folder of `make release`'s program; `nil` where there is none newer than the tests' own, which takes minutes for a
  /// page of this size and gets a smaller one.
  private static let release: String? = {
    func date(of folder: String) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/instar")
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    let release = Repository.root.appending(path: "dist/bin").path
    return date(of: release) > date(of: Sandbox.programs) ? release : nil
  }()

  private static func size(_ full: Int) -> Int { release == nil ? full / (Seeds.areAll ? 10 : 40) : full }

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Runs a line of shell that makes a page, then checks the page; on Linux, within some megabytes of memory.
  private func check(_ making: String, megabytes: Int) async throws -> ProgramRun {
    #if os(Linux)
      let limit = "ulimit -v \(megabytes * 1024)"
    #else
      // macOS accepts the limit and does not enforce it.
      let limit = ":"
    #endif
    return try await sandbox.shell(
      """
      { \(making); } > page.md; \(limit)
      '\(Self.release ?? Sandbox.programs)/instar' check page.md --quiet
      """)
  }

  @Test("A line of 100 MB is read", .mustEnd)
  func line() async throws {
    let line = "head -c \(Self.size(104_857_600)) /dev/zero | tr '\\0' a"
    let page = "echo '# T'; echo '## States'; echo '- **A** (initial)'; echo; \(line); echo"
    let run = try await check(page, megabytes: 2500)
    #expect(run.status <= 1, "\(run.messages.prefix(500))")
    #expect(run.output.utf8.count < 10_000)
  }

  @Test("A table of a million rows is read", .mustEnd)
  func table() async throws {
    let rows = "seq \(Self.size(1_000_000)) | sed 's/.*/| s& |/'"
    let page = "echo '# T'; echo '## States'; echo; echo '| State |'; echo '|---|'; \(rows)"
    let run = try await check(page, megabytes: 4000)
    #expect(run.status <= 1, "\(run.messages.prefix(500))")
  }

  @Test("An unclosed fence goes to the end of the page")
  func fence() async throws {
    try sandbox.write(Pages.order + "\n````swift\n" + String(repeating: "## States\n", count: 1000), to: "page.md")
    let run = try await sandbox.instar("check", "page.md")
    #expect(
      run
        == ProgramRun(
          status: 0, output: "",
          messages: "page.md: 2 states, 1 transition, 1 delegate; lines 27–1027 are prose that no output has\n"))
  }
}
