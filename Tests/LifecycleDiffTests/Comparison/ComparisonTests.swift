import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@Suite("Counterparts, derived from the graph")
struct ComparisonTests {
  @Test("Scene delegate and ScenePhase: three values for six methods, distinguished by the value before")
  func scenePhase() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "scene-phase" })
    let lines = try lines(of: page.lifecycle, "SceneDelegate", "ScenePhase")
    #expect(
      lines == [
        "scene(_:willConnectTo:options:) – substitute the initialiser of the scene's first view",
        "sceneWillEnterForeground(_:) – inactive, coming from background",
        "sceneDidBecomeActive(_:) – active", "sceneWillResignActive(_:) – inactive, coming from active",
        "sceneDidEnterBackground(_:) – background", "sceneDidDisconnect(_:) – nothing",
      ])
  }

  @Test("A call without a counterpart has the page's word on it")
  func substitutes() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    let comparison = try comparison(of: lifecycle, "SceneDelegate", "ScenePhase")
    let alone = comparison.rows.filter { $0.right == nil }
    #expect(alone.count == 2)
    #expect(alone.map(\.missing) == [.substitute("the initialiser of the scene's first view"), .nothing])
    #expect(alone.allSatisfy { $0.notes.count == 1 })
  }

  @Test("A call that comes on some transitions without a value lists them")
  func unanswered() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    let comparison = try comparison(of: lifecycle, "SceneDelegate", "ScenePhase")
    let row = comparison.rows.first { $0.left.map { lifecycle[$0].name } == "sceneWillEnterForeground(_:)" }
    #expect(row?.unanswered.map { lifecycle[$0].event } == ["Launch"])
    #expect(row?.transitions.map { lifecycle[$0].event } == ["Return"])
  }

  @Test("One value before two calls cannot distinguish them")
  func ambiguous() throws {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[6].steps = [Step(CallbackID(11)), Step(CallbackID(10))]
    let comparison = try comparison(of: lifecycle, "SceneDelegate", "ScenePhase")
    let rows = comparison.rows.filter { $0.right == CallbackID(10) }
    #expect(rows.map { $0.left } == [CallbackID(9), CallbackID(11)])
    #expect(rows.map(\.isAmbiguous) == [false, false])
    #expect(rows.map(\.previous) == [CallbackID(8), CallbackID(10)])
    lifecycle.transitions[4].steps = [Step(CallbackID(4))]
    lifecycle.transitions[3].steps = [Step(CallbackID(9)), Step(CallbackID(8)), Step(CallbackID(10))]
    lifecycle.transitions[6].steps = [Step(CallbackID(11)), Step(CallbackID(8)), Step(CallbackID(10))]
    let again = try self.comparison(of: lifecycle, "SceneDelegate", "ScenePhase")
    #expect(again.rows.filter { $0.right == CallbackID(10) }.map(\.isAmbiguous) == [true, true])
  }

  @Test("An observed left side is symmetric: the value before is shown on the left")
  func mirrored() throws {
    let lifecycle = try page("scene-phase")
    let lines = try lines(of: lifecycle, "ScenePhase", "SceneDelegate")
    #expect(
      lines == [
        "active – sceneDidBecomeActive(_:)", "inactive, coming from background – sceneWillEnterForeground(_:)",
        "inactive, coming from active – sceneWillResignActive(_:)", "background – sceneDidEnterBackground(_:)",
        "substitute the initialiser of the scene's first view – scene(_:willConnectTo:options:)",
        "nothing – sceneDidDisconnect(_:)",
      ])
    let rows = try comparison(of: lifecycle, "ScenePhase", "SceneDelegate").rows
    #expect(
      rows.last?.notes
        == [.page("No phase: observe `UIScene.didDisconnectNotification`, or keep a scene delegate for it.")])
  }

  @Test("Calls on parallel transitions correspond; calls that come together only if there is nothing better")
  func parallels() throws {
    let lines = try lines(of: page("uikit"), "AppDelegate", "SceneDelegate")
    #expect(
      lines == [
        "application(_:willFinishLaunchingWithOptions:) – unknown",
        "application(_:didFinishLaunchingWithOptions:) – unknown",
        "applicationDidBecomeActive(_:) – sceneDidBecomeActive(_:)",
        "applicationWillResignActive(_:) – sceneWillResignActive(_:)",
        "applicationDidEnterBackground(_:) – sceneDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:) – sceneWillEnterForeground(_:)",
        "application(_:open:options:) – scene(_:openURLContexts:)",
        "application(_:willContinueUserActivityWithType:) – scene(_:willContinueUserActivityWithType:)",
        "application(_:continue:restorationHandler:) – scene(_:continue:)",
        "application(_:didFailToContinueUserActivityWithType:error:)"
          + " – scene(_:didFailToContinueUserActivityWithType:error:)",
        "application(_:didUpdate:) – scene(_:didUpdate:)",
        "application(_:performActionFor:completionHandler:) – windowScene(_:performActionFor:completionHandler:)",
        "application(_:userDidAcceptCloudKitShareWith:) – windowScene(_:userDidAcceptCloudKitShareWith:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) – unknown",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:) – unknown",
        "applicationWillTerminate(_:) – unknown",
        "application(_:configurationForConnecting:options:) – scene(_:willConnectTo:options:), together",
        "application(_:didDiscardSceneSessions:) – sceneDidDisconnect(_:), together",
        "unknown – scene(_:restoreInteractionStateWith:)",
        "unknown – windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
        "unknown – windowScene(_:didUpdateEffectiveGeometry:)",
      ])
  }

  @Test("A callback that is never called is in the row of its equivalent on the page")
  func uncalled() throws {
    let rows = try comparison(of: page("uikit-scenes"), "AppDelegate", "SceneDelegate").rows
    let lifecycle = try page("uikit-scenes")
    let row = try #require(rows.first { $0.right.map { lifecycle[$0].name } == "sceneWillEnterForeground(_:)" })
    #expect(row.left == nil)
    #expect(row.missing == .uncalled("`applicationWillEnterForeground(_:)`"))
    #expect(row.notes == [.page("For each window, and also at launch.")])
  }

  @Test("No row pairs a call with a transition that does not make it", arguments: TestPage.bundled)
  func transitions(page: TestPage) {
    let lifecycle = page.lifecycle
    for left in lifecycle.delegateIDs {
      for right in lifecycle.delegateIDs where left != right {
        let comparison = Comparison(of: left, with: right, in: lifecycle)
        for row in comparison.rows {
          let call = row.left ?? row.right
          let transitions = lifecycle.transitionIDs.filter { transition in
            lifecycle[transition].steps.contains { $0.callback == call }
          }
          #expect(Set(row.transitions + row.unanswered).isSubset(of: transitions))
          #expect(row.left == nil || Set(row.transitions).isDisjoint(with: row.unanswered))
        }
        let living = lifecycle.livingCallbacks
        #expect(Set(comparison.rows.compactMap(\.left)) == Set(living.filter { lifecycle[$0].delegate == left }))
        #expect(Set(comparison.rows.compactMap(\.right)) == Set(living.filter { lifecycle[$0].delegate == right }))
      }
    }
  }

  private func page(_ name: String) throws -> Lifecycle {
    try #require(TestPage.bundled.first { $0.name == name }).lifecycle
  }

  private func lines(of lifecycle: Lifecycle, _ left: String, _ right: String) throws -> [String] {
    try ComparisonLines(comparison(of: lifecycle, left, right)).all
  }

  private func comparison(of lifecycle: Lifecycle, _ left: String, _ right: String) throws -> Comparison {
    let leftID = try #require(lifecycle.delegateIDs.first { lifecycle[$0].name == left })
    let rightID = try #require(lifecycle.delegateIDs.first { lifecycle[$0].name == right })
    return Comparison(of: leftID, with: rightID, in: lifecycle)
  }
}
