import TestSupport
import Testing

@Suite("instar diff as git's diff driver", .tags(.program))
struct GitDiffTests {
  private let sandbox: Sandbox
  private static let set = """
    export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=A \
    GIT_COMMITTER_EMAIL=a@example.com GIT_PAGER=cat;
    """

  init() async throws {
    sandbox = try Sandbox()
    try sandbox.write("*.lifecycle.md diff=instar\n", to: ".gitattributes")
    try sandbox.write(Pages.order, to: "docs/order.lifecycle.md")
    try sandbox.write(Pages.order, to: "plain.md")
    let run = try await shell(
      "git init -q . && git config diff.instar.command 'instar diff' && git add . && git commit -qm one")
    #expect(run.status == 0, "\(run.messages)")
  }

  private func shell(_ line: String) async throws -> ProgramRun { try await sandbox.shell("\(Self.set) \(line)") }

  private func skip(in name: String) throws {
    try sandbox.write(Pages.order.replacing("1. `Shop.pay(_:)`", with: "1. `Shop.pay(_:)` (may be skipped)"), to: name)
  }

  @Test("git diff shows a page's changes, under its path, also from a subfolder; other files are left to git")
  func changed() async throws {
    try skip(in: "docs/order.lifecycle.md")
    try skip(in: "plain.md")
    for line in ["git diff", "cd docs && git diff"] {
      let run = try await shell(line)
      #expect(run.status == 0 && run.messages == "")
      #expect(run.output.hasPrefix("docs/order.lifecycle.md\n"))
      #expect(run.output.contains("'Shop.pay(_:)' may now be skipped"))
      #expect(run.output.contains("\ndiff --git a/plain.md b/plain.md\n"))
    }
  }

  @Test("Added, deleted and renamed pages are shown, and pages with hostile names, also in the log")
  func history() async throws {
    try sandbox.write("# Lamp\n\n## States\n\n- **Off**\n", to: "-new one.lifecycle.md")
    let run = try await shell(
      """
      git mv docs/order.lifecycle.md docs/shop.lifecycle.md && sed -i.bak s/money/coins/ docs/shop.lifecycle.md && \
      rm docs/*.bak && git add . && git diff --cached -M && git commit -qm two && git log -p --ext-diff -M
      """)
    #expect(run.status == 0)
    let parts = run.output.components(separatedBy: "commit ")
    try #require(parts.count == 3)
    for part in parts.prefix(2) {
      #expect(part.contains("/dev/null → -new one.lifecycle.md"))
      #expect(part.contains("docs/order.lifecycle.md → docs/shop.lifecycle.md"))
    }
    #expect(parts[2].contains("/dev/null → docs/order.lifecycle.md"))
    let deleted = try await shell("git rm -q docs/shop.lifecycle.md && git diff --cached")
    #expect(deleted.status == 0 && deleted.output.contains("docs/shop.lifecycle.md → /dev/null"))
  }

  @Test("Errors of a page are reported and stop nothing; accepted changes are still shown")
  func errors() async throws {
    try sandbox.write(Pages.misspelt, to: "docs/order.lifecycle.md")
    try sandbox.write("0123456789abcdef\n", to: ".instar-ignore")
    let run = try await shell("git diff")
    #expect(run.status == 0)
    #expect(run.messages.contains(" --> docs/order.lifecycle.md:23:17\n"))
    #expect(!run.messages.contains(".instar-ignore"))
    #expect(run.output.contains("'Pay: Cart → Paid' is no longer possible"))
    try sandbox.write("", to: "docs/order.lifecycle.md")
    #expect(try await shell("git diff").status == 0)
  }

  @Test("A path with a conflict is named; options in the command are used")
  func options() async throws {
    let unmerged = try await sandbox.instar(
      ["diff", "a.md"], environment: ["GIT_DIFF_PATH_COUNTER": "1", "GIT_DIFF_PATH_TOTAL": "1"])
    #expect(unmerged == ProgramRun(status: 0, output: "* Unmerged path a.md\n", messages: ""))
    try skip(in: "docs/order.lifecycle.md")
    let json = try await shell("git -c diff.instar.command='instar diff --format json' diff")
    #expect(json.status == 0 && json.output.hasPrefix("{\n  \"schema\""))
    let coloured = try await shell("GIT_PAGER_IN_USE=true TERM=xterm git diff")
    #expect(coloured.status == 0 && coloured.output.contains("\u{1B}[1m"))
  }
}
