import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import instar

@Suite("The file of a team's settings")
struct SettingsFileTests {
  private func read(_ text: String) -> SettingsFile { SettingsFile(SourceFile(path: ".instar.yml", text: text)) }

  @Test("Keys and sections are read with their values and places")
  func settings() {
    let file = read(
      """
      # Ours
      pages: [docs, uikit]
      only: dot, svg
      language: no
      check:
        strict: yes
        allow: dead-end
      audit: { at: "iOS 27", exclude: ["a b", Pods] }
      """)
    #expect(file.diagnostics.diagnostics == [])
    let found = file.settings.map { "\($0.key.path)=\($0.values.joined(separator: "|"))" }
    #expect(
      found == [
        "pages=docs|uikit", "only=dot|svg", "language=false", "check.strict=true", "check.allow=dead-end",
        "audit.at=iOS 27",
        "audit.exclude=a b|Pods",
      ])
    #expect(file.settings.map { file.source.line(at: $0.range.start) } == [2, 3, 4, 6, 7, 8, 8])
  }

  @Test("A file without a value has no settings", arguments: ["", "\n", "# nothing\n", "---\n"])
  func empty(text: String) {
    #expect(read(text).settings.isEmpty && read(text).diagnostics.diagnostics.isEmpty)
  }

  @Test(
    "A problem has a place and a help",
    arguments: [
      ("page: a", "1:1 Key 'page' is not known; Did you mean 'pages'?"),
      (
        "pagse: a\nonlly: b",
        "1:1 Key 'pagse' is not known; Did you mean 'pages'? 2:1 Key 'onlly' is not known; Did you mean 'only'?"
      ),
      ("check:\n  alow: x", "2:3 Key 'alow' of 'check' is not known; Did you mean 'allow'?"),
      ("check:\n  allow: dead-ned", "2:10 'dead-ned' is not known; Did you mean 'dead-end'?"),
      ("only: [dot, mermiad]", "1:13 'mermiad' is not known; Did you mean 'mermaid'?"),
      ("only: dot, mermiad", "1:7 'mermiad' is not known; Did you mean 'mermaid'?"),
      ("check: yes", "1:1 'check' has no keys; Indent the keys that belong to it"),
      ("check:\n  strict: maybe", "2:11 'strict' is true or false; "),
      ("output: [a, b]", "1:1 'output' has one value; Leave out the others"),
      ("output:\n", "1:1 'output' has no text; Write it after the colon"),
      ("pages: []", "1:1 'pages' has no text; Write it after the colon"),
      ("pages: [{a: b}]", "1:1 'pages' has no text; Write it after the colon"),
      ("output: null", "1:1 'output' has no text; Write it after the colon"),
      ("only: [svg, [tables]]", "1:1 'only' has no text; Write it after the colon"),
      ("output: \"a\\0b\"", "1:9 'output' has a control character; Write the path without it"),
      (
        "output: ../b",
        "1:9 '../b' is not below the folder of this file; Name a folder of the repository, or use '-o ../b' on the command line"
      ),
      ("pages: \"/**/*.md\"", "1:8 '/**/*.md' is a pattern of the whole disk; Begin it with a folder"),
      (
        "log:\n  line: [\"^(\"]",
        "2:10 'log.line' is no regular expression: expected ')'; Correct it there, or put a backslash before a character that stands for itself"
      ),
      (
        "log:\n  line: [a, b]",
        """
        2:10 'log.line' does not say what is called; Match its name with a group, as '^(?<callback>\\w+)' does, or list the \
        line and its call on the page 2:13 'log.line' does not say what is called; Match its name with a group, as \
        '^(?<callback>\\w+)' does, or list the line and its call on the page
        """
      ),
      ("? [a]\n: x", "1:3 Key is no text; "),
      ("output: a\noutput: b", "2:1 Key 'output' is there twice; "),
      ("[a]", "1:1 Settings are no list of keys; Write 'pages: docs/order.md', for example"),
      ("a: [}", "1:5 File is no YAML: did not find expected node content; "),
    ])
  func problems(text: String, expected: String) {
    let file = read(text)
    let found = file.diagnostics.diagnostics.map { problem in
      let place = file.source.location(at: problem.range.start)
      return "\(place.line):\(place.column) \(problem.summary); \(problem.help ?? "")"
    }
    #expect(found.joined(separator: " ") == expected)
  }

  /// The options of each command by its path: `log check`.
  private static func options() throws -> [String: Set<String>] {
    struct Command: Decodable {
      struct Argument: Decodable {
        struct Name: Decodable { let name: String }
        let names: [Name]?
      }
      let commandName: String
      let subcommands: [Command]?
      let arguments: [Argument]?

      func options(_ path: String) -> [(String, Set<String>)] {
        [(path, Set((arguments ?? []).flatMap { $0.names ?? [] }.map(\.name)))]
          + (subcommands ?? []).flatMap { $0.options(path.isEmpty ? $0.commandName : "\(path) \($0.commandName)") }
      }
    }
    struct Help: Decodable { let command: Command }
    let root = try JSONDecoder().decode(Help.self, from: Data(Instar._dumpHelp().utf8)).command
    return Dictionary(root.options("")) { first, _ in first }
  }

  @Test("Each key is an option of each of its commands; each switch can be turned off")
  func options() throws {
    let options = try Self.options()
    for key in SettingKey.all where key.kind != .arguments {
      for command in key.commands {
        #expect(options[command]?.contains(key.name) == true, "\(key.path) of \(command)")
        if key.kind == .flag {
          #expect(options[command]?.contains("no-\(key.name)") == true, "\(key.path) of \(command)")
        }
      }
    }
    // What is at the top is for all commands that have it.
    for key in SettingKey.all where ["language", "symbols", "templates"].contains(key.path) {
      let commands = options.filter { $0.value.contains(key.name) }.map(\.key)
      // `init` makes an app of its own, `catalog` is about no pages.
      #expect(Set(commands).subtracting(["init", "catalog"]) == Set(key.commands), "\(key.path)")
    }
  }

  @Test("The published schema has the same keys")
  func schema() throws {
    let data = try Data(contentsOf: Repository.root.appending(path: "Schemas/settings.schema.json"))
    let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let paths = properties.flatMap { name, property -> [String] in
      (property["properties"] as? [String: Any])?.keys.map { "\(name).\($0)" } ?? [name]
    }
    #expect(paths.sorted() == Set(SettingKey.all.map(\.path)).sorted())
  }
}
