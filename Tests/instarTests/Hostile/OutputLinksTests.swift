import Foundation
import Testing

@Suite("Links and records cannot lead out of an output folder", .tags(.program))
struct OutputLinksTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
    try sandbox.write("theirs", to: "outside/lifecycle.json")
  }

  private func link(_ name: String, to target: String) throws {
    let link = sandbox.folder.appending(path: name)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  @Test("Nothing is written to a page's folder that is a link out of the output folder")
  func folder() async throws {
    try link("Output/order", to: "../outside")
    let run = try await sandbox.instar("generate", "order.md", "--force")
    #expect(run.status == 2)
    #expect(run.messages == "error: cannot write into 'Output/order': it is a link that leads out of 'Output'\n")
    #expect(sandbox.files(in: "outside") == ["lifecycle.json"])
    #expect(sandbox.read("outside/lifecycle.json") == "theirs")
  }

  @Test("The folder that is taken where none is named is no link out of here; one that is named may be")
  func standard() async throws {
    let elsewhere = try Sandbox()
    try link("Output", to: elsewhere.folder.path)
    let run = try await sandbox.instar("generate", "order.md", "--only", "json")
    #expect(run.status == 2)
    #expect(run.messages.contains("it is a link that leads out of this folder"))
    #expect(elsewhere.files(in: ".") == [])
    let named = try await sandbox.instar("generate", "order.md", "--only", "json", "-o", "Output")
    #expect(named.status == 0, "\(named.messages)")
  }

  @Test("An empty name is no folder", arguments: ["generate", "scaffold"])
  func empty(command: String) async throws {
    let run = try await sandbox.instar(command, "order.md", "-o", "")
    #expect(run.status == 64)
    #expect(run.messages.contains("--output takes the name of a folder, and this is empty"))
  }

  @Test("Nothing is scaffolded through a link out of the folder, unless it is named")
  func scaffold() async throws {
    try sandbox.write("final class SceneDelegate {}\n", to: "outside/Mine.swift")
    try link("App/SceneDelegate.swift", to: "../outside/Mine.swift")
    let page = "uikit-scenes"
    let run = try await sandbox.instar("scaffold", page, "-o", "App", "--force")
    #expect(run.status == 2)
    #expect(run.messages.contains("cannot write 'App/SceneDelegate.swift': it is a link that leads out of 'App'"))
    #expect(sandbox.read("outside/Mine.swift") == "final class SceneDelegate {}\n")
    let named = try await sandbox.instar("scaffold", page, "-o", "App/SceneDelegate.swift", "--force")
    #expect(named.status == 0, "\(named.messages)")
  }

  @Test("Nothing is written to a linked file or folder in it", arguments: ["lifecycle.json", "tables"])
  func files(name: String) async throws {
    try link("Output/order/\(name)", to: name == "tables" ? "../../outside" : "../../outside/\(name)")
    let run = try await sandbox.instar("generate", "order.md", "--only", "json,tables", "--force")
    #expect(run.status == 2)
    #expect(run.messages.contains("error: cannot write 'Output/order/\(name)"))
    #expect(run.messages.contains("it is not below 'Output/order'"))
    #expect(sandbox.files(in: "outside") == ["lifecycle.json"])
    #expect(sandbox.read("outside/lifecycle.json") == "theirs")
  }

  @Test("A dangling link is replaced, and nothing is created at its target")
  func dangling() async throws {
    try link("Output/order/lifecycle.json", to: "../../outside/new.json")
    let run = try await sandbox.instar("generate", "order.md", "--only", "json")
    #expect(run.status == 0, "\(run.messages)")
    #expect(sandbox.files(in: "outside") == ["lifecycle.json"])
    #expect(sandbox.read("Output/order/lifecycle.json")?.contains("\"schema\"") == true)
  }

  @Test("The output folder itself may be a link, and so may links inside it")
  func inside() async throws {
    try FileManager.default.createDirectory(
      at: sandbox.folder.appending(path: "real/elsewhere"), withIntermediateDirectories: true)
    try link("Output", to: "real")
    try link("real/order", to: "elsewhere")
    let run = try await sandbox.instar("generate", "order.md", "--only", "json")
    #expect(run.status == 0, "\(run.messages)")
    #expect(sandbox.files(in: "real/elsewhere") == [".instar.json", "lifecycle.json"])
  }

  @Test(
    "A record that names files elsewhere is rejected, and nothing is deleted for it",
    arguments: ["../../order.md", "/etc/x", "../\u{301}x"])
  func record(path: String) async throws {
    let record = #"{"schema": "instar/1", "files": [{"path": "\#(path)", "format": "json", "digest": "0"}]}"#
    try sandbox.write(record, to: "Output/order/.instar.json")
    let run = try await sandbox.instar("generate", "order.md", "--only", "json", "--prune", "--force")
    #expect(run.status == 2)
    #expect(run.messages.contains("it is not a record of generated files"))
    #expect(sandbox.read("order.md") == Pages.order)
  }

  @Test("Files that a link in the folder hides from the record are not deleted")
  func prunedLink() async throws {
    let digest = "\"digest\": \"0\""
    let record = #"{"schema": "instar/1", "files": [{"path": "old/lifecycle.json", "format": "json", \#(digest)}]}"#
    try sandbox.write(record, to: "Output/order/.instar.json")
    try link("Output/order/old", to: "../../outside")
    _ = try await sandbox.instar("generate", "order.md", "--only", "json", "--prune", "--force")
    #expect(sandbox.read("outside/lifecycle.json") == "theirs")
  }

  @Test("A drawing is not written through a link that leads out of the page's folder")
  func drawing() async throws {
    try link("docs/pictures", to: "../outside")
    let page = "# N\n\n<!-- instar:begin graph svg from uikit-app as pictures/x.svg -->\n<!-- instar:end -->\n"
    try sandbox.write(page, to: "docs/notes.md")
    let run = try await sandbox.instar("update", "docs/notes.md")
    #expect(run.status == 1)
    #expect(run.messages.contains("'pictures/x.svg' is reached through a link that leads out of this page's folder"))
    #expect(sandbox.files(in: "outside") == ["lifecycle.json"])
  }
}
