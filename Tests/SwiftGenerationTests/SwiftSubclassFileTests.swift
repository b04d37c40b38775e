import Emission
import LifecycleModel
import SwiftGeneration
import TestSupport
import Testing

@Suite("Subclasses for hand-written code")
struct SwiftSubclassFileTests {
  private func files(_ lifecycle: Lifecycle) -> [String: String] {
    let files = SwiftEmitter(options: SwiftOptions(style: .subclass)).files(for: lifecycle)
    let texts = files.map { file in
      guard case .text(let text) = file.contents else { return (file.path, "") }
      return (file.path, text)
    }
    return Dictionary(texts) { first, _ in first }
  }

  @Test("Base classes and their helpers are in a folder of their own; the process begins with the subclass")
  func paths() throws {
    let files = files(.sample)
    #expect(
      files.keys.sorted() == [
        "Swift/AppDelegate.swift", "Swift/Generated/AppDelegateBase.swift", "Swift/Generated/LifecycleLog.swift",
        "Swift/Generated/SceneDelegateBase.swift", "Swift/Generated/ScenePhaseObserver.swift",
        "Swift/Generated/UIKitSceneState.swift", "Swift/Generated/ViewControllerBase.swift", "Swift/Info.plist",
        "Swift/SceneDelegate.swift",
        "Swift/ViewController.swift",
      ])
    #expect(files["Swift/AppDelegate.swift"]?.contains("@main\nfinal class AppDelegate: AppDelegateBase {\n}") == true)
    #expect(files["Swift/Generated/AppDelegateBase.swift"]?.contains("@main") == false)
  }

  @Test("A subclass is empty, with an example in its comment")
  func subclass() {
    #expect(
      files(.sample)["Swift/SceneDelegate.swift"] == """
        import UIKit

        /// Adds the app's code to `SceneDelegateBase`, which logs every callback. This file is generated
        /// once and never overwritten: override what you need, and call `super`.
        ///
        ///     override func sceneWillEnterForeground(_ scene: UIScene) {
        ///       super.sceneWillEnterForeground(scene)
        ///     }
        final class SceneDelegate: SceneDelegateBase {
        }

        """)
  }

  @Test("The base class of a delegate of the page's own adopts its protocol, initialisers for every subclass")
  func custom() throws {
    var lifecycle = Lifecycle.calling(["reload()", "init(x:)"], of: Delegate(name: "Feed", types: ["Feeding"]))
    lifecycle.callbacks[1].signature = "init(x: Int)"
    let base = try #require(files(lifecycle)["Swift/Generated/FeedBase.swift"])
    #expect(base.contains("@MainActor\nclass FeedBase: Feeding {\n"))
    #expect(base.contains("  required init(x: Int) {\n"))
    #expect(base.contains("/// Regenerated whenever the page changes; put the app's code in `Feed`.\n"))
  }
}
