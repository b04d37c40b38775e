import Foundation
import TestSupport
import Testing
import Text

@Suite("Deterministic output", .tags(.slow))
struct DeterminismTests {
  /// An environment in which a command runs; nothing of it may show in the output.
  private struct Caller {
    let environment: [String: String]
    /// `true` if pages are named by their absolute paths.
    let namesWholePaths: Bool

    static let all = [
      Caller(
        environment: [
          "TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "HOME": "/", "TERM": "dumb", "COLUMNS": "40",
          "SWIFT_DETERMINISTIC_HASHING": "1",
        ], namesWholePaths: false),
      Caller(
        environment: [
          "TZ": "America/New_York", "LC_ALL": "ja_JP.UTF-8", "LANG": "ko_KR.UTF-8", "HOME": NSHomeDirectory(),
          "TERM": "xterm-256color", "COLUMNS": "200", "USER": "somebody",
        ], namesWholePaths: true),
    ]
  }

  @Test(
    "Every command in every format writes the same bytes in any time zone, locale and folder, with any seed of hashes")
  func everyCommand() async throws {
    let configurations = try await withThrowingTaskGroup(of: (Int, [String: Data]).self) { group in
      for (index, caller) in Caller.all.enumerated() { group.addTask { (index, try await files(made: caller)) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let first = try #require(configurations[0])
    #expect(first.count > CommandCensus.commands.count * 3)
    for index in 1..<Caller.all.count {
      let other = try #require(configurations[index])
      #expect(other.keys.sorted() == first.keys.sorted())
      for (name, bytes) in first.sorted(by: { $0.key < $1.key }) where other[name] != bytes {
        Issue.record("\(name) is another for caller \(index): \(command(of: name))")
      }
    }
  }

  /// Runs all commands in a folder of a caller's own; returns each output, each exit status, and all files that then exist.
  private func files(made caller: Caller) async throws -> [String: Data] {
    let sandbox = try Sandbox()
    try writePages(in: sandbox)
    let folder = sandbox.folder.path
    let lines = CommandCensus.commands.enumerated().map { number, words in
      let arguments = words.map { word in
        word.hasPrefix("@") ? (caller.namesWholePaths ? "\(folder)/" : "") + word.dropFirst() : word
      }
      let command = (["instar"] + arguments).map(ShellWord.quoted).joined(separator: " ")
      return "\(command) > printed/\(number) 2> said/\(number); echo $? > ended/\(number)"
    }
    try sandbox.write("mkdir printed said ended\n" + lines.joined(separator: "\n"), to: "commands.sh")
    let variables = caller.environment.map { ShellWord.quoted("\($0.key)=\($0.value)") }.joined(separator: " ")
    let run = try await sandbox.shell("exec env -i PATH=\"$PATH\" \(variables) bash commands.sh")
    try #require(run.status == 0, "\(run.messages)")
    return try Dictionary(
      uniqueKeysWithValues: sandbox.files(in: ".").filter { $0 != "commands.sh" }.map { name in
        let bytes = try Data(contentsOf: sandbox.folder.appending(path: name))
        // Messages name pages as they were given.
        guard name.hasPrefix("said/") else { return (name, bytes) }
        return (name, Data(String(decoding: bytes, as: UTF8.self).replacing("\(folder)/", with: "").utf8))
      })
  }

  private func writePages(in sandbox: Sandbox) throws {
    for name in CommandCensus.fixtures {
      let page = Repository.root.appending(path: "Tests/Fixtures/\(name).md")
      try sandbox.write(String(contentsOf: page, encoding: .utf8), to: "\(name).md")
    }
    try sandbox.write(Pages.misspelt, to: "misspelt.md")
    try sandbox.write(Pages.order + "\n## Rules\n\n- `Shop.pay(_:)` before `Shop.pay(_:)`\n", to: "refuted.md")
    try sandbox.write(CommandCensus.regions, to: "regions.md")
  }

  /// The command that wrote a file, if its name shows it.
  private func command(of name: String) -> String {
    let number = name.split(separator: "/").last.flatMap { Int($0) }
    return number.map { CommandCensus.commands[$0].joined(separator: " ") } ?? "a file"
  }
}
