import Foundation
import Testing

/// Completions that a shell offers; a real bash is asked, in a folder with some files.
@Suite("Completion", .tags(.program))
struct CompletionTests {
  /// The words typed, the completions that must be offered, and those that must not be.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let offered: Set<String>
    var others: Set<String> = []
    var testDescription: String { words.joined(separator: " ") }
  }

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for name in ["order.md", "notes.txt", "docs/life cycle.md", "$(touch gone).md", "`touch gone`.md"] {
      try sandbox.write("", to: name)
    }
  }

  static let cases = [
    Case(words: ["ch"], offered: ["check"], others: ["graph"]),
    Case(words: ["check", "uik"], offered: ["uikit", "uikit-app", "uikit-scenes"], others: ["order.md"]),
    Case(words: ["check", ""], offered: ["order.md", "docs/", "scene-phase"], others: ["notes.txt"]),
    Case(words: ["table", "docs/"], offered: ["docs/life cycle.md"], others: ["uikit"]),
    Case(words: ["graph", "order.md", "--format", ""], offered: ["dot", "mermaid", "svg", "pdf"]),
    Case(words: ["diff", "--format", "s"], offered: ["sarif", "svg"], others: ["dot"]),
    Case(words: ["simulate", "--format", "j"], offered: ["json"]),
    Case(words: ["table", "--kind", ""], offered: ["order", "matrix"]),
    Case(words: ["generate", "--only", "mermaid,s"], offered: ["mermaid,svg", "mermaid,swift"]),
    Case(
      words: ["generate", "--wiki-host", ""], offered: ["folder", "github", "gitlab", "mkdocs", "confluence"],
      others: ["docc"]),
    Case(words: ["check", "--allow", "unk"], offered: ["unknown-state"], others: ["moved-callback"]),
    Case(words: ["explain", "mo"], offered: ["moved-callback"]),
    Case(words: ["explain", "unk"], offered: ["unknown-state"]),
    Case(words: ["catalog", "UIW"], offered: ["UIWindowSceneDelegate"], others: ["UISceneDelegate", "order.md"]),
    Case(words: ["init", "--from", "sc"], offered: ["scene-phase"]),
    Case(words: ["update", ""], offered: ["order.md"], others: ["uikit", "notes.txt"]),
  ]

  @Test("bash offers the commands, options and values that exist", arguments: cases)
  func bash(_ example: Case) async throws {
    let line = (["instar"] + example.words).joined(separator: " ")
    let words = (["instar"] + example.words).map { "'\($0)'" }.joined(separator: " ")
    let run = try await sandbox.shell(
      """
      eval "$(instar --generate-completion-script bash)"
      COMP_WORDS=(\(words)); COMP_CWORD=\(example.words.count); COMP_LINE='\(line)'; COMP_POINT=\(line.count)
      _instar instar '\(example.words.last ?? "")' "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    let offered = Set(run.output.split(separator: "\n").map(String.init))
    // bash itself shows folders with a slash.
    let slashed = offered.union(offered.map { $0 + "/" })
    #expect(example.offered.isSubset(of: slashed), "\(run)")
    #expect(offered.isDisjoint(with: example.others), "\(run)")
    #expect(run.messages == "" && sandbox.read("gone") == nil)
  }
}
