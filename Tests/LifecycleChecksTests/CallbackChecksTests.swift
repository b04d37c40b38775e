import TestSupport
import Testing

@Suite("Checks of callbacks")
struct CallbackChecksTests {
  @Test("Once per view does not restrict a delegate with one instance per scene")
  func oncePerView() {
    expect(
      page(
        "- `sceneDidBecomeActive(_:)` (once per view)",
        """
        - Go: A → B: `Scene.sceneDidBecomeActive(_:)`
        - Again: B → B: `Scene.sceneDidBecomeActive(_:)`
        - Back: B → A
        """), diagnostics: \.checked)
  }

  @Test("A callback that only a rule forbids need not be called, nor be available")
  func forbidden() {
    expect(
      page(
        "- `sceneDidBecomeActive(_:)`",
        """
        - Go: A → B: `Scene.sceneDidBecomeActive(_:)`
        - Back: B → A

        ## Rules

        - never `App.applicationDidBecomeActive(_:)`
        """, version: "27"), diagnostics: \.checked)
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
