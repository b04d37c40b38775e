import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@Suite("Counterparts on two pages")
struct TwoPagesTests {
  @Test("App delegate and scene delegate: the moved calls have their counterparts, the others stay")
  func moved() throws {
    let lines = try lines("uikit-app", "AppDelegate", "uikit-scenes", "SceneDelegate")
    #expect(
      lines == [
        "application(_:willFinishLaunchingWithOptions:) – nothing, "
          + "still AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:) – nothing, "
          + "still AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:) – sceneDidBecomeActive(_:)",
        "applicationWillResignActive(_:) – sceneWillResignActive(_:)",
        "applicationDidEnterBackground(_:) – sceneDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:) – sceneWillEnterForeground(_:)",
        "applicationWillTerminate(_:) – nothing, still AppDelegate.applicationWillTerminate(_:)",
        "applicationDidReceiveMemoryWarning(_:) – nothing, "
          + "still AppDelegate.applicationDidReceiveMemoryWarning(_:)",
        "applicationProtectedDataWillBecomeUnavailable(_:) – nothing, "
          + "still AppDelegate.applicationProtectedDataWillBecomeUnavailable(_:)",
        "applicationProtectedDataDidBecomeAvailable(_:) – nothing, "
          + "still AppDelegate.applicationProtectedDataDidBecomeAvailable(_:)",
        "applicationSignificantTimeChange(_:) – nothing, still AppDelegate.applicationSignificantTimeChange(_:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) – nothing, "
          + "still AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:) – nothing, "
          + "still AppDelegate.application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "application(_:open:options:) – scene(_:openURLContexts:)",
        "application(_:willContinueUserActivityWithType:) – scene(_:willContinueUserActivityWithType:)",
        "application(_:continue:restorationHandler:) – scene(_:continue:)",
        "application(_:didFailToContinueUserActivityWithType:error:)"
          + " – scene(_:didFailToContinueUserActivityWithType:error:)",
        "application(_:didUpdate:) – scene(_:didUpdate:)",
        "application(_:performActionFor:completionHandler:) – windowScene(_:performActionFor:completionHandler:)",
        "application(_:userDidAcceptCloudKitShareWith:) – windowScene(_:userDidAcceptCloudKitShareWith:)",
        "nothing – scene(_:willConnectTo:options:)", "nothing – scene(_:restoreInteractionStateWith:)",
        "nothing – stateRestorationActivity(for:)", "nothing – sceneDidDisconnect(_:)",
      ])
  }

  @Test("Whole pages: what stays is its own counterpart, what is added comes last")
  func wholes() throws {
    let lines = try lines("uikit-app", nil, "uikit-scenes", nil)
    #expect(lines.contains("AppDelegate.applicationDidBecomeActive(_:) – SceneDelegate.sceneDidBecomeActive(_:)"))
    #expect(lines.contains("AppDelegate.applicationWillTerminate(_:) – AppDelegate.applicationWillTerminate(_:)"))
    #expect(
      lines.suffix(7) == [
        "nothing – AppDelegate.application(_:configurationForConnecting:options:)",
        "nothing – AppDelegate.application(_:didDiscardSceneSessions:)",
        "nothing – SceneDelegate.scene(_:willConnectTo:options:)",
        "nothing – SceneDelegate.scene(_:restoreInteractionStateWith:)",
        "nothing – SceneDelegate.stateRestorationActivity(for:)", "nothing – SceneDelegate.sceneDidDisconnect(_:)",
        "nothing – ViewController.viewDidLoad()",
      ])
  }

  @Test("Values observed on the other page correspond to the calls of the same transitions")
  func phases() throws {
    let lines = try lines("uikit-app", "AppDelegate", "scene-phase", "ScenePhase")
    #expect(
      lines == [
        "application(_:willFinishLaunchingWithOptions:) – nothing",
        "application(_:didFinishLaunchingWithOptions:) – nothing", "applicationDidBecomeActive(_:) – active",
        "applicationWillResignActive(_:) – inactive, coming from active",
        "applicationDidEnterBackground(_:) – background",
        "applicationWillEnterForeground(_:) – inactive, coming from background",
        "applicationWillTerminate(_:) – nothing",
        "applicationDidReceiveMemoryWarning(_:) – nothing",
        "applicationProtectedDataWillBecomeUnavailable(_:) – nothing",
        "applicationProtectedDataDidBecomeAvailable(_:) – nothing",
        "applicationSignificantTimeChange(_:) – nothing",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) – nothing",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:) – nothing",
        "application(_:open:options:) – nothing",
        "application(_:willContinueUserActivityWithType:) – nothing",
        "application(_:continue:restorationHandler:) – nothing",
        "application(_:didFailToContinueUserActivityWithType:error:) – nothing",
        "application(_:didUpdate:) – nothing",
        "application(_:performActionFor:completionHandler:) – nothing",
        "application(_:userDidAcceptCloudKitShareWith:) – nothing",
      ])
  }

  @Test("A page compared with itself: everything stays", arguments: TestPage.bundled + TestPage.fixtures)
  func same(page: TestPage) {
    let comparison = Comparison(of: nil, in: page.lifecycle, with: nil, in: page.lifecycle)
    #expect(comparison.rows.map(\.left) == page.lifecycle.livingCallbacks)
    #expect(comparison.rows.allSatisfy { $0.left == $0.right && !$0.isAmbiguous && $0.unanswered.isEmpty })
    // A page's notes are about calls of two delegates.
    let notes = comparison.rows.flatMap(\.notes)
    #expect(!notes.contains { if case .page = $0 { true } else { false } })
  }

  @Test("A call to another delegate instead is a note if that delegate is not compared")
  func elsewhere() throws {
    let app = try page("uikit-app")
    var scenes = try page("uikit-scenes")
    let index = try #require(scenes.callbacks.firstIndex { $0.name == "applicationWillTerminate(_:)" })
    scenes.callbacks[index].name = "applicationIsAtItsEnd(_:)"
    let right = try #require(scenes.delegateIDs.first { scenes[$0].name == "SceneDelegate" })
    let lines = ComparisonLines(Comparison(of: nil, in: app, with: right, in: scenes)).all
    #expect(
      lines.contains(
        "AppDelegate.applicationWillTerminate(_:) – nothing, instead AppDelegate.applicationIsAtItsEnd(_:)"))
  }

  @Test("A renamed call is found by its places, also if a state is renamed too")
  func renamed() throws {
    let scenes = try page("uikit-scenes")
    var renamed = scenes
    let state = try #require(renamed.states.firstIndex { $0.name == "Background" })
    renamed.states[state].name = "Out of sight"
    let call = try #require(renamed.callbacks.firstIndex { $0.name == "sceneDidEnterBackground(_:)" })
    renamed.callbacks[call].name = "sceneWentAway(_:)"
    let comparison = Comparison(of: nil, in: scenes, with: nil, in: renamed)
    #expect(comparison.rows.map(\.right) == comparison.rows.map(\.left))
    let lines = ComparisonLines(comparison).all
    #expect(lines.contains("SceneDelegate.sceneDidEnterBackground(_:) – SceneDelegate.sceneWentAway(_:)"))
  }

  @Test(
    "For any two pages, every element has a row, and what stays is its own counterpart", arguments: TestPage.bundled)
  func everything(page: TestPage) {
    let left = page.lifecycle
    for right in (TestPage.bundled + TestPage.fixtures).map(\.lifecycle) {
      let rows = Comparison(of: nil, in: left, with: nil, in: right).rows
      #expect(Set(rows.compactMap(\.left)) == Set(left.livingCallbacks))
      #expect(Set(rows.compactMap(\.right)) == Set(right.livingCallbacks))
      let rights = Dictionary(grouping: right.livingCallbacks, by: right.qualifiedName)
      for row in rows {
        guard let call = row.left, let own = rights[left.qualifiedName(of: call)] else { continue }
        #expect(row.right.map(own.contains) == true)
      }
    }
  }

  private func lines(_ leftPage: String, _ left: String?, _ rightPage: String, _ right: String?) throws -> [String] {
    let (first, second) = (try page(leftPage), try page(rightPage))
    let leftID = first.delegateIDs.first { first[$0].name == left }
    let rightID = second.delegateIDs.first { second[$0].name == right }
    return ComparisonLines(Comparison(of: leftID, in: first, with: rightID, in: second)).all
  }

  private func page(_ name: String) throws -> Lifecycle {
    try #require(TestPage.bundled.first { $0.name == name }).lifecycle
  }
}
