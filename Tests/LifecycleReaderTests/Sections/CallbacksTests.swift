import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The Callbacks section")
struct CallbacksTests {
  @Test("A list item is a name, attributes, documentation and a body")
  func list() {
    let lifecycle = expect(
      page(
        """
        - `SceneDelegate.sceneDidDisconnect(_:)` (once per scene): release what can be made again.
        - [`sceneDidBecomeActive(_:)`](https://example.com/(_:)): start.

          A second paragraph. [More](https://example.com/more)

          - a note
          - another

          ```swift
          print("active")

          start()
          ```
        - `sceneWillResignActive(_:)` (this is prose)
        - `AppDelegate.applicationWillTerminate(_:)`
          On the next line.

          ```json
          {}
          ```
        - Prose without a callback.
        - `sceneWillEnterForeground(_:)` — ready.
        """)
    ).lifecycle
    #expect(
      lifecycle.callbackLines == [
        "SceneDelegate.sceneDidDisconnect(_:)", "SceneDelegate.sceneDidBecomeActive(_:)",
        "SceneDelegate.sceneWillResignActive(_:)", "AppDelegate.applicationWillTerminate(_:)",
        "SceneDelegate.sceneWillEnterForeground(_:)",
      ])
    #expect(
      lifecycle.callbacks.map(\.documentation) == [
        "release what can be made again.",
        "start.\n\nA second paragraph. [More](https://example.com/more)\n\n- a note\n- another",
        "(this is prose)", "On the next line.", "ready.",
      ])
    #expect(lifecycle.callbacks.map(\.body) == [nil, "print(\"active\")\n\nstart()", nil, nil, nil])
    #expect(lifecycle.callbacks[0].attributes.frequency == .oncePer(.scene))
    #expect(
      lifecycle.callbacks[1].attributes.provenance.sources.map(\.url)
        == ["https://example.com/(_:)", "https://example.com/more"])
  }

  @Test("Declarations in other languages are names, by which calls find them; Apple's keep their own declaration")
  func foreign() {
    let lifecycle = expect(
      MarkedText(
        """
        # T

        ## Delegates

        - `Activity`
        - `AppDelegate`: `UIApplicationDelegate`

        ## States

        - **Off** (initial)
        - **On**

        ## Callbacks

        ### Activity

        - `override fun onCreate(savedInstanceState: Bundle?)`: make the views.
        - `void onStart(Bundle state);`
        - `fun stop()`
        - `func stop()`

        ### AppDelegate

        - `- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options`
        - `- (void)applicationDidEnterBackground:(UIApplication *)application;`

        ## Transitions

        ### Off → On

        1. `Activity.onCreate`
        2. `Activity.onCreate()`
        3. `onCreate()`
        4. `Activity.fun onCreate(b: Bundle)`
        5. `onStart`
        6. onStart()
        7. `applicationDidEnterBackground`
        8. `Activity.stop()`
        9. `Activity.stop`
        10. `Activity.onCreate(savedInstanceState: Bundle?)`
        11. `onStart(Bundle)`
        """)
    ).lifecycle
    #expect(
      lifecycle.callbackLines == [
        "Activity.onCreate", "Activity.onStart", "Activity.stop", "Activity.stop()",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate.applicationDidEnterBackground(_:)",
      ])
    #expect(
      lifecycle.callbacks.map(\.signature) == [
        "override fun onCreate(savedInstanceState: Bundle?)", "void onStart(Bundle state);", "fun stop()",
        "func stop()",
        """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: \
        [UIApplication.LaunchOptionsKey : Any]?) -> Bool
        """, "func applicationDidEnterBackground(_ application: UIApplication)",
      ])
    #expect(lifecycle.callbacks[0].documentation == "make the views.")
    #expect(lifecycle.transitions[0].steps.map(\.callback.index) == [0, 0, 0, 0, 1, 1, 5, 3, 2, 0, 1])
  }

  @Test("Below a delegate's heading, names need no owner; headings may be callbacks themselves")
  func headings() {
    let lifecycle = expect(
      page(
        """
        ### SceneDelegate

        Prose about it.

        - `sceneDidDisconnect(_:)`: one.

        #### `sceneDidBecomeActive(_:)` (may be skipped)

        Start.

        ```swift
        start()
        ```

        ### UIApplicationDelegate

        - applicationWillTerminate(_:): two.

        ### `ScenePhase.active`: three.

        ### ScenePhase

        - `.inactive`: four.
        """)
    ).lifecycle
    #expect(
      lifecycle.callbackLines == [
        "SceneDelegate.sceneDidDisconnect(_:)", "SceneDelegate.sceneDidBecomeActive(_:)",
        "AppDelegate.applicationWillTerminate(_:)", "ScenePhase.active", "ScenePhase.inactive",
      ])
    #expect(lifecycle.callbacks.map(\.documentation) == ["one.", "Start.", "two.", "three.", "four."])
    #expect(lifecycle.callbacks[1].body == "start()")
    #expect(lifecycle.callbacks[1].attributes.certainty == .mayBeSkipped(when: nil))
  }

  @Test("A table has a column for the owner, or names with owners, or is below a heading")
  func table() {
    let lifecycle = expect(
      page(
        """
        | Delegate | Callback | Attributes | Description |
        |---|---|---|---|
        | SceneDelegate | `sceneDidDisconnect(_:)` (documented) | once, since iOS 13 | a \\| b `c \\| d` |
        | UIApplicationDelegate | applicationWillTerminate(_:) | | [Two](https://example.com/2) |
        | | `ScenePhase.active` | | |

        ### SceneDelegate

        | Method | Description |
        |---|---|
        | `sceneDidBecomeActive(_:)` | Start. |
        """)
    ).lifecycle
    #expect(
      lifecycle.callbackLines == [
        "SceneDelegate.sceneDidDisconnect(_:)", "AppDelegate.applicationWillTerminate(_:)", "ScenePhase.active",
        "SceneDelegate.sceneDidBecomeActive(_:)",
      ])
    #expect(
      lifecycle.callbacks.map(\.documentation) == ["a | b `c | d`", "[Two](https://example.com/2)", "", "Start."])
    #expect(lifecycle.callbacks[0].attributes.frequency == .once)
    #expect(lifecycle.callbacks[0].attributes.availability.since?.description == "iOS 13")
    #expect(lifecycle.callbacks[0].attributes.provenance.status == .documented)
    #expect(lifecycle.callbacks[1].attributes.provenance.sources.map(\.url) == ["https://example.com/2"])
  }

  @Test("A whole declaration declares a callback of the page's own, and is its signature")
  func declarations() {
    let lifecycle = expect(
      page(
        """
        ### Own

        - `func reload(_ x: Int) async throws -> Bool`: again.
        - ``func `default`()``: a keyword.
        - `start(at:)`: no types.

        ### SceneDelegate

        - `func extra()`: of a known type, but declared as a whole.
        - `func sceneDidDisconnect(_ aScene: UIScene)`: with a parameter's name of its own.
        """)
    ).lifecycle
    #expect(
      lifecycle.callbackLines == [
        "Own.reload(_:)", "Own.default()", "Own.start(at:)", "SceneDelegate.extra()",
        "SceneDelegate.sceneDidDisconnect(_:)",
      ])
    #expect(
      lifecycle.callbacks.map(\.signature) == [
        "func reload(_ x: Int) async throws -> Bool", "func `default`()", nil, "func extra()",
        "func sceneDidDisconnect(_ aScene: UIScene)",
      ])
  }

  @Test("A callback declared twice, unknown, ambiguous or of an unknown delegate is an error")
  func problems() {
    expect(
      page(
        """
        ### SceneDelegate

        - `sceneDidDisconnect(_:)`: one.
        - `1️⃣sceneDidDisconnect`: two.
        - `2️⃣sceneDidDisconect(_:)`: three.
        - `3️⃣scene`: four.

        ### 4️⃣SceneDelegat

        - `sceneDidBecomeActive(_:)`: is read all the same.
        """),
      [
        .init("duplicate-callback", at: "1️⃣", covering: "sceneDidDisconnect"),
        .init(
          "unknown-callback", at: "2️⃣", covering: "sceneDidDisconect(_:)", fixes: ["sceneDidDisconnect(_:)"]),
        .init("ambiguous-callback", at: "3️⃣", covering: "scene"),
        .init("unknown-delegate", at: "4️⃣", covering: "SceneDelegat", fixes: ["SceneDelegate"]),
      ])
    expect(
      page("| 1️⃣What | Why |\n|---|---|\n| `a()` | b |"),
      [.init("malformed-table", at: "1️⃣", covering: "What | Why")])
  }

  @Test("No fix-it inserts a delegate's name that would end at a colon outside a code span")
  func nameWithColon() {
    let delegates = "# T\n\n## Delegates\n\n- `Controller：`: `NSObject`\n\n## Callbacks\n\n"
    expect(
      MarkedText("\(delegates)### 1️⃣Controllcr\n\n- `a()`"),
      [.init("unknown-delegate", at: "1️⃣", covering: "Controllcr")])
    expect(
      MarkedText("\(delegates)### `1️⃣Controllcr`\n\n- `a()`"),
      [.init("unknown-delegate", at: "1️⃣", covering: "Controllcr", fixes: ["Controller："])])
  }

  @Test("An unknown delegate is found after a space in a code span")
  func ownerAfterSpace() {
    let start = "# T\n\n## Delegates\n\n- `Controller`: `NSObject`\n\n## Callbacks\n\n"
    expect(
      MarkedText("\(start)- ` 1️⃣Controllr.a()`"),
      [.init("unknown-delegate", at: "1️⃣", covering: "Controllr", fixes: ["Controller"])])
  }

  @Test("An unknown callback outside a code span is a warning")
  func uncoded() {
    expect(
      page("### Own\n\n- 1️⃣didLoad(_:): without backticks.\n- Remarks (by us): prose.\n- (prose)"),
      [.init("uncoded-callback", at: "1️⃣", covering: "didLoad(_:)", fixes: ["`didLoad(_:)`"])])
  }

  @Test("A subheading with nothing but prose below it is prose")
  func proseHeading() {
    expect(page("### Remarks\n\nNothing to call here."))
    let implied = expect(
      "# T\n\n## Callbacks\n\n### Remarks\n\nProse.\n\n### AppDelegate\n\n- `applicationWillTerminate(_:)`")
    #expect(implied.lifecycle.delegates.map(\.name) == ["AppDelegate"])
  }

  @Test("Declared callbacks come first, and are marked as declared")
  func order() {
    let reading = expect(
      page(
        """
        - `sceneDidDisconnect(_:)`: one.

        ## Transitions

        - Idle → Idle: `sceneDidBecomeActive(_:)`, `sceneDidDisconnect(_:)`
        """))
    #expect(
      reading.lifecycle.callbackLines
        == ["SceneDelegate.sceneDidDisconnect(_:)", "SceneDelegate.sceneDidBecomeActive(_:)"])
    #expect(reading.lifecycle.callbacks.map(\.isDeclared) == [true, false])
  }

  private func page(_ callbacks: String) -> MarkedText {
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

      ## Callbacks

      \(callbacks)
      """)
  }
}
