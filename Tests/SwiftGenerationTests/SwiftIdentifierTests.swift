import Testing

@testable import SwiftGeneration

@Suite("Names that Swift accepts")
struct SwiftIdentifierTests {
  @Test(
    "Types",
    arguments: [
      ("SceneDelegate", "SceneDelegate"), ("my scene-delegate", "MySceneDelegate"), ("3D view", "_3DView"),
      ("委譲者", "委譲者"), ("🚀", "fallback"), ("_", "fallback"), ("a.b/../c", "ABC"), ("", "fallback"),
    ])
  func types(name: String, identifier: String) {
    #expect(SwiftIdentifier.type(name, fallback: "fallback") == identifier)
  }

  @Test("Members", arguments: [("onCreate", "onCreate"), ("a|b", "aB"), ("</script>", "script"), ("1st", "_1st")])
  func members(name: String, identifier: String) {
    #expect(SwiftIdentifier.member(name, fallback: "fallback") == identifier)
  }

  @Test("Keywords are in backticks")
  func keywords() {
    #expect(SwiftIdentifier.quoted("class") == "`class`")
    #expect(SwiftIdentifier.quoted("open") == "open")
  }
}
