import Foundation
import Testing

@testable import instar

@Suite("Disks, permissions and readers that fail", .tags(.program))
struct EnvironmentTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  /// `true` if tests can run a command without root's permissions.
  private static var canDropPowers: Bool {
    #if os(Linux)
      getuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
    #else
      getuid() != 0
    #endif
  }

  /// A line that runs without root's permissions.
  private func powerless(_ line: String) -> String {
    #if os(Linux)
      let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups"
      if getuid() == 0 { return "chmod 755 . && \(drop) env TMPDIR=/tmp bash -c '\(line)'" }
    #endif
    return line
  }

  @Test("A full disk ends in a message; the existing file is whole, and no temporary file is left")
  func fullDisk() async throws {
    try sandbox.write("before", to: "Output/order/index.html")
    // A file may have 8 blocks of 1024 bytes, as on a disk with no more room.
    let run = try await sandbox.shell("ulimit -f 8; trap '' XFSZ; instar generate order.md --only html,json --force")
    #expect(run.status == 2)
    #expect(run.messages.contains("error: cannot write 'Output/order/index.html': File too large"))
    #expect(sandbox.read("Output/order/index.html") == "before")
    #expect(sandbox.files(in: "Output").allSatisfy { !$0.contains(".instar-") })
  }

  @Test("An unreadable page is named with the reason", .enabled(if: canDropPowers))
  func unreadable() async throws {
    let run = try await sandbox.shell("chmod 000 order.md; " + powerless("instar check order.md"))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.messages == "error: cannot read 'order.md': Permission denied\n")
  }

  @Test("A source that cannot be read is named, and an audit ends with 2", .enabled(if: canDropPowers))
  func unreadableSource() async throws {
    try sandbox.write("@main final class A: UIResponder, UIApplicationDelegate {}", to: "App/A.swift")
    try sandbox.write("final class B {}", to: "App/B.swift")
    let run = try await sandbox.shell("chmod 000 App/B.swift; " + powerless("instar audit App"))
    #expect(run.status == 2 && run.messages.contains("Left out 'App/B.swift': Permission denied\n"))
  }

  @Test(
    "An unwritable folder ends in a message, and the page does not change", .enabled(if: canDropPowers))
  func readOnly() async throws {
    let made = try await sandbox.shell("mkdir -p Output/order; chmod 555 Output/order; chmod 644 order.md")
    #expect(made.status == 0)
    let run = try await sandbox.shell(powerless("instar generate order.md --only json"))
    #expect(run.status == 2)
    #expect(run.messages == "error: cannot write 'Output/order/.instar.json': Permission denied\n")
    #expect(sandbox.files(in: "Output") == [])
    try sandbox.write(Pages.misspelt, to: "slip.md")
    let fixed = try await sandbox.shell(
      "chmod 555 .; " + powerless("instar check slip.md --fix").replacing("chmod 755", with: "chmod 555"))
    #expect(fixed.status == 2)
    #expect(fixed.messages.contains("error: cannot write 'slip.md': Permission denied"))
    #expect(sandbox.read("slip.md") == Pages.misspelt)
    #expect(try await sandbox.shell("chmod -R u+w .").status == 0)
  }

  @Test("A pipe that replaces a page before it is read does not block, and a removed page is an error")
  func vanishing() throws {
    let path = sandbox.folder.appending(path: "gone.md").path
    #expect(throws: Failure("cannot read '\(path)': No such file or directory")) { try Disk.read(path, limit: 10) }
    #expect(mkfifo(path, 0o600) == 0)
    #expect(try Disk.read(path, limit: 10) == [])
  }

  @Test(
    "A closed pipe ends the command quietly", arguments: ["check slip.md", "table uikit", "generate --help"])
  func brokenPipe(command: String) async throws {
    try sandbox.write(String(repeating: Pages.misspelt, count: 200), to: "slip.md")
    let run = try await sandbox.shell("instar \(command) --quiet | head -n 1; echo \"${PIPESTATUS[0]}\"")
    let status = run.output.split(separator: "\n").last
    #expect(status == (command.hasPrefix("check") ? "1" : "0"))
    #expect(run.messages == "")
  }
}
