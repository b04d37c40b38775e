import Foundation
import TestSupport
import Testing

@Suite("instar audit --fix", .tags(.program))
struct AuditFixTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/Audit"), to: sandbox.folder.appending(path: "Audit"))
  }

  private func bytes(_ path: String) throws -> Data { try Data(contentsOf: sandbox.folder.appending(path: path)) }

  @Test("All apps are mended at once, and not changed the second time", .tags(.slow))
  func twice() async throws {
    let apps = Set(sandbox.files(in: "Audit").compactMap { $0.contains("/") ? $0.split(separator: "/").first : nil })
    let paths = apps.filter { $0 != "Pulse" }.map { "Audit/\($0)" }.sorted()
    let before = try await sandbox.instar(["audit"] + paths + ["--format", "json"])
    let certain = before.output.matches(of: /"applicability":"certain"/).count
    let first = try await sandbox.instar(["audit"] + paths + ["--fix", "--format", "json"])
    #expect(certain > 20 && first.messages.matches(of: /(?m)^Fixed \d+ problems? in/).count > 10)
    #expect(first.output.matches(of: /"applicability":"certain"/).count == 0)
    let files = try sandbox.files(in: "Audit").map { try bytes("Audit/\($0)") }
    let second = try await sandbox.instar(["audit"] + paths + ["--fix", "--format", "json"])
    #expect(second.output == first.output && !second.messages.contains("Fixed"))
    #expect(try sandbox.files(in: "Audit").map { try bytes("Audit/\($0)") } == files)
  }

  @Test(
    "But for what is mended, all bytes stay: line ends, a byte order mark, no last line end",
    arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func otherBytes(lineEnd: String, mark: String) async throws {
    let path = "Audit/Parcel/Parcel/SceneDelegate.swift"
    let text = try #require(sandbox.read(path)).replacing("\n", with: lineEnd) + "// 🚀\t \(lineEnd)\(lineEnd)// end"
    try sandbox.write(mark + text, to: path)
    let run = try await sandbox.instar("audit", "Audit/Parcel", "--fix")
    #expect(run.messages.contains("Fixed 3 problems in \(path)"))
    let mended = (mark + text).replacing("willConectTo", with: "willConnectTo")
      .replacing("Active(_ scene: UIWindowScene)", with: "Active(_ scene: UIScene)")
      .replacing("fileprivate func", with: "func")
    #expect(try bytes(path) == Data(mended.utf8))
  }

  @Test("A file with a syntax error, and one that is no text, is not written")
  func broken() async throws {
    let path = "Audit/Parcel/Parcel/SceneDelegate.swift"
    let other = "Audit/Parcel/Parcel/SceneDelegate+Requests.swift"
    try sandbox.write(try #require(sandbox.read(path)) + "\nfunc {\n", to: path)
    try (try bytes(other) + Data([0x2F, 0x2F, 0xFF, 0x0A])).write(to: sandbox.folder.appending(path: other))
    let before = try [bytes(path), bytes(other)]
    let run = try await sandbox.instar("audit", "Audit/Parcel", "--fix")
    #expect(run.status == 1 && run.output.contains("[unread-file]"))
    #expect(run.messages.contains("Fixed") && !run.messages.contains("Fixed 1 problem in \(path)"))
    #expect(try [bytes(path), bytes(other)] == before)
  }
}
