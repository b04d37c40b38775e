import Foundation
import TestSupport
import Testing

@Suite("instar diff", .tags(.program))
struct DiffTests {
  private let sandbox: Sandbox
  private static let skipped = Pages.order.replacing("1. `Shop.pay(_:)`", with: "1. `Shop.pay(_:)` (may be skipped)")
  private static let reworded = Pages.order.replacing("money comes in", with: "coins come in")

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "old.md")
    try sandbox.write(Self.skipped, to: "new.md")
    try sandbox.write(Self.reworded, to: "words.md")
  }

  /// The changes of two pages, as JSON lists them.
  private func changes(_ arguments: String..., environment: [String: String] = [:]) async throws -> [[String: Any]] {
    let run = try await sandbox.instar(["diff"] + arguments + ["--format", "json"], environment: environment)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(object?["changes"] as? [[String: Any]])
  }

  @Test("A breaking change is reported with its help, and ends with 1")
  func breaking() async throws {
    let run = try await sandbox.instar("diff", "old.md", "new.md")
    #expect(run.status == 1 && run.messages == "")
    #expect(run.output.contains("old.md → new.md"))
    #expect(run.output.contains("'Shop.pay(_:)' may now be skipped on 'Pay: Cart → Paid'"))
    #expect(run.output.contains("Do not rely on it"))
    #expect(run.output.contains("now-may-be-skipped"))
  }

  @Test(
    "A page compared with itself has no changes, in every format",
    arguments: ["text", "markdown", "json", "github", "sarif"])
  func same(format: String) async throws {
    let run = try await sandbox.instar("diff", "old.md", "old.md", "--format", format, "--fail-on", "any")
    #expect(run.status == 0 && run.messages == "")
    let marks = ["text": "[", "markdown": "## ", "json": "\"id\":", "github": "::", "sarif": "\"ruleId\":"]
    #expect(!run.output.contains(try #require(marks[format])))
  }

  @Test(
    "--fail-on selects the changes that are failures",
    arguments: [
      ("new.md", "breaking", 1), ("new.md", "any", 1), ("new.md", "none", 0), ("words.md", "breaking", 0),
      ("words.md", "any", 1), ("words.md", "none", 0), ("old.md", "any", 0),
    ])
  func thresholds(page: String, threshold: String, status: Int32) async throws {
    let run = try await sandbox.instar("diff", "old.md", page, "--fail-on", threshold)
    #expect(run.status == status)
  }

  @Test("Two versions of one page: the four methods that are no longer called in apps built with the 27 SDK")
  func versions() async throws {
    let run = try await sandbox.instar("diff", "uikit", "--from", "iOS 26", "--to", "iOS 27")
    #expect(run.status == 1 && run.messages == "")
    #expect(run.output.contains("uikit at iOS 26 → uikit at iOS 27"))
    let methods = ["DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground"]
    for method in methods {
      #expect(run.output.contains("'AppDelegate.application\(method)(_:)' is no longer called"))
      #expect(run.output.contains("Implement 'scene\(method)(_:)' in 'SceneDelegate'"))
    }
    let same = try await sandbox.instar("diff", "uikit", "--from", "12", "--to", "iOS 12", "--fail-on", "any")
    #expect(same.status == 0)
  }

  @Test("An app without scenes still runs on iOS 27 if it was built with an older SDK")
  func sdk() async throws {
    let same = try await sandbox.instar(
      "diff", "uikit", "--from", "iOS 26", "--to", "iOS 27, SDK iOS 26", "--fail-on", "breaking")
    #expect(same.status == 0)
    let run = try await sandbox.instar(
      "diff", "uikit", "--from", "iOS 27, SDK iOS 26", "--to", "iOS 27", "--format", "json")
    #expect(run.status == 1)
    #expect(run.output.contains("uikit at iOS 27, SDK iOS 26"))
    #expect(run.output.contains("removed-callback"))
    #expect(try await sandbox.instar("check", "uikit", "--at", "SDK iOS 26").output == "")
  }

  @Test("--at reads both pages at one version")
  func at() async throws {
    let run = try await sandbox.instar("diff", "uikit", "uikit", "--at", "iOS 13", "--fail-on", "any")
    #expect(run.status == 0)
    #expect(run.output.contains("uikit at iOS 13"))
  }

  @Test("A page may come from standard input, and from a revision of a repository")
  func sources() async throws {
    let piped = try await sandbox.instar("diff", "old.md", "-", input: Self.skipped)
    #expect(piped.status == 1 && piped.output.contains("old.md → <stdin>"))
    #expect(try await sandbox.instar("diff", "-", "new.md", input: Self.skipped).status == 0)
    let commit = "git init -q && git add . && git -c user.name=A -c user.email=a@example.com commit -qm a"
    let run = try await sandbox.shell("\(commit) && cp new.md old.md && instar diff HEAD:old.md old.md")
    #expect(run.status == 1 && run.output.contains("HEAD:old.md → old.md"))
    let annotations = try await sandbox.shell("instar diff old.md HEAD:old.md --format github --fail-on none")
    #expect(annotations.output.hasPrefix("::notice file=old.md,line=25,"))
  }

  @Test("An unreadable page ends with 2, each page named")
  func missing() async throws {
    let run = try await sandbox.instar("diff", "odl.md", "nowhere.md")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.messages.contains("page 'odl.md' is neither a file nor a bundled page")
        && run.messages.contains("Did you mean 'old.md'?"))
    #expect(run.messages.contains("page 'nowhere.md' is neither a file nor a bundled page"))
    #expect(try await sandbox.instar("diff", "old.md", "new.md", "-o", "/dev/null/x").status == 2)
  }

  @Test("Errors in the new page end the command; those in the old one are reported, and it is compared")
  func badPages() async throws {
    try sandbox.write(Pages.misspelt, to: "bad.md")
    let worse = try await sandbox.instar("diff", "old.md", "bad.md", "--fail-on", "none")
    #expect(worse.status == 2 && worse.output == "")
    #expect(worse.messages.contains(" --> bad.md:23:17\n"))
    let better = try await sandbox.instar("diff", "bad.md", "old.md", "--fail-on", "none")
    #expect(better.status == 0 && better.output.contains("'Pay: Cart → Paid' was added"))
    #expect(better.messages.contains(" --> bad.md:23:17\n"))
    #expect(better.messages.hasSuffix("warning: 'bad.md' has errors; only the parts that could be read are compared\n"))
    let both = try await sandbox.instar("diff", "bad.md", "--from", "12", "--to", "13")
    #expect(both.status == 2 && both.messages.components(separatedBy: "[unknown-state]").count == 2)
  }

  @Test("False claims of a page don't stop a diff")
  func claims() async throws {
    let rules = "\n## Rules\n\n- `Shop.pay(_:)` at most once per process\n- never `Shop.pay(_:)`\n"
    try sandbox.write(Pages.order + rules, to: "claims.md")
    #expect(try await sandbox.instar("check", "claims.md").status == 1)
    let run = try await sandbox.instar("diff", "old.md", "claims.md")
    #expect(run.status == 0 && run.messages == "")
  }

  @Test("The file's extension selects the format, --format overrides it, and the counts go to standard error")
  func files() async throws {
    let starts = [
      ("a.json", "{\n"), ("a.sarif", "{\n  \"$schema\""), ("a.txt", "old.md"), ("a.md", "# From old.md to new.md\n"),
      ("a.html", "<!DOCTYPE html>"), ("a.dot", "digraph"),
    ]
    for (name, start) in starts {
      let run = try await sandbox.instar("diff", "old.md", "new.md", "-o", name)
      #expect(run == ProgramRun(status: 1, output: "", messages: "1 breaking change\n"))
      #expect(sandbox.read(name)?.hasPrefix(start) == true)
    }
    _ = try await sandbox.instar("diff", "old.md", "new.md", "-o", "b.json", "--format", "github", "--quiet")
    #expect(sandbox.read("b.json")?.hasPrefix("::error file=new.md,") == true)
  }

  @Test("JSON, annotations and SARIF have the same facts")
  func facts() async throws {
    let reported = try await changes("uikit-app", "uikit-scenes")
    #expect(reported.count > 20)
    let lines = try await sandbox.instar("diff", "uikit-app", "uikit-scenes", "--format", "github").output
      .split(separator: "\n")
    #expect(lines.count == reported.count)
    #expect(lines.count { $0.hasPrefix("::error ") } == reported.count { $0["severity"] as? String == "breaking" })
    let text = try await sandbox.instar("diff", "uikit-app", "uikit-scenes", "--format", "sarif").output
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let marks = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["instar/v1"] }
    #expect(Set(marks) == Set(reported.compactMap { $0["fingerprint"] as? String }))
    #expect(Set(results.compactMap { $0["ruleId"] as? String }) == Set(reported.compactMap { $0["id"] as? String }))
  }

  @Test("Colour follows --color; coloured text says the same in words")
  func colors() async throws {
    let plain = try await sandbox.instar("diff", "old.md", "new.md").output
    let coloured = try await sandbox.instar("diff", "old.md", "new.md", "--color", "always").output
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    let piped = try await sandbox.instar("diff", "old.md", "new.md", "--color", "always", "-o", "a.txt")
    #expect(piped.status == 1 && sandbox.read("a.txt") == plain)
  }

  @Test("Names cannot control a terminal")
  func hostile() async throws {
    let name = "Pa\u{1B}[31mid\u{202E}"
    try sandbox.write(Pages.order.replacing("Cart", with: name).replacing("Paid", with: "Done"), to: "bad\u{1B}.md")
    let run = try await sandbox.instar("diff", "old.md", "bad\u{1B}.md", "--fail-on", "none")
    #expect(run.status == 0 && run.output.contains("bad␛.md"))
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
    for format in ["json", "sarif"] {
      let text = try await sandbox.instar("diff", "old.md", "bad\u{1B}.md", "--format", format).output
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(object is [String: Any])
    }
  }
}
