import Foundation
import Testing

@Suite("instar diff with accepted changes", .tags(.program))
struct IgnoreTests {
  private let sandbox: Sandbox
  private let fingerprint: String

  init() async throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "old.md")
    try sandbox.write(Pages.order.replacing("`Shop.pay(_:)`", with: "`Shop.pay(_:)` (deferred)"), to: "new.md")
    let output = try await sandbox.instar("diff", "old.md", "new.md", "--format", "json").output
    fingerprint = String(try #require(output.firstMatch(of: /"fingerprint": "([0-9a-f]{16})"/)).output.1)
  }

  @Test("An accepted change is suppressed and not counted; their number is printed")
  func accepted() async throws {
    try sandbox.write("# ours\r\n\(fingerprint) never relied on\r\n", to: ".instar-ignore")
    let run = try await sandbox.instar("diff", "old.md", "new.md", "--fail-on", "any")
    #expect(run.status == 0 && run.messages == "Suppressed 1 accepted change\n")
    #expect(!run.output.contains(fingerprint))
    #expect(try await sandbox.instar("diff", "old.md", "new.md", "--quiet").messages == "")
    for format in ["json", "github", "sarif"] {
      let output = try await sandbox.instar("diff", "old.md", "new.md", "--format", format).output
      #expect(!output.contains(fingerprint) && !output.contains("'Shop.pay(_:)'"))
    }
  }

  @Test("An unused entry and a malformed line are warnings at their places")
  func unused() async throws {
    try sandbox.write("\(fingerprint)\n0123456789abcdef old\nwhat\n", to: "accepted")
    let run = try await sandbox.instar("diff", "old.md", "new.md", "--ignore", "accepted")
    #expect(run.status == 0)
    #expect(
      run.messages == """
        warning: Accepted change '0123456789abcdef' does not occur [unused-acceptance]
         --> accepted:2:1
        2 | 0123456789abcdef old
          | ^^^^^^^^^^^^^^^^
        help: Remove the line

        warning: Line does not begin with a fingerprint [malformed-fingerprint]
         --> accepted:3:1
        3 | what
          | ^^^^
        help: Write the fingerprint of a change, or '#' before a comment
        Suppressed 1 accepted change

        """)
    #expect(
      try await sandbox.instar("diff", "old.md", "new.md", "--ignore", "accepted", "--quiet").messages == "")
  }

  @Test("--ignore names an existing file; it overrides the one in the folder")
  func named() async throws {
    try sandbox.write("\(fingerprint)\n", to: ".instar-ignore")
    let missing = try await sandbox.instar("diff", "old.md", "new.md", "--ignore", "nowhere")
    #expect(missing.status == 2 && missing.output == "")
    #expect(missing.messages.hasPrefix("error: cannot read 'nowhere': no such file\n"))
    #expect(try await sandbox.instar("diff", "old.md", "new.md", "--ignore", ".").status == 2)
    #expect(try await sandbox.instar("diff", "old.md", "new.md", "--ignore", "/dev/null").status == 1)
    #expect(try await sandbox.instar("diff", "old.md", "new.md").status == 0)
  }

  @Test("A folder of the file's name is ignored")
  func folder() async throws {
    try sandbox.write("", to: ".instar-ignore/x")
    #expect(try await sandbox.instar("diff", "old.md", "new.md").status == 1)
  }
}
