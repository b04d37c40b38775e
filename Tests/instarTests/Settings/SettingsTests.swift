import Foundation
import LifecycleTemplates
import TestSupport
import Testing

@Suite("Settings of a team", .tags(.program))
struct SettingsTests {
  private let sandbox: Sandbox

  /// A repository with two pages, and a folder in it that is no repository.
  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("", to: ".git/HEAD")
    let player = BundledPages.starters.first { $0.name == "player" }?.text ?? ""
    try sandbox.write(player, to: "docs/player.lifecycle.md")
    try sandbox.write(
      player.replacing("Player life cycle", with: "Radio life cycle"), to: "docs/more/radio.lifecycle.md")
    try sandbox.write(
      "# Notes\n\n<!-- instar:begin table states from player.lifecycle.md -->\n<!-- instar:end -->\n",
      to: "docs/notes.md")
  }

  private let twoPages = """
    2 pages in 'docs'
    docs/more/radio.lifecycle.md: 3 states, 4 transitions, 2 delegates (1 of an Apple type)
    docs/player.lifecycle.md: 3 states, 4 transitions, 2 delegates (1 of an Apple type)

    """

  private let settings = """
    pages: docs
    output: out
    only: [mermaid]
    language: ja
    check: { strict: true, deny: dead-end }
    update: { pages: "docs/*.md" }
    """

  @Test("Commands without arguments do what the settings say, from any folder of the repository")
  func commands() async throws {
    try sandbox.write(settings, to: ".instar.yml")
    try sandbox.write("", to: "docs/more/deep/file")
    let generated = try await sandbox.instar("generate")
    #expect(generated.status == 0 && generated.messages.hasPrefix("2 pages in 'docs'\n"), "\(generated)")
    #expect(
      sandbox.files(in: "out").contains("player/states.mmd") && sandbox.files(in: "out").contains("radio/states.mmd"))
    #expect(sandbox.files(in: "out").allSatisfy { !$0.hasSuffix(".dot") })
    let below = try await sandbox.shell("cd docs/more/deep && instar generate --check && instar check && instar update")
    #expect(below.status == 0, "\(below)")
    #expect(
      below.messages.contains("2 pages in '../../../docs'\n") && below.messages.contains("Updated 1 region in 1 page\n")
    )
    #expect(sandbox.read("docs/notes.md")?.contains("Stopped") == true)
  }

  @Test("What is typed wins, for each option by itself")
  func typed() async throws {
    try sandbox.write(settings, to: ".instar.yml")
    let page = "docs/player.lifecycle.md"
    _ = try await sandbox.instar("generate", page, "--only=dot", "-o", "mine", "--language", "en")
    #expect(sandbox.files(in: "mine") == [".instar.json", "sequence.dot", "states.dot"].map { "player/\($0)" })
    #expect(sandbox.read("mine/player/states.dot")?.contains("Play") == true)
    #expect(sandbox.files(in: "out") == [])
    let dead = Pages.order + "\n### Stop: Paid → Stopped\n"
    try sandbox.write(dead.replacing("- **Paid**", with: "- **Stopped**: it ends.\n- **Paid**"), to: "dead.md")
    #expect(try await sandbox.instar("check", "dead.md").status == 1)
    #expect(try await sandbox.instar("check", "dead.md", "--no-strict").messages.contains("error"))
    #expect(try await sandbox.instar("check", "dead.md", "--allow", "dead-end", "--no-strict").status == 0)
  }

  @Test("Outside of a repository, a file in a folder above does not count")
  func outside() async throws {
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: ".git"))
    try sandbox.write("nonsense: 1\n", to: ".instar.yml")
    #expect(try await sandbox.instar("check", "docs").status == 2)
    #expect(try await sandbox.shell("cd docs && instar check .").status == 0)
  }

  @Test("The environment names another file, or none")
  func environment() async throws {
    try sandbox.write("nonsense: 1\n", to: ".instar.yml")
    try sandbox.write("pages: ../docs/player.lifecycle.md\n", to: "ci/settings.yml")
    #expect(try await sandbox.instar(["check"], environment: ["INSTAR_CONFIG": "ci/settings.yml"]).status == 0)
    let none = try await sandbox.instar(["check"], environment: ["INSTAR_CONFIG": ""])
    #expect(none.status == 64)
    #expect(
      none.messages == """
        error: no page is named
        help: Name a file, a folder ('.' for this one) or a bundled page, or list 'pages' in a file .instar.yml

        """)
    let missing = try await sandbox.instar(["check"], environment: ["INSTAR_CONFIG": "nope.yml"])
    #expect(
      missing.status == 2
        && missing.messages.hasPrefix("error: cannot read 'nope.yml': no such file\nhelp: INSTAR_CONFIG"))
  }

  @Test("config prints what holds, with places; a file that no command understands is an error at its place")
  func config() async throws {
    #expect(try await sandbox.instar("config").output == "")
    try sandbox.write(settings, to: ".instar.yml")
    #expect(
      try await sandbox.shell("cd docs && instar config").output == """
        pages         ../docs                                        ../.instar.yml:1
        output        ../out                                         ../.instar.yml:2
        only          mermaid                                        ../.instar.yml:3
        language      ja                                             ../.instar.yml:4
        check.strict  true                                           ../.instar.yml:5
        check.deny    dead-end                                       ../.instar.yml:5
        update.pages  ../docs/notes.md, ../docs/player.lifecycle.md  ../.instar.yml:6

        """)
    try sandbox.write("pages: docs\nlanguage: jp\ndiff:\n  fail-on: x\n", to: ".instar.yml")
    let wrong = try await sandbox.instar("config")
    #expect(wrong.status == 2 && wrong.output == "")
    #expect(
      wrong.messages.contains(" --> .instar.yml:2:11\n2 | language: jp\n  |           ^^\nhelp: Did you mean 'ja'?"))
    #expect(wrong.messages.contains(" --> .instar.yml:4:12\n"))
    let generate = try await sandbox.instar("generate")
    #expect(generate.status == 2 && generate.messages.contains(".instar.yml:2:11"), "\(generate)")
    // Those of other commands too.
    try sandbox.write("pages: docs\nscaffold: { indent: 99 }\n", to: ".instar.yml")
    let check = try await sandbox.instar("check")
    #expect(check.status == 2 && check.messages.contains(" --> .instar.yml:2:21\n"), "\(check.messages)")
    #expect(sandbox.files(in: "Output") == [])
  }

  @Test(
    "What commands write to is below the settings' folder, by its path and by links",
    arguments: [
      ("output: link", "2:9 'link'"), ("output: link/new", "2:9 'link/new'"),
      ("pages: ../beside/a.md", "2:8 '../beside/a.md'"), ("pages: link/*.md", "2:8 'link/*.md'"),
      ("update:\n  pages: /tmp/a.md", "3:10 '/tmp/a.md'"), ("audit: { projects: ../beside }", "2:20 '../beside'"),
      ("scaffold: { output: link/A.swift }", "2:21 'link/A.swift'"),
    ])
  func outside(settings: String, expected: String) async throws {
    _ = try await sandbox.shell("mkdir -p ../beside; ln -s \"$(mktemp -d)\" link")
    try sandbox.write("# Settings\n\(settings)\n", to: ".instar.yml")
    for command in ["check", "generate"] {
      let run = try await sandbox.instar(command)
      let (place, path) = (expected.prefix { $0 != " " }, expected.drop { $0 != " " }.dropFirst())
      #expect(run.status == 2 && run.messages.contains("error: \(path) is not below the folder of this file"))
      #expect(run.messages.contains(" --> .instar.yml:\(place)\n"), "\(run.messages)")
    }
  }

  @Test("Files that a pattern finds behind a link are left out")
  func linkedFiles() async throws {
    _ = try await sandbox.shell("link=$(mktemp -d); echo '# A' >\"$link/a.md\"; ln -s \"$link\" link")
    try sandbox.write("pages: \"*/*.md\"\n", to: ".instar.yml")
    #expect(try await sandbox.instar("config").output.contains("docs/player.lifecycle.md"))
    #expect(try await sandbox.instar("config").output.contains("link") == false)
  }

  @Test(
    "Settings that are no file are an error, not none",
    arguments: [
      "mkfifo .instar.yml", "mkdir .instar.yml", "ln -s nowhere .instar.yml", "ln -s .instar.yml .instar.yml",
    ])
  func noFile(making: String) async throws {
    let run = try await sandbox.shell("\(making); instar config")
    #expect(run.status == 2)
    #expect(run.messages.hasPrefix("error: cannot read '.instar.yml': it is not a file\nhelp: "), "\(run.messages)")
  }

  @Test("A folder stands for its pages; one without any says what it would need")
  func folders() async throws {
    #expect(try await sandbox.instar("check", "docs").messages == twoPages)
    try sandbox.write("", to: "empty/notes.md")
    let empty = try await sandbox.instar("check", "empty")
    #expect(empty.status == 2)
    #expect(
      empty.messages == """
        error: cannot read 'empty': it is a folder without files '*.lifecycle.md'
        help: Name a page in it: 'empty/notes.md'

        """)
    try sandbox.write("nonsense", to: "docs/node_modules/a/b.lifecycle.md")
    #expect(try await sandbox.instar("check", "docs").messages == twoPages)
  }

  @Test("Patterns are of names; two stars are any folders")
  func patterns() async throws {
    func pages(_ pattern: String) async throws -> String {
      try sandbox.write("pages: '\(pattern)'\n", to: ".instar.yml")
      let pages = try await sandbox.instar("config").output.split(separator: " ", maxSplits: 1).last ?? ""
      return String(pages.prefix { $0 != "." } == "" ? "" : pages.split(separator: "  ").first ?? "")
        .trimmingCharacters(in: .whitespaces)
    }
    #expect(try await pages("docs/*.md") == "docs/notes.md, docs/player.lifecycle.md")
    #expect(try await pages("docs/**/*.lifecycle.md") == "docs/player.lifecycle.md, docs/more/radio.lifecycle.md")
    #expect(try await pages("**/r?dio*") == "docs/more/radio.lifecycle.md")
    #expect(try await pages("*/more/*") == "docs/more/radio.lifecycle.md")
    #expect(try await pages("docs/*.txt") == "docs/*.txt")
    let none = try await sandbox.instar("check")
    #expect(none.status == 2 && none.messages.contains("page 'docs/*.txt' is neither a file nor a bundled page"))
  }
}
