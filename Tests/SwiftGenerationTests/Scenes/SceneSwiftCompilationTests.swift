import LifecycleModel
import TestSupport
import Testing

@Suite("Scene configurations and hooks, compiled and run", .tags(.slow))
struct SceneSwiftCompilationTests {
  /// The app's sources besides the generated ones.
  private static let own = """
    import UIKit

    final class SecondSceneDelegate: UIResponder, UIWindowSceneDelegate {}
    class MyScene: UIWindowScene {}
    """

  private static let pages: [Lifecycle] = [
    ScenePage.lifecycle(["A | | | | Main | a window opens"]),
    ScenePage.lifecycle([
      "A | | | `UIWindowScene` | Main |", "B | | | | Other | `options.shortcutItem != nil`",
      "B | | `SecondSceneDelegate` | `MyScene` | Hoge | an item asks for it", "A | | `no name` | | Changed |",
      "C | | | | | `options.userActivities.contains { $0.activityType == \"c\" } && options.urlContexts.isEmpty`",
    ]),
    ScenePage.lifecycle(["A | | | | |", "Wall | external display | | | | a screen"], version: 16),
    ScenePage.lifecycle(
      SceneRole.allCases.flatMap { role in
        ["\(role.shortName) | \(role.shortName) | | | |", "Other | \(role.shortName) | | | Main | sometimes"]
      }, version: 12),
  ]

  @Test("They compile without warnings, and are formatted", arguments: pages.indices, ["5", "6"])
  func compiles(index: Int, mode: String) async throws {
    let files = Self.pages[index].swiftFiles
    let compiler = try await SwiftCompiler.withFrameworks.value
    #expect(try await compiler.complaints(about: files + [("Own", Self.own)], languageMode: mode) == "")
    if mode == "6" { #expect(try await compiler.formatComplaints(about: files) == "") }
  }

  @Test(
    "The method returns the page's configuration", .enabled(if: FrameworkSet.areStubs),
    arguments: [
      ([], "Second Configuration - - - | Wall - - -"),
      (["Second Configuration | application | | | Hoge |"], "Second Configuration Hoge - - | Wall - - -"),
      (
        ["Second Configuration | application | `SecondSceneDelegate` | `MyScene` | Hoge | always"],
        "Second Configuration Hoge SecondSceneDelegate MyScene | Wall - - -"
      ),
      (
        ["Wall | external display | | | Film | `options.shortcutItem == nil`"],
        "Second Configuration - - - | Wall Film - -"
      ),
    ])
  func patterns(rows: [String], expected: String) async throws {
    let lifecycle = ScenePage.lifecycle(
      [
        "Default Configuration | application | `SceneDelegate` | | Main |",
        "Second Configuration | application | `SceneDelegate` | | Test | `true`",
        "Wall | external display | | | |", "Film | external display | | | | a film is shown",
      ] + rows)
    let main = """
      import UIKit

      @main @MainActor enum Main {
        static func main() {
          let delegate = AppDelegate()
          let shown = [UISceneSession.Role.windowApplication, .windowExternalDisplayNonInteractive].map { role in
            let made = delegate.application(
              UIApplication.shared, configurationForConnecting: UISceneSession(stubRole: role),
              options: UIScene.ConnectionOptions())
            let classes = [made.delegateClass, made.sceneClass].map { $0.map { "\\($0)" } ?? "-" }
            return ([made.name ?? "nil", made.storyboard?.stubName ?? "-"] + classes).joined(separator: " ")
          }
          print(shown.joined(separator: " | "))
        }
      }
      """
    #expect(try await output(of: lifecycle, with: [("Main", main), ("Own", Self.own)]) == [expected])
  }

  @Test(
    "The hooks of the scene phase are called as in the page's comparison, by each form of onChange",
    .enabled(if: FrameworkSet.areStubs),
    arguments: [(14, false), (14, true), (17, true)])
  func hooks(version: Int, isLaterSystem: Bool) async throws {
    var lifecycle = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    lifecycle.versions = VersionRange(Version(version))
    let main = """
      import SwiftUI

      @main @MainActor enum Main {
        static func main() {
          let scene = StubScene(
            EmptyView().modifier(
              ScenePhaseObserver(
                sceneWillEnterForeground: { print("enter") }, sceneDidBecomeActive: { print("active") },
                sceneWillResignActive: { print("resign") }, sceneDidEnterBackground: { print("background") })),
            phase: .background)
          for phase in [ScenePhase.inactive, .active, .inactive, .active, .inactive, .background, .active] {
            scene.enter(phase)
          }
          let quiet = StubScene(EmptyView().modifier(ScenePhaseObserver(sceneDidBecomeActive: { print("one") })))
          quiet.enter(.inactive)
          quiet.enter(.active)
        }
      }
      """
    #expect(
      try await output(of: lifecycle, with: [("Main", main)], isLaterSystem: isLaterSystem) == [
        "enter", "active", "resign", "active", "resign", "background", "active", "one",
      ])
  }

  @Test("Pages with every kind of hook compile", arguments: ["5", "6"])
  func hookPages(mode: String) async throws {
    let transitions = """
      ### Go: Off → Active

      1. In any order:
         - `Player.class(_:)`
         - `ScenePhase.active`

      ### Rest: Active → Inactive

      1. In any order:
         - `Player.body()`
         - `ScenePhase.inactive`

      ### Leave: Inactive → Background

      1. `ScenePhase.background`
      """
    for version in [14, 17] {
      let page = PhasePage.lifecycle(transitions, delegate: "- `Player`: `Playing`, one per scene", version: version)
      let files = page.swiftFiles
      let compiler = try await SwiftCompiler.withFrameworks.value
      #expect(try await compiler.complaints(about: files, languageMode: mode) == "")
      #expect(try await compiler.formatComplaints(about: files) == "")
    }
  }

  /// The output of a program without the log, as on a system that has all the APIs that it needs, or none of them.
  private func output(
    of lifecycle: Lifecycle, with others: [SwiftCompiler.File], isLaterSystem: Bool = true
  ) async throws -> [String] {
    let files = lifecycle.swiftFiles.map { name, text in
      let text = text.replacing("@main\n", with: "")
      // Linux, where this runs, is every system.
      return (
        name: name, text: isLaterSystem ? text : text.replacing(#/#available\(.*\)/#, with: "CommandLine.argc < 0")
      )
    }
    let output = try await SwiftCompiler.withFrameworks.value.outputWithStubs(of: files + others)
    return output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("lifecycle") }
  }
}
