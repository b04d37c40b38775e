import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Messages of logs")
struct MessageReaderTests {
  @Test(
    "A generated line is a call of its page, with all that it says",
    arguments: [
      (
        #"lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)" instance=0x600002d0c2a0 state=Active "#
          + "scene=1 launch=5f0c22ab n=7",
        "SceneDelegate.sceneDidBecomeActive(_:) 0x600002d0c2a0 scene 1 launch 5f0c22ab n 7 in Active"
      ),
      (
        #"flutter: lifecycle delegate=ScenePhase callback=active state="On \"top\"" colour=red n=1"#,
        #"ScenePhase.active n 1 in On "top""#
      ),
      (
        #"lifecycle delegate=SceneDelegate callback="scene(_:didFoo:)""#,
        "unknown SceneDelegate.scene(_:didFoo:)"
      ),
      (
        #"lifecycle delegate=AppDelegate callback="applicationDidBecomeActive(_:)""#,
        "unknown AppDelegate.applicationDidBecomeActive(_:)"
      ),
      (
        #"lifecycle-launch launch=5f0c22ab page="UIKit scenes" digest=9c1d delegates="SceneDelegate,ScenePhase" system="#
          + #""iOS 27.0""#,
        "launch of UIKit scenes, SceneDelegate ScenePhase"
      ),
      (
        #"lifecycle-problem delegate=SceneDelegate callback="sceneDidEnterBackground(_:)" instance=0x1f state=Active "#
          + #"expected="SceneDelegate.sceneWillResignActive(_:)" expected=ScenePhase.inactive scene=1 n=9"#,
        "problem: SceneDelegate.sceneDidEnterBackground(_:) 0x1f scene 1 n 9 in Active, "
          + "not SceneDelegate.sceneWillResignActive(_:) ScenePhase.inactive"
      ),
      ("lifecycle-scene n=1", "later: lifecycle-scene"),
      (#"lifecycle delegate=SceneDelegate callback="sceneDidBecome"#, "cut"), ("lifecycle delegate=Scene", "cut"),
      ("lifecycle delegate=A callback=", "cut"),
      ("lifecycle delegate=A callback=b state=", "unknown A.b"),
      (#"lifecycle delegate=A callback="" n=1"#, "unknown A. n 1"),
      ("lifecycle event=sceneDidBecomeActive", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("the lifecycle of sceneDidBecomeActive", "SceneDelegate.sceneDidBecomeActive(_:)"),
    ])
  func generated(line: String, meaning: String) {
    #expect(Self.scenePhase.meaning(of: line) == meaning)
  }

  @Test(
    "A name of a callback is a call, in whatever form people log it",
    arguments: [
      ("sceneDidBecomeActive(_:)", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("sceneDidBecomeActive", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("sceneDidBecomeActive()", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("sceneDidBecomeActive: now", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("-[SceneDelegate sceneDidBecomeActive:]", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("-[SceneDelegate(Log) sceneDidBecomeActive:]", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("-[Parcels.SceneDelegate sceneDidBecomeActive:] done", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("-[_TtC7Parcels13SceneDelegate sceneDidBecomeActive:]", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("Parcels.SceneDelegate.sceneDidBecomeActive(_:)", "SceneDelegate.sceneDidBecomeActive(_:)"),
      (
        "[SceneDelegate.swift:23] scene(_:willConnectTo:options:): connected",
        "SceneDelegate.scene(_:willConnectTo:options:)"
      ),
      ("SceneDelegate.swift:23:scene(_:willConnectTo:options:)", "SceneDelegate.scene(_:willConnectTo:options:)"),
      ("scene:willConnectToSession:options:", "SceneDelegate.scene(_:willConnectTo:options:)"),
      ("scene:willConnectToSession:options", "SceneDelegate.scene(_:willConnectTo:options:)"),
      ("SceneDelegate:sceneDidBecomeActive:", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("scene willConnectTo session", "SceneDelegate.scene(_:willConnectTo:options:)"),
      ("🟢 scene: willConnectToSession:", "SceneDelegate.scene(_:willConnectTo:options:)"),
      ("scene(<UIWindowScene: 0x1f>, willConnectTo: s)", "SceneDelegate.scene(_:willConnectTo:options:) 0x1f"),
      (#"{"event":"sceneDidDisconnect","ok":true}"#, "SceneDelegate.sceneDidDisconnect(_:)"),
      ("calling super.sceneDidDisconnect(scene)", "SceneDelegate.sceneDidDisconnect(_:)"),
      ("sceneDidBecomeActive(_:) again: sceneDidBecomeActive", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("SceneDelegate::sceneDidDisconnect", "SceneDelegate.sceneDidDisconnect(_:)"),
      ("シーンがアクティブになった：sceneDidBecomeActiveが呼ばれた", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("「scene(_:willConnectTo:options:)」が呼ばれました", "SceneDelegate.scene(_:willConnectTo:options:)"),
      ("画面:sceneDidDisconnect。", "SceneDelegate.sceneDidDisconnect(_:)"),
    ])
  func names(line: String, meaning: String) {
    #expect(Self.scenePhase.meaning(of: line) == meaning)
  }

  @Test(
    "What only looks like a name is none",
    arguments: [
      "", "scene", "scene changed", "SceneDelegate", "my_sceneDidBecomeActive", "sceneDidBecomeActiveAgain",
      "UISceneDidBecomeActive", "sceneDidBecomeActiveNotification", "UIApplication.didBecomeActiveNotification",
      "UIApplicationDidBecomeActiveNotification", "$s7Parcels13SceneDelegateC20sceneDidBecomeActiveyySo7UISceneCF",
      "sceneDidBecomeActivé", "sceneDidBecomeActiveé", "éasceneDidBecomeActive",
      "ésceneDidBecomeActive", "player:sceneDidBecomeActive:", "play(_:sceneDidBecomeActive:)", "productsRequest",
      "windowScene", "scene(_:didFoo:)", "scene:didFoo:bar:", "router(_:willConnectTo:)",
      "router:willConnectTo:",
      "sceneDidBecomeActive(_:animated:)", "sceneDidBecomeActive:for:", "phase is active", "ScenePhase.active",
      "inactive",
      "3   Parcels  0x0000000104a3c1d4 -[SceneDelegate sceneDidBecomeActive:] + 52",
      "You've implemented -[<UISceneDelegate> sceneDidBecomeActive:], but not", "waiting for scene to: options",
      "scene://open?willConnect", "didUpdate", "window", "init(coder:)",
    ])
  func noNames(line: String) {
    #expect(Self.scenePhase.meaning(of: line) == "none")
  }

  @Test(
    "A callback of the catalog that the page lacks is unlisted",
    arguments: [
      ("viewDidLoad()", "unlisted UIViewController.viewDidLoad()"),
      ("-[HomeScreen viewWillAppear:]", "unlisted UIViewController.viewWillAppear(_:)"),
      ("scene(_:openURLContexts:)", "unlisted UISceneDelegate.scene(_:openURLContexts:)"),
      ("openURLContexts", "unlisted UISceneDelegate.scene(_:openURLContexts:)"),
      ("didFinishLaunchingWithOptions", "unlisted UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)"),
      (
        "application:didReceiveRemoteNotification:",
        "unlisted UIApplicationDelegate.application(_:didReceiveRemoteNotification:)"
      ),
      ("viewDidLoad, then viewWillAppear", "none"), ("locationManager", "none"), ("onChange", "none"),
      ("applicationDidFinishLaunching", "unlisted UIApplicationDelegate.applicationDidFinishLaunching(_:)"),
    ])
  func unlisted(line: String, meaning: String) {
    #expect(Self.scenePhase.meaning(of: line) == meaning)
  }

  @Test(
    "Messages that may mean several callbacks say which",
    arguments: [
      (
        "sceneDidBecomeActive before sceneDidDisconnect",
        "ambiguous: SceneDelegate.sceneDidBecomeActive(_:) SceneDelegate.sceneDidDisconnect(_:)"
      ),
      ("onResume", "ambiguous: Activity.onResume AppLifecycleListener.onResume"),
      ("MainActivity.onResume", "Activity.onResume"),
      ("AppLifecycleListener.onResume", "AppLifecycleListener.onResume"),
      ("MainActivity#onResume, again onResume", "Activity.onResume"),
      ("PlayerFragment.onCreate", "ambiguous: Activity.onCreate"),
      ("PlayerFragment.onCreate calls onCreate", "ambiguous: Activity.onCreate"), ("onCreate", "Activity.onCreate"),
      ("com.example.MainActivity.onCreate", "Activity.onCreate"),
    ])
  func ambiguous(line: String, meaning: String) {
    #expect(Self.mobile.meaning(of: line) == meaning)
  }

  @Test("Of delegates with a callback of one name, the one whose name agrees most with the class is meant")
  func classes() {
    var lifecycle = Lifecycle()
    lifecycle.delegates = [
      Delegate(name: "SceneDelegate", types: ["UIWindowSceneDelegate"], multiplicity: .scene),
      Delegate(name: "CarPlaySceneDelegate", types: ["CPTemplateApplicationSceneDelegate"], multiplicity: .scene),
      Delegate(name: "Player", multiplicity: .process),
    ]
    lifecycle.callbacks = [
      Callback(delegate: DelegateID(0), name: "sceneDidDisconnect(_:)"),
      Callback(delegate: DelegateID(1), name: "sceneDidDisconnect(_:)"),
      Callback(delegate: DelegateID(2), name: "player(_:didStart:)"),
      Callback(delegate: DelegateID(2), name: "play(_:)"),
    ]
    let messages = PageMessages(lifecycle)
    let both = "SceneDelegate.sceneDidDisconnect(_:) CarPlaySceneDelegate.sceneDidDisconnect(_:)"
    let meanings = [
      ("MyCarPlaySceneDelegate.sceneDidDisconnect", "CarPlaySceneDelegate.sceneDidDisconnect(_:)"),
      ("-[MainSceneDelegate sceneDidDisconnect:]", "SceneDelegate.sceneDidDisconnect(_:)"),
      ("UIWindowSceneDelegate.sceneDidDisconnect(_:)", "SceneDelegate.sceneDidDisconnect(_:)"),
      ("sceneDidDisconnect", "ambiguous: " + both), ("-[Main sceneDidDisconnect:]", "ambiguous: " + both),
      ("UISceneDelegate.sceneDidDisconnect", "ambiguous: " + both), ("player", "none"), ("play", "none"),
      ("play(_:)", "Player.play(_:)"), ("Player.play", "Player.play(_:)"), ("Game.play", "none"),
    ]
    for (line, meaning) in meanings { #expect(messages.meaning(of: line) == meaning, "\(line)") }
  }

  @Test(
    "Lines of Android and Flutter are calls of their pages; values of observed delegates are, as the page's Log lines say",
    arguments: [
      ("android-activity", "onCreate", "Activity.onCreate"), ("android-activity", "onCreate()", "Activity.onCreate"),
      ("android-activity", "onCreate called, savedInstanceState=null", "Activity.onCreate"),
      ("android-activity", "onCreate(Bundle[{}])", "Activity.onCreate"),
      ("android-activity", "→ MainActivity.onSaveInstanceState", "Activity.onSaveInstanceState"),
      ("android-activity", "MainActivity$onCreate$1.invoke", "none"), ("android-activity", "ON_CREATE", "none"),
      ("android-activity", "onActivityCreated", "none"),
      ("flutter", "onResume", "AppLifecycleListener.onResume()"),
      ("flutter", "AppLifecycleState.resumed", "AppLifecycleState.resumed"), ("flutter", "resumed", "none"),
      ("flutter", "didChangeAppLifecycleState: AppLifecycleState.paused", "AppLifecycleState.paused"),
      ("watchos-app", "applicationDidBecomeActive()", "AppDelegate.applicationDidBecomeActive()"),
      ("watchos-app", "applicationDidBecomeActive", "AppDelegate.applicationDidBecomeActive()"),
      ("watchos-app", "handle(_:)", "AppDelegate.handle(_: Set<WKRefreshBackgroundTask>)"),
      ("watchos-app", "handle", "none"),
      ("watchos-app", "AppDelegate.handle", "AppDelegate.handle(_: Set<WKRefreshBackgroundTask>)"),
      ("swiftui-app", "onAppear", "RootView.onAppear()"), ("swiftui-app", "RootView.onAppear", "RootView.onAppear()"),
      ("uikit-app", "application", "none"), ("uikit-app", "application did finish launching", "none"),
      (
        "uikit-app", "application: didFinishLaunchingWithOptions: done",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)"
      ),
      (
        "uikit-app", "-[AppDelegate application:didReceiveRemoteNotification:fetchCompletionHandler:]",
        "AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
      ),
      ("uikit-app", "MyApp.applicationDidBecomeActive(_:)", "AppDelegate.applicationDidBecomeActive(_:)"),
    ])
  func pages(page: String, line: String, meaning: String) {
    #expect(PageMessages(page).meaning(of: line) == meaning)
  }

  @Test(
    "An address is the instance if it stands for an object of the delegate, or for its scene",
    arguments: [
      ("sceneDidBecomeActive <UIWindowScene: 0x10270b110>...", "0x10270b110"),
      ("sceneDidBecomeActive <Parcels.SceneDelegate: 0x600002d0c2a0>", "0x600002d0c2a0"),
      ("<Parcels.SceneDelegate: 0xa1> sceneDidBecomeActive <UIWindowScene: 0xb2>", "0xa1"),
      ("sceneDidBecomeActive self=0xa1", "0xa1"), ("sceneDidBecomeActive, scene: 0xB2", "0xb2"),
      ("-[RootDelegate sceneDidBecomeActive:] <RootDelegate: 0xa1; frame = 0>", "0xa1"),
      ("sceneDidBecomeActive self = <Parcels.Root: 0xa1>", "0xa1"),
      ("sceneDidBecomeActive Optional(<UIWindowScene: 0xb2>)", "0xb2"),
      ("sceneDidBecomeActive self=ObjectIdentifier(0x00006000000a)", "0x6000000a"),
      ("sceneDidBecomeActive SceneDelegate(0xa1)", "0xa1"), ("sceneDidBecomeActive 0xa1", "none"),
      ("sceneDidBecomeActive <UIWindow: 0xa1>", "none"), ("sceneDidBecomeActive <Parcels.Root: 0xa1>", "none"),
      ("sceneDidBecomeActive <GameScene: 0xa1>", "none"), ("sceneDidBecomeActive error 0x8badf00d", "none"),
      ("MainSceneDelegate.sceneDidBecomeActive(_:) after <OtherSceneDelegate: 0xa1>", "none"),
      ("-[UISceneDelegate sceneDidBecomeActive:] <MainSceneDelegate: 0xa1>", "0xa1"),
      ("sceneDidBecomeActive myself=0xa1", "none"), ("sceneDidBecomeActive self=0x0", "none"),
      ("sceneDidBecomeActive self=0xa1g", "none"), ("sceneDidBecomeActive self=0x12345678901234567", "none"),
      ("sceneDidBecomeActive <SceneDelegate: 0xa1> <SceneDelegate: 0xa2>", "none"),
      ("sceneDidBecomeActive <SceneDelegate: 0xa1> self=0xa1", "0xa1"),
    ])
  func addresses(line: String, address: String) {
    let name = "SceneDelegate.sceneDidBecomeActive(_:)"
    #expect(Self.scenePhase.meaning(of: line) == (address == "none" ? name : name + " " + address))
  }

  @Test("The range of a call is that of its name", arguments: ["", "é ", "[x] "])
  func ranges(before: String) throws {
    let texts = [
      ("scene(_:willConnectTo:options:)", " <UIWindowScene: 0x1>"), ("scene:willConnectToSession:options:", "]"),
      ("sceneDidBecomeActive", "(scene)"), ("willConnectTo", ""),
    ]
    for (name, after) in texts {
      // A slice of a line does not begin at 0.
      let line = Array(("--" + before + name + after).utf8).dropFirst(2)
      guard case .call(let call) = Self.scenePhase.reader.read(line) else {
        Issue.record("no call in \(name)")
        continue
      }
      #expect(call.range == before.utf8.count..<before.utf8.count + name.utf8.count, "\(name)")
    }
  }

  private static let scenePhase = PageMessages("scene-phase")
  private static let mobile = PageMessages("mobile")
}
