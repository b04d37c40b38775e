import Foundation
import TestSupport
import Testing

@testable import instar

@Suite("The version", .tags(.program))
struct InstarVersionTests {
  @Test("The program prints it, and it is that of the newest release in the changelog")
  func entry() async throws {
    #expect(try await Sandbox().instar("--version").output == InstarVersion.current + "\n")
    let changelog = try String(contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = try #require(changelog.firstMatch(of: /(?m)^## (\S+) \((not yet released|\d{4}-\d{2}-\d{2})\)$/))
    #expect(newest.1 == InstarVersion.current)
    #expect(changelog[..<newest.range.lowerBound].matches(of: /(?m)^## (.*)$/).map(\.1) == ["Unreleased"])
  }

  @Test("SARIF has it, for diagnostics and for changes", arguments: [["check"], ["diff", "uikit-app"]])
  func sarif(command: [String]) async throws {
    let log = try await Sandbox().instar(command + ["uikit-scenes", "--format", "sarif"]).output
    #expect(log.contains("\"semanticVersion\": \"\(InstarVersion.current)\""))
  }
}
