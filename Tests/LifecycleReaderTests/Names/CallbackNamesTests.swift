import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Names of callbacks")
struct CallbackNamesTests {
  @Test(
    "A compound name, a base name, a selector and a declaration name the same callback, with or without its owner",
    arguments: [
      "scene(_:willConnectTo:options:)", "SceneDelegate.scene(_:willConnectTo:options:)",
      "scene:willConnectToSession:options:", "UIWindowSceneDelegate.scene(_:willConnectTo:options:)",
      "UISceneDelegate.scene(_:willConnectTo:options:)", "sceneDelegate.scene(_: willConnectTo: options:)",
      "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)",
      "scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)",
    ])
  func spellings(name: String) {
    let reading = expect(page("- Idle → Active: `\(name)`"))
    #expect(
      reading.lifecycle.transitionLines == ["Idle → Active: SceneDelegate.scene(_:willConnectTo:options:)"])
    #expect(
      reading.lifecycle.callbacks[0].signature
        == "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)"
    )
  }

  @Test("A base name is enough if it is unambiguous")
  func baseName() {
    #expect(
      expect(page("- Idle → Active: `sceneDidDisconnect`")).lifecycle.transitionLines
        == ["Idle → Active: SceneDelegate.sceneDidDisconnect(_:)"])
    let ambiguous = expect(
      page("- Idle → Active: `1️⃣scene`"), [.init("ambiguous-callback", at: "1️⃣", covering: "scene")])
    #expect(ambiguous.diagnostics[0].summary.contains("'SceneDelegate.scene(_:willConnectTo:options:)'"))
  }

  @Test("A name that several delegates have needs its owner")
  func ambiguous() {
    expect(
      """
      # T

      ## Delegates

      - `One`: `UISceneDelegate`
      - `Two`: `UISceneDelegate`

      ## States

      - **A** (initial)

      ## Transitions

      - A → A: `1️⃣sceneDidDisconnect(_:)`, `2️⃣UISceneDelegate.sceneDidDisconnect(_:)`, `Two.sceneDidDisconnect(_:)`
      """,
      [
        .init(
          "ambiguous-callback", at: "1️⃣", covering: "sceneDidDisconnect(_:)",
          fixes: ["One.sceneDidDisconnect(_:)", "Two.sceneDidDisconnect(_:)"]),
        .init("ambiguous-delegate", at: "2️⃣", covering: "UISceneDelegate"),
      ])
  }

  @Test("An unknown callback is an error at its name alone, with the nearest name")
  func unknown() {
    expect(
      page("- Idle → Active: `SceneDelegate.1️⃣sceneDidDisconect(_:)`, `2️⃣nothingLikeIt()`, `3️⃣AppDelegate.foo( _:)`"),
      [
        .init(
          "unknown-callback", at: "1️⃣", covering: "sceneDidDisconect(_:)", fixes: ["sceneDidDisconnect(_:)"]),
        .init("unknown-callback", at: "2️⃣", covering: "nothingLikeIt()"),
        .init("unknown-callback", at: "3️⃣", covering: "AppDelegate.foo( _:)"),
      ])
  }

  @Test("An unknown declaration is an error as a whole, and never fixed in part")
  func unknownDeclaration() {
    expect(
      page("- Idle → Active: `1️⃣func sceneDidDisconect(_ scene: UIScene)`"),
      [
        .init(
          "unknown-callback", at: "1️⃣", covering: "func sceneDidDisconect(_ scene: UIScene)",
          fixes: ["sceneDidDisconnect(_:)"])
      ])
  }

  @Test("An unknown delegate is an error at its name")
  func unknownDelegate() {
    expect(
      page("- Idle → Active: `1️⃣ScenDelegate.sceneDidDisconnect(_:)`, `2️⃣Nobody.foo()`"),
      [
        .init("unknown-delegate", at: "1️⃣", covering: "ScenDelegate", fixes: ["SceneDelegate"]),
        .init("unknown-delegate", at: "2️⃣", covering: "Nobody"),
      ])
  }

  @Test("A misspelt callback is not taken for one of an object that the page lacks, but for one of a type that it has")
  func objects() {
    let page = { (delegates: String, call: String) -> MarkedText in
      "# T\n\n\(delegates)## States\n\n- **A** (initial)\n\n## Transitions\n\n- A → A: `1️⃣\(call)`\n"
    }
    let misspelt = "locationManagerDidChangeAuthorisation(_:)"
    expect(page("", misspelt), [.init("unknown-callback", at: "1️⃣", covering: misspelt)])
    expect(
      page("## Delegates\n\n- `Places`: `CLLocationManagerDelegate`\n\n", misspelt),
      [
        .init(
          "unknown-callback", at: "1️⃣", covering: misspelt, fixes: ["locationManagerDidChangeAuthorization(_:)"])
      ])
    let exact = expect(page("", "locationManagerDidChangeAuthorization(_:)"))
    #expect(
      exact.lifecycle.transitionLines == ["A → A: LocationManagerDelegate.locationManagerDidChangeAuthorization(_:)"])
    // Words that are names of many callbacks.
    expect(
      page("## Delegates\n\n- `App`: `UIApplicationDelegate`\n\n", "session"),
      [
        .init("unknown-callback", at: "1️⃣", covering: "session")
      ])
  }

  @Test("A value of an observed delegate is written with its owner, with a full stop, or bare")
  func observed() {
    let reading = expect(page("- Idle → Active: `ScenePhase.inactive`, `.active`, `background`"))
    #expect(
      reading.lifecycle.transitionLines == [
        "Idle → Active: ScenePhase.inactive, ScenePhase.active, ScenePhase.background"
      ])
    #expect(reading.lifecycle.shownName(of: CallbackID(0)) == ".inactive")
    expect(
      page("- Idle → Active: `.1️⃣inactiv`"),
      [
        .init("unknown-callback", at: "1️⃣", covering: "inactiv", fixes: ["inactive"])
      ])
  }

  @Test("A delegate of the page's own that declares nothing has the callbacks that the page uses")
  func undeclared() {
    let reading = expect(page("- Idle → Active: `Own.anything(at:)`, `Own.value`"))
    #expect(reading.lifecycle.callbackLines == ["Own.anything(at:)", "Own.value"])
  }

  @Test("Without a Delegates section, owners come from the callbacks and the catalog")
  func implied() {
    let reading = expect(
      """
      # T

      ## States

      - **A** (initial)

      ## Transitions

      - One: A → A: `sceneDidDisconnect(_:)`, `UIViewController.viewDidLoad()`, `AppDelegate.applicationWillTerminate(_:)`
      - Two: A → A: `.active`, `Own.thing()`, `UIWindowSceneDelegate.sceneDidBecomeActive`, `viewDidLoad`
      """)
    #expect(
      reading.lifecycle.delegateLines == [
        "SceneDelegate: UISceneDelegate, one per scene", "ViewController: UIViewController, one per view",
        "AppDelegate: UIApplicationDelegate, one per process", "ScenePhase: ScenePhase, one per scene, observed",
        "Own:, one per process",
      ])
    #expect(
      reading.lifecycle.transitionLines == [
        "One: A → A: SceneDelegate.sceneDidDisconnect(_:), ViewController.viewDidLoad(), "
          + "AppDelegate.applicationWillTerminate(_:)",
        "Two: A → A: ScenePhase.active, Own.thing(), SceneDelegate.sceneDidBecomeActive(_:), "
          + "ViewController.viewDidLoad()",
      ])
  }

  @Test("If the catalog has a name for several owners, the page must name one")
  func impliedAmbiguity() {
    expect(
      """
      # T

      - Platform: watchOS

      ## States

      - **A** (initial)

      ## Transitions

      - One: A → A: `1️⃣applicationDidBecomeActive()`
      """,
      [
        .init(
          "ambiguous-callback", at: "1️⃣", covering: "applicationDidBecomeActive()",
          fixes: ["AppDelegate.applicationDidBecomeActive()", "ExtensionDelegate.applicationDidBecomeActive()"])
      ])
  }

  @Test("iPadOS and visionOS have iOS's callbacks", arguments: ["iPadOS", "visionOS", "iOS", "tvOS"])
  func platforms(name: String) {
    let reading = expect(
      MarkedText(
        "# T\n\n- Platform: \(name)\n\n## States\n\n- **A** (initial)\n\n## Transitions\n\n- A → A: `viewDidLoad()`"))
    #expect(reading.lifecycle.callbackLines == ["ViewController.viewDidLoad()"])
  }

  @Test("A code span over two lines is one name")
  func wrapped() {
    let reading = expect(page("- Idle → Active: `SceneDelegate.scene(_:willConnectTo:\n  options:)`, `.active`"))
    #expect(
      reading.lifecycle.transitionLines
        == ["Idle → Active: SceneDelegate.scene(_:willConnectTo:options:), ScenePhase.active"])
    #expect(
      reading.sourceMap.transitions[0].steps.map { reading.file[$0] }
        == ["SceneDelegate.scene(_:willConnectTo:\n  options:)", ".active"])
  }

  private func page(_ transition: String) -> MarkedText {
    MarkedText(
      """
      # T

      ## Delegates

      - `AppDelegate`: `UIApplicationDelegate`
      - `SceneDelegate`: `UIWindowSceneDelegate`
      - `ScenePhase`: observed
      - `Own`: `OwnDelegate`

      ## States

      - **Idle** (initial)
      - **Active**

      ## Transitions

      \(transition)
      """)
  }
}
