import TestSupport
import Testing

@Suite("Callbacks that cannot be as the page says")
struct CallbackChecksTests {
  @Test("A way through the initial state or a final one is a new life, in which once begins anew")
  func once() {
    expect(
      page(
        "- `sceneDidBecomeActive(_:)` (once per scene)",
        """
        - Go: A → B: `Scene.sceneDidBecomeActive(_:)`
        - Back: B → A
        """), findings: \.checked)
    expect(
      page(
        "- `1️⃣sceneDidBecomeActive(_:)` (once per scene)",
        """
        - Go: A → B: `Scene.sceneDidBecomeActive(_:)`
        - Again: B → B: `Scene.sceneDidBecomeActive(_:)`
        - Back: B → A
        """), [.init("repeated-once", at: "1️⃣", covering: "sceneDidBecomeActive(_:)")], findings: \.checked)
  }

  @Test("Once per view says nothing of a delegate that is one per scene")
  func oncePerView() {
    expect(
      page(
        "- `sceneDidBecomeActive(_:)` (once per view)",
        """
        - Go: A → B: `Scene.sceneDidBecomeActive(_:)`
        - Again: B → B: `Scene.sceneDidBecomeActive(_:)`
        - Back: B → A
        """), findings: \.checked)
  }

  @Test("A deprecation or a version that the page itself names is no news")
  func versions() {
    let transitions = """
      - Go: A → B: `App.applicationDidBecomeActive(_:)`, `Scene.windowScene(_:didUpdateEffectiveGeometry:)`
      - Back: B → A
      """
    expect(
      page(
        """
        - `windowScene(_:didUpdateEffectiveGeometry:)` (since iOS 26)

        ### App

        - `applicationDidBecomeActive(_:)` (deprecated iOS 26)
        """, transitions, version: "26"), findings: \.checked)
    expect(
      page(
        """
        - `1️⃣windowScene(_:didUpdateEffectiveGeometry:)`
        """, transitions, version: "25"),
      [.init("unavailable-callback", at: "1️⃣", covering: "windowScene(_:didUpdateEffectiveGeometry:)")],
      findings: \.checked)
  }

  @Test("A callback that only a rule forbids need not be called, nor be new enough")
  func forbidden() {
    expect(
      page(
        "- `sceneDidBecomeActive(_:)`",
        """
        - Go: A → B: `Scene.sceneDidBecomeActive(_:)`
        - Back: B → A

        ## Rules

        - never `App.applicationDidBecomeActive(_:)`
        """, version: "27"), findings: \.checked)
  }

  private func page(_ callbacks: String, _ transitions: String, version: String = "17") -> MarkedText {
    MarkedText(
      """
      # Page

      - Platform: iOS
      - Version: \(version)

      ## Delegates

      - `App`: `UIApplicationDelegate`
      - `Scene`: `UIWindowSceneDelegate`

      ## States

      - **A** (initial)
      - **B**

      ## Callbacks

      ### Scene

      \(callbacks)

      ## Transitions

      \(transitions)
      """)
  }
}
