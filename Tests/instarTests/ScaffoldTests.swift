import Testing

@Suite("instar scaffold")
struct ScaffoldTests {
  @Test("Delegates go into the project's folder; a file that was edited is kept until --force")
  func scaffold() async throws {
    let sandbox = try Sandbox()
    let first = try await sandbox.instar("scaffold", "uikit-scenes", "-o", "App")
    #expect(first.status == 0)
    #expect(sandbox.read("App/SceneDelegate.swift")?.contains("func sceneDidDisconnect(") == true)

    try sandbox.write("// mine\n", to: "App/SceneDelegate.swift")
    let second = try await sandbox.instar("scaffold", "uikit-scenes", "-o", "App")
    #expect(second.status == 1)
    #expect(second.messages.contains("kept 'App/SceneDelegate.swift'"))
    #expect(sandbox.read("App/SceneDelegate.swift") == "// mine\n")
    #expect(try await sandbox.instar("scaffold", "uikit-scenes", "-o", "App", "--force").status == 0)
    #expect(sandbox.read("App/SceneDelegate.swift")?.contains("// mine") == false)
  }

  @Test("--only leaves the other delegates out, and two pages share a folder")
  func only() async throws {
    let sandbox = try Sandbox()
    let run = try await sandbox.instar("scaffold", "uikit-scenes", "--only", "scenedelegate, ViewController")
    #expect(run.status == 0)
    #expect(
      sandbox.files(in: ".") == [
        ".instar.json", "Info.plist", "LifecycleLog.swift", "SceneDelegate.swift", "ViewController.swift",
      ])
  }
}
