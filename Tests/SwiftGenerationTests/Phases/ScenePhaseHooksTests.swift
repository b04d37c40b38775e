import LifecycleModel
import TestSupport
import Testing

@testable import SwiftGeneration

@Suite("Hooks of the scene phase")
struct ScenePhaseHooksTests {
  private func hooks(_ lifecycle: Lifecycle) throws -> ScenePhaseHooks {
    let phase = try #require(lifecycle.delegateIDs.first { lifecycle[$0].name == "ScenePhase" })
    return ScenePhaseHooks(of: phase, in: lifecycle)
  }

  /// `old new: hook`, in order.
  private func changes(_ lifecycle: Lifecycle) throws -> [String] {
    try hooks(lifecycle).changes.map { "\($0.old ?? "*") \($0.new): \($0.hook)" }
  }

  @Test("On the bundled page, they are the scene delegate's four calls, distinguished by the old value if needed")
  func bundled() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    #expect(
      try hooks(page).hooks.map(\.name) == [
        "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
      ])
    #expect(
      try changes(page) == [
        "background inactive: sceneWillEnterForeground", "active inactive: sceneWillResignActive",
        "* active: sceneDidBecomeActive", "* background: sceneDidEnterBackground",
      ])
  }

  @Test("A value without a call, or with two indistinguishable ones, has a hook with its own name")
  func valuesAlone() throws {
    let alone = PhasePage.lifecycle(
      """
      ### Go: Off → Active

      1. `SceneDelegate.sceneDidBecomeActive(_:)`
      2. `ScenePhase.active`

      ### Stop: Active → Background

      1. `ScenePhase.background`
      """)
    #expect(try changes(alone) == ["* background: background", "* active: sceneDidBecomeActive"])
    #expect(try hooks(alone).hooks.map(\.name) == ["sceneDidBecomeActive", "background"])
    let ambiguous = PhasePage.lifecycle(
      """
      ### Go: Off → Active

      1. In any order:
         - `SceneDelegate.sceneDidBecomeActive(_:)`
         - `SceneDelegate.sceneWillEnterForeground(_:)`
         - `ScenePhase.active`
      """)
    #expect(try changes(ambiguous) == ["* active: active"])
  }

  @Test(
    "Without a scene delegate they are the app delegate's, then those of the page's own; view controllers have none")
  func otherDelegates() throws {
    let transitions = """
      ### Go: Off → Active

      1. In any order:
         - `CALL`
         - `ScenePhase.active`
      """
    for (delegate, call, hook) in [
      (
        "- `AppDelegate`: `UIApplicationDelegate`", "AppDelegate.applicationDidBecomeActive(_:)",
        "applicationDidBecomeActive"
      ),
      ("- `Player`: `Playing`", "Player.class(_:with:)", "classWith"),
      ("- `ViewController`: `UIViewController`, one per view", "ViewController.viewDidAppear(_:)", "active"),
    ] {
      let page = PhasePage.lifecycle(transitions.replacing("CALL", with: call), delegate: delegate)
      #expect(try changes(page) == ["* active: \(hook)"], "\(call)")
    }
  }

  @Test("Names that the observer itself uses, and keywords, are avoided")
  func hostileNames() throws {
    let transitions = """
      ### Go: Off → Active

      1. In any order:
         - `Player.CALL()`
         - `ScenePhase.active`
      """
    for (call, hook) in [("body", "body2"), ("phase", "phase2"), ("scenePhase", "scenePhase2"), ("class", "class")] {
      let page = PhasePage.lifecycle(
        transitions.replacing("CALL", with: call), delegate: "- `Player`: `Playing`, one per scene")
      #expect(try changes(page) == ["* active: \(hook)"], "\(call)")
    }
  }

  @Test("A page without SwiftUI's values has no hooks")
  func noValues() throws {
    let page = PhasePage.lifecycle("### Go: Off → Active\n\n1. `ScenePhase.asleep`\n")
    #expect(try hooks(page).hooks.isEmpty)
    #expect(!page.swift("ScenePhaseObserver").contains("switch"))
  }
}
