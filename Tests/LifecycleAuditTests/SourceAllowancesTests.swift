import LifecycleAudit
import Testing

@Suite("Comments that suppress findings")
struct SourceAllowancesTests {
  private static func project(before: String = "", after: String = "") -> String {
    ExampleProject.sceneDelegate("\(before)\n  private func sceneDidBecomeActive(_ scene: UIScene) {} \(after)")
  }

  @Test(
    "A comment on the line, or alone above it, suppresses",
    arguments: [
      project(after: "// instar:allow hidden-callback"), project(after: "/* instar:allow hidden-callback */"),
      project(before: "  // instar:allow hidden-callback"),
      project(before: "//instar:allow dead-callback, hidden-callback"),
    ])
  func suppressed(project: String) throws {
    #expect(try ExampleAudit.findings(in: project).filter { $0.contains("hidden-callback error") } == [])
  }

  @Test("A comment in a property list suppresses")
  func propertyList() throws {
    let slip = ExampleProject.scenes.replacing("RoleApplication<", with: "RoleAplication<")
    let allowed = slip.replacing(
      "</key>\n      <array>", with: "</key> <!-- instar:allow unknown-scene-role -->\n      <array>")
    #expect(try ExampleAudit.findings(in: slip).contains { $0.contains("unknown-scene-role") })
    #expect(try ExampleAudit.findings(in: allowed).contains { $0.contains("unknown-scene-role") } == false)
  }

  @Test("A comment that suppresses nothing is told, and text that is no comment is none")
  func unused() throws {
    #expect(
      try ExampleAudit.findings(in: ExampleProject.sceneDelegate("  // instar:allow dead-callback")) == [
        "SceneDelegate.swift:2 unused-allowance warning: Suppression of 'dead-callback' is unused"
      ])
    #expect(try ExampleAudit.findings(in: ExampleProject.sceneDelegate("  let a = \"instar:allow x\"")) == [])
  }

  @Test(
    "Deleting it leaves what stands around it",
    arguments: [
      ("  // instar:allow key-window\n  let a = 1", "  let a = 1"),
      ("  let a = 1  // instar:allow key-window", "  let a = 1"),
      ("  let a = 1 /* instar:allow key-window */ + 2", "  let a = 1 + 2"),
      ("  let a = 1  //instar:allow key-window, hidden-callback", "  let a = 1  //instar:allow key-window"),
    ])
  func deletion(before: String, after: String) throws {
    let finding = try #require(
      try ExampleAudit.audits(of: ExampleProject.sceneDelegate(before)).flatMap(\.findings).last)
    let fixed = finding.file.bytes(after: try #require(finding.diagnostic.fixIts.first))
    #expect(String(decoding: fixed, as: UTF8.self).contains("{\n\(after)\n"))
  }
}
