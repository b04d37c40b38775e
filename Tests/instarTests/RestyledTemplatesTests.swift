import Foundation
import TestSupport
import Testing

@Suite("A team's own templates, from the command line", .tags(.program))
struct RestyledTemplatesTests {
  private let sandbox: Sandbox

  /// The folder of templates in the manual's worked example.
  init() throws {
    sandbox = try Sandbox()
    let manual = try String(contentsOf: Repository.root.appending(path: "docs/templates.md"), encoding: .utf8)
    for (name, text) in Self.files(in: manual) { try sandbox.write(text, to: name) }
    #expect(
      sandbox.files(in: "Styles") == ["Swift/Delegate.mustache", "Swift/Licence.mustache", "Swift/Method.mustache"])
  }

  /// The files of a folder as the manual shows them: a name in backticks and a colon, then a block.
  private static func files(in manual: String) -> [(name: String, text: String)] {
    let lines = manual.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard let match = lines[index].firstMatch(of: #/`(Styles/[^`]+\.mustache)`:$/#),
        lines.indices.contains(index + 2), lines[index + 2] == "```mustache"
      else { return nil }
      let text = lines[(index + 3)...].prefix { $0 != "```" }.map { $0 + "\n" }.joined()
      return (String(match.1), text)
    }
  }

  @Test("The manual's example produces the manual's output, in both commands; other templates are Instar's")
  func example() async throws {
    let run = try await sandbox.instar("scaffold", "uikit-scenes", "--templates", "Styles", "-o", "App")
    #expect(run.status == 0, "\(run.messages)")
    let scene = try #require(sandbox.read("App/SceneDelegate.swift"))
    let manual = try String(contentsOf: Repository.root.appending(path: "docs/templates.md"), encoding: .utf8)
    let shown = manual.split(separator: "```swift\n")[1].prefix(while: { $0 != "`" })
    #expect(scene.hasPrefix(shown))
    #expect(
      scene.contains(
        "    func sceneDidBecomeActive(_ scene: UIScene) {\n        #trace(\"SceneDelegate\")\n    }\n")
    )
    #expect(sandbox.read("App/LifecycleLog.swift")?.contains("enum LifecycleLog {") == true)
    let generated = try await sandbox.instar(
      "generate", "uikit-scenes", "--only", "swift", "--templates", "Styles", "-o", "Out")
    #expect(generated.status == 0)
    let body = { (text: String?) in text?.split(separator: "\n").dropLast(3).joined(separator: "\n") }
    #expect(body(sandbox.read("Out/uikit-scenes/Swift/SceneDelegate.swift")) == body(scene))
  }

  @Test(
    "An invalid template ends the command with its file, its line and the known tags",
    arguments: [
      (
        "Swift/Method", "{{#opening}}\n{{.}}\n{{/opening}}\n{{commnet}}\n", ":4': Tag 'commnet' is not known here",
        "help: Did you mean 'comment'? Available here: 'mark', 'comment', 'attributes', 'opening', "
      ),
      (
        "Swift/Delegate", "{{>Swift/Licens}}", ":1': Partial 'Swift/Licens' does not exist",
        "help: Did you mean 'Swift/Licence'? "
      ),
      ("Swift/Licence", "\n\n{{>Swift/Licence}}", ":3': Partial 'Swift/Licence' includes itself", ""),
      ("Swift/Licence", "{{#typeName}}\n{{/typename}}", ":2': Section is closed with a different name", ""),
      (
        "Swift/Licence", "{{methods}}", ":1': Tag 'methods' is a list and needs a section",
        "help: Write {{#methods}}"
      ),
      ("Swift/Delegat", "x", "': No template has this name", "help: Did you mean 'Swift/Delegate.mustache'?"),
    ])
  func broken(name: String, text: String, message: String, help: String) async throws {
    try sandbox.write(text, to: "Styles/\(name).mustache")
    for command in [["scaffold", "uikit-scenes"], ["generate", "uikit-scenes", "--only", "swift"]] {
      let run = try await sandbox.instar(command + ["--templates", "Styles", "-o", "App"])
      #expect(run.status == 2)
      #expect(run.messages.hasPrefix("error: cannot use 'Styles/\(name).mustache\(message)"), "\(run.messages)")
      #expect(run.messages.contains(help) || help.isEmpty, "\(run.messages)")
      #expect(sandbox.files(in: "App").isEmpty)
    }
  }
}
