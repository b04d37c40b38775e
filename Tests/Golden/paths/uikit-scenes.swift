import XCTest

/// Test plan: UIKit scene life cycle
///
/// 6 sequences, 44 events, cover 43 of 43 transitions.
final class UIKitSceneLifeCyclePathTests: XCTestCase {
  /// Runs events in the app and returns its calls in order, each as `Delegate.callback`.
  ///
  /// Replace the body with code that drives your app and reads its log.
  private func calls(of events: [String]) throws -> [String] {
    throw XCTSkip("Not implemented: run \(events)")
  }

  private enum Expected: ExpressibleByStringLiteral {
    case call(String)
    case maybe(String)
    case anyOrder([Expected])

    init(stringLiteral name: String) { self = .call(name) }

    var name: String {
      switch self {
      case .call(let name), .maybe(let name): name
      case .anyOrder: ""
      }
    }

    var isOptional: Bool {
      if case .maybe = self { return true }
      return false
    }
  }

  /// Compares the calls with those of the page; calls that may come later are ignored.
  private func expect(
    _ expected: [Expected], later: Set<String> = [], from events: [String]
  ) throws {
    var calls = try calls(of: events).filter { !later.contains($0) }[...]
    for item in expected {
      var group = [item]
      if case .anyOrder(let items) = item { group = items }
      while let call = calls.first,
        let index = group.firstIndex(where: { $0.name == call })
      {
        group.remove(at: index)
        calls.removeFirst()
      }
      let missing = group.filter { !$0.isOptional }.map(\.name)
      XCTAssertEqual(missing, [], "missing before \(calls.first ?? "the end")")
    }
    XCTAssertEqual(Array(calls), [], "not expected")
  }

  /// Launch, Leave, Return … Reclaim
  ///
  /// At the end: Not running
  func testPath1() throws {
    try expect(
      [
        "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        .maybe("AppDelegate.application(_:configurationForConnecting:options:)"),
        "SceneDelegate.scene(_:willConnectTo:options:)",
        .anyOrder([
          "ViewController.viewDidLoad()",
          .maybe("SceneDelegate.scene(_:restoreInteractionStateWith:)"),
          "SceneDelegate.sceneWillEnterForeground(_:)",
        ]),
        "SceneDelegate.sceneDidBecomeActive(_:)",
        "SceneDelegate.sceneWillResignActive(_:)",
        "SceneDelegate.sceneDidEnterBackground(_:)",
        "SceneDelegate.sceneWillEnterForeground(_:)",
        "SceneDelegate.sceneDidBecomeActive(_:)",
        "SceneDelegate.sceneWillResignActive(_:)",
        "SceneDelegate.sceneDidEnterBackground(_:)",
        .anyOrder([
          "SceneDelegate.sceneWillEnterForeground(_:)",
          .maybe("SceneDelegate.scene(_:willContinueUserActivityWithType:)"),
        ]),
        .anyOrder([
          "SceneDelegate.sceneDidBecomeActive(_:)",
          .maybe("SceneDelegate.scene(_:openURLContexts:)"),
          .maybe("SceneDelegate.scene(_:continue:)"),
          .maybe("SceneDelegate.windowScene(_:performActionFor:completionHandler:)"),
          .maybe("SceneDelegate.windowScene(_:userDidAcceptCloudKitShareWith:)"),
        ]),
        "SceneDelegate.sceneWillResignActive(_:)",
        "SceneDelegate.sceneDidEnterBackground(_:)",
        "SceneDelegate.sceneWillEnterForeground(_:)",
        .anyOrder([
          "SceneDelegate.sceneDidBecomeActive(_:)",
          .maybe("AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
        ]),
        "SceneDelegate.sceneWillResignActive(_:)",
        "SceneDelegate.sceneDidEnterBackground(_:)",
        .anyOrder([
          .maybe("AppDelegate.applicationDidReceiveMemoryWarning(_:)"),
          .maybe("AppDelegate.applicationProtectedDataWillBecomeUnavailable(_:)"),
          .maybe("AppDelegate.applicationProtectedDataDidBecomeAvailable(_:)"),
          .maybe("AppDelegate.applicationSignificantTimeChange(_:)"),
          .maybe("AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
        ]),
        "SceneDelegate.stateRestorationActivity(for:)",
        .maybe("SceneDelegate.scene(_:didUpdate:)"),
        .anyOrder([
          .maybe("AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
          .maybe(
            "AppDelegate.application(_:handleEventsForBackgroundURLSession:completionHandler:)"
          ),
        ]),
      ],
      from: [
        "launch", "leave", "return", "leave", "return-with-request", "leave",
        "return-with-notification", "leave", "system-event", "save-state", "suspend", "resume",
        "suspend", "background-event", "suspend", "reclaim",
      ]
    )
  }

  /// Launch with request, Leave, Suspend … Discard later
  ///
  /// At the end: Not running
  func testPath2() throws {
    try expect(
      [
        "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        .maybe("AppDelegate.application(_:configurationForConnecting:options:)"),
        "SceneDelegate.scene(_:willConnectTo:options:)",
        .anyOrder([
          "ViewController.viewDidLoad()",
          .maybe("SceneDelegate.scene(_:restoreInteractionStateWith:)"),
          "SceneDelegate.sceneWillEnterForeground(_:)",
        ]),
        "SceneDelegate.sceneDidBecomeActive(_:)",
        "SceneDelegate.sceneWillResignActive(_:)",
        "SceneDelegate.sceneDidEnterBackground(_:)",
        "SceneDelegate.sceneDidDisconnect(_:)",
        "SceneDelegate.scene(_:willConnectTo:options:)",
        .anyOrder([
          "ViewController.viewDidLoad()",
          .maybe("SceneDelegate.scene(_:restoreInteractionStateWith:)"),
          "SceneDelegate.sceneWillEnterForeground(_:)",
        ]),
        "SceneDelegate.sceneDidBecomeActive(_:)",
        "SceneDelegate.sceneWillResignActive(_:)",
        "SceneDelegate.sceneDidEnterBackground(_:)",
        "SceneDelegate.sceneDidDisconnect(_:)",
      ],
      later: ["AppDelegate.application(_:didDiscardSceneSessions:)"],
      from: [
        "launch-with-request", "leave", "suspend", "disconnect", "reconnect", "leave", "disconnect",
        "discard-later",
      ]
    )
  }

  /// Background launch, Connect in the background, End
  ///
  /// At the end: Not running
  func testPath3() throws {
    try expect(
      [
        "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        .maybe("AppDelegate.application(_:configurationForConnecting:options:)"),
        "SceneDelegate.scene(_:willConnectTo:options:)",
        .maybe("SceneDelegate.sceneDidDisconnect(_:)"),
        .maybe("AppDelegate.applicationWillTerminate(_:)"),
      ],
      later: ["AppDelegate.application(_:didDiscardSceneSessions:)"],
      from: ["background-launch", "connect-in-the-background", "end"]
    )
  }

  /// Background launch, First window, Interruption … End
  ///
  /// At the end: Not running
  func testPath4() throws {
    try expect(
      [
        "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        .maybe("AppDelegate.application(_:configurationForConnecting:options:)"),
        "SceneDelegate.scene(_:willConnectTo:options:)",
        .anyOrder([
          "ViewController.viewDidLoad()",
          .maybe("SceneDelegate.scene(_:restoreInteractionStateWith:)"),
          "SceneDelegate.sceneWillEnterForeground(_:)",
        ]),
        "SceneDelegate.sceneDidBecomeActive(_:)",
        "SceneDelegate.sceneWillResignActive(_:)",
        "SceneDelegate.sceneDidBecomeActive(_:)",
        "SceneDelegate.sceneWillResignActive(_:)",
        .maybe("SceneDelegate.sceneDidEnterBackground(_:)"),
        .maybe("SceneDelegate.sceneWillEnterForeground(_:)"),
        "SceneDelegate.sceneDidBecomeActive(_:)",
        .anyOrder([
          .maybe("AppDelegate.applicationDidReceiveMemoryWarning(_:)"),
          .maybe("AppDelegate.applicationProtectedDataWillBecomeUnavailable(_:)"),
          .maybe("AppDelegate.applicationProtectedDataDidBecomeAvailable(_:)"),
          .maybe("AppDelegate.applicationSignificantTimeChange(_:)"),
          .maybe("AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
        ]),
        .maybe("SceneDelegate.scene(_:didUpdate:)"),
        .maybe("SceneDelegate.scene(_:willContinueUserActivityWithType:)"),
        .anyOrder([
          .maybe("SceneDelegate.scene(_:continue:)"),
          .maybe("SceneDelegate.scene(_:didFailToContinueUserActivityWithType:error:)"),
        ]),
        "SceneDelegate.sceneWillResignActive(_:)",
        .anyOrder([
          .maybe("AppDelegate.applicationDidReceiveMemoryWarning(_:)"),
          .maybe("AppDelegate.applicationProtectedDataWillBecomeUnavailable(_:)"),
          .maybe("AppDelegate.applicationProtectedDataDidBecomeAvailable(_:)"),
          .maybe("AppDelegate.applicationSignificantTimeChange(_:)"),
          .maybe("AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
        ]),
        "SceneDelegate.sceneDidDisconnect(_:)",
        .maybe("AppDelegate.applicationWillTerminate(_:)"),
      ],
      later: ["AppDelegate.application(_:didDiscardSceneSessions:)"],
      from: [
        "background-launch", "first-window", "interruption", "interruption-ends", "quick-return",
        "system-event", "handoff", "control-center-or-app-switcher", "system-event", "end",
      ]
    )
  }

  /// Background launch, Background event, Reclaim
  ///
  /// At the end: Not running
  func testPath5() throws {
    try expect(
      [
        "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        .anyOrder([
          .maybe("AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
          .maybe(
            "AppDelegate.application(_:handleEventsForBackgroundURLSession:completionHandler:)"
          ),
        ]),
      ],
      from: ["background-launch", "background-event", "reclaim"]
    )
  }

  /// Launch, New window, Leave, Discard
  ///
  /// At the end: Scene 1: Not running, Scene 2: Active
  func testPath6() throws {
    try expect(
      [
        "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        .maybe("AppDelegate.application(_:configurationForConnecting:options:)"),
        "SceneDelegate.scene(_:willConnectTo:options:)",
        .anyOrder([
          "ViewController.viewDidLoad()",
          .maybe("SceneDelegate.scene(_:restoreInteractionStateWith:)"),
          "SceneDelegate.sceneWillEnterForeground(_:)",
        ]),
        "SceneDelegate.sceneDidBecomeActive(_:)",
        .maybe("AppDelegate.application(_:configurationForConnecting:options:)"),
        "SceneDelegate.scene(_:willConnectTo:options:)",
        .anyOrder([
          "ViewController.viewDidLoad()",
          .maybe("SceneDelegate.scene(_:restoreInteractionStateWith:)"),
          "SceneDelegate.sceneWillEnterForeground(_:)",
        ]),
        "SceneDelegate.sceneDidBecomeActive(_:)",
        "SceneDelegate.sceneWillResignActive(_:)",
        "SceneDelegate.sceneDidEnterBackground(_:)",
        "SceneDelegate.sceneDidDisconnect(_:)",
        "AppDelegate.application(_:didDiscardSceneSessions:)",
      ],
      from: ["launch", "scene2:new-window", "leave", "discard"]
    )
  }
}
