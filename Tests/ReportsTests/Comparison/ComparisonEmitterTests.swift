import Emission
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("Comparisons of a page")
struct ComparisonEmitterTests {
  @Test("Calls are compared with observed values, and the equivalents' columns with one another, each once")
  func pairs() throws {
    #expect(try names("scene-phase") == ["SceneDelegate-ScenePhase"])
    #expect(try names("uikit-scenes") == ["AppDelegate-SceneDelegate"])
    #expect(try names("uikit") == [])
    #expect(try names("hostile-names") == ["class-Mood", "ABC-Mood", "委譲者-Mood"])
    #expect(names(of: .sample) == ["AppDelegate-ScenePhase", "SceneDelegate-ScenePhase", "ViewController-ScenePhase"])
  }

  @Test("No two files have the same name, also ignoring letter case")
  func files() {
    var lifecycle = Lifecycle.sample
    lifecycle.delegates[0].name = "A B"
    lifecycle.delegates[1].name = "ab"
    lifecycle.delegates[2].name = "a/../b"
    #expect(names(of: lifecycle) == ["AB-ScenePhase", "ab-ScenePhase-2", "ab-ScenePhase-3"])
  }

  private func names(_ page: String) throws -> [String] {
    names(of: try #require((TestPage.bundled + TestPage.fixtures).first { $0.name == page }).lifecycle)
  }

  private func names(of lifecycle: Lifecycle) -> [String] {
    let paths = ComparisonEmitter().files(for: lifecycle).map(\.path)
    #expect(Set(paths).count == paths.count)
    return paths.filter { $0.hasSuffix(".md") }.map { String($0.dropFirst("comparison/".count).dropLast(3)) }
  }
}
