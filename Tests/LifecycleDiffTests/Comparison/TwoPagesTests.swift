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
        "application(_:willFinishLaunchingWithOptions:) – "
          + "still AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:) – "
          + "still AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:) – sceneDidBecomeActive(_:)",
        "applicationWillResignActive(_:) – sceneWillResignActive(_:)",
        "applicationDidEnterBackground(_:) – sceneDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:) – sceneWillEnterForeground(_:)",
        "applicationWillTerminate(_:) – still AppDelegate.applicationWillTerminate(_:)",
        "applicationDidReceiveMemoryWarning(_:) – "
          + "still AppDelegate.applicationDidReceiveMemoryWarning(_:)",
        "applicationProtectedDataWillBecomeUnavailable(_:) – "
          + "still AppDelegate.applicationProtectedDataWillBecomeUnavailable(_:)",
        "applicationProtectedDataDidBecomeAvailable(_:) – "
          + "still AppDelegate.applicationProtectedDataDidBecomeAvailable(_:)",
        "applicationSignificantTimeChange(_:) – still AppDelegate.applicationSignificantTimeChange(_:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) – "
          + "still AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:) – "
          + "still AppDelegate.application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "application(_:open:options:) – scene(_:openURLContexts:)",
        "application(_:willContinueUserActivityWithType:) – scene(_:willContinueUserActivityWithType:)",
        "application(_:continue:restorationHandler:) – scene(_:continue:)",
        "application(_:didFailToContinueUserActivityWithType:error:)"
          + " – scene(_:didFailToContinueUserActivityWithType:error:)",
        "application(_:didUpdate:) – scene(_:didUpdate:)",
        "application(_:performActionFor:completionHandler:) – windowScene(_:performActionFor:completionHandler:)",
        "application(_:userDidAcceptCloudKitShareWith:) – windowScene(_:userDidAcceptCloudKitShareWith:)",
        "unknown – scene(_:willConnectTo:options:)",
        "uncalled `application(_:shouldRestoreSecureApplicationState:)` – scene(_:restoreInteractionStateWith:)",
        "uncalled `application(_:shouldSaveSecureApplicationState:)` – stateRestorationActivity(for:)",
        "unknown – sceneDidDisconnect(_:)",
      ])
  }

  @Test("Whole pages: what stays is its own counterpart, what is added comes last")
  func wholes() throws {
    let lines = try lines("uikit-app", nil, "uikit-scenes", nil)
    #expect(lines.contains("AppDelegate.applicationDidBecomeActive(_:) – SceneDelegate.sceneDidBecomeActive(_:)"))
    #expect(lines.contains("AppDelegate.applicationWillTerminate(_:) – AppDelegate.applicationWillTerminate(_:)"))
    #expect(
      lines.suffix(7) == [
        "unknown – AppDelegate.application(_:configurationForConnecting:options:)",
        "unknown – AppDelegate.application(_:didDiscardSceneSessions:)",
        "unknown – SceneDelegate.scene(_:willConnectTo:options:)",
        "uncalled `application(_:shouldRestoreSecureApplicationState:)`"
          + " – SceneDelegate.scene(_:restoreInteractionStateWith:)",
        "uncalled `application(_:shouldSaveSecureApplicationState:)` – SceneDelegate.stateRestorationActivity(for:)",
        "unknown – SceneDelegate.sceneDidDisconnect(_:)",
        "unknown – ViewController.viewDidLoad()",
      ])
  }

  @Test("Values observed on the other page correspond to the calls of the same transitions")
  func phases() throws {
    let lines = try lines("uikit-app", "AppDelegate", "scene-phase", "ScenePhase")
    #expect(
      lines == [
        "application(_:willFinishLaunchingWithOptions:) – unknown",
        "application(_:didFinishLaunchingWithOptions:) – unknown", "applicationDidBecomeActive(_:) – active",
        "applicationWillResignActive(_:) – inactive, coming from active",
        "applicationDidEnterBackground(_:) – background",
        "applicationWillEnterForeground(_:) – inactive, coming from background",
        "applicationWillTerminate(_:) – unknown",
        "applicationDidReceiveMemoryWarning(_:) – unknown",
        "applicationProtectedDataWillBecomeUnavailable(_:) – unknown",
        "applicationProtectedDataDidBecomeAvailable(_:) – unknown",
        "applicationSignificantTimeChange(_:) – unknown",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) – unknown",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:) – unknown",
        "application(_:open:options:) – unknown",
        "application(_:willContinueUserActivityWithType:) – unknown",
        "application(_:continue:restorationHandler:) – unknown",
        "application(_:didFailToContinueUserActivityWithType:error:) – unknown",
        "application(_:didUpdate:) – unknown",
        "application(_:performActionFor:completionHandler:) – unknown",
        "application(_:userDidAcceptCloudKitShareWith:) – unknown",
      ])
  }

  @Test("Pages that share few transitions have the counterparts that other pages know, and no others")
  func knowledge() throws {
    let lines = try lines("android-activity", nil, "uikit-scenes", nil)
    for line in [
      "Activity.onStart – SceneDelegate.sceneWillEnterForeground(_:), by mobile",
      "Activity.onStop – SceneDelegate.sceneDidEnterBackground(_:), by mobile",
      "Activity.onNewIntent – unknown", "unknown – AppDelegate.applicationDidReceiveMemoryWarning(_:)",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(!lines.contains { $0.contains("nothing") })
  }

  @Test("The app delegate's calls correspond to SwiftUI's phase by two pages, and none by chance")
  func composed() throws {
    let lines = try lines("uikit-app", "AppDelegate", "swiftui-app", "ScenePhase")
    // Where the graphs pair them too, no other page is named.
    let known = lines.filter { !$0.hasSuffix("– unknown") }
      .map { $0.replacing(", by uikit-scenes, scene-phase", with: "") }
    #expect(
      known == [
        "applicationDidBecomeActive(_:) – active",
        "applicationWillResignActive(_:) – inactive, coming from active",
        "applicationDidEnterBackground(_:) – background",
        "applicationWillEnterForeground(_:) – inactive, coming from background",
      ])
  }

  /// The pairs of two pages, each call as pages share it.
  private func pairs(_ left: Lifecycle, _ right: Lifecycle) -> Set<[CounterpartFact.Call]> {
    let rows = Comparison(of: nil, in: left, with: nil, in: right, asking: .bundled).rows
    return Set(
      rows.compactMap { row in
        guard let first = row.left, let second = row.right else { return nil }
        return [CounterpartFact.Call(first, in: left), CounterpartFact.Call(second, in: right)]
      })
  }

  private func calls(of page: Lifecycle) -> Set<CounterpartFact.Call> {
    Set(page.livingCallbacks.map { CounterpartFact.Call($0, in: page) })
  }

  @Test("Two bundled pages pair what other pages pair, and nothing by chance; the other way round, the same")
  func noChance() {
    var wrong: [String] = []
    for (left, right) in TestPage.bundled.flatMap({ left in TestPage.bundled.map { (left, $0) } }) {
      let pairs = pairs(left.lifecycle, right.lifecycle)
      for pair in pairs where pair[0] != pair[1] && !CounterpartKnowledge.bundled.pairs(pair[0], pair[1]) {
        wrong.append("\(left.name) \(right.name): \(pair[0].fullName) – \(pair[1].fullName) is known of no page")
      }
      // A call that both pages have is its own counterpart, and no other's.
      let calls = (calls(of: left.lifecycle), calls(of: right.lifecycle))
      let mirrored = Set(self.pairs(right.lifecycle, left.lifecycle).map { Array($0.reversed()) })
      for pair in pairs.subtracting(mirrored) where !calls.1.contains(pair[0]) && !calls.0.contains(pair[1]) {
        wrong.append("\(left.name) \(right.name): \(pair[0].fullName) – \(pair[1].fullName) one way only")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.sorted().joined(separator: "\n"))")
  }

  @Test("A value of the right page that comes from two others is two rows, each with its own events")
  func segments() throws {
    let lines = try lines("uikit-scenes", nil, "scene-phase", nil)
    #expect(!lines.contains { $0.contains("sceneWillEnterForeground(_:) – ScenePhase.inactive, by") }, "\(lines)")
    let page = try page("swiftui-app")
    let (left, right) = (DelegateID(0), DelegateID(1))
    let rows = Comparison(of: left, with: right, in: page, asking: .bundled).rows.filter { row in
      row.right.map { page[$0].name } == "inactive"
    }
    let events = rows.map { row in (row.previous.map { page[$0].name }, Set(row.transitions.map { page[$0].event })) }
    #expect(events.map(\.0) == ["background", "active"])
    #expect(events.last?.1.contains("Leave") == true && events.first?.1.contains("Leave") == false, "\(events)")
  }

  @Test("Pages of which nothing is known say so")
  func unknown() throws {
    let comparison = try Comparison(
      of: nil, in: page("view-controller"), with: nil, in: page("flutter"), asking: .bundled)
    #expect(comparison.isUnknown)
    #expect(CounterpartFact.pages(comparing: comparison.left, with: comparison.right).isEmpty)
    let known = try Comparison(of: nil, in: page("android-activity"), with: nil, in: page("flutter"), asking: .bundled)
    #expect(!known.isUnknown)
    #expect(CounterpartFact.pages(comparing: known.left, with: known.right) == ["mobile"])
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
      lines.contains("AppDelegate.applicationWillTerminate(_:) – instead AppDelegate.applicationIsAtItsEnd(_:)"))
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
    return ComparisonLines(Comparison(of: leftID, in: first, with: rightID, in: second, asking: .bundled)).all
  }

  private func page(_ name: String) throws -> Lifecycle {
    try #require(TestPage.bundled.first { $0.name == name }).lifecycle
  }
}
