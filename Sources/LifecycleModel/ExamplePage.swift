/// The pages that the examples of diagnostics and changes derive from, mostly by one replacement.
package enum ExamplePage {
  /// Two states and two transitions.
  package static let player = """
    # Player

    ## States

    - **Idle** (initial)
    - **Playing**

    ## Transitions

    - Play: Idle → Playing
    - Stop: Playing → Idle
    """

  /// The same with a delegate and calls of its callbacks.
  package static let delegates = """
    # Player

    ## Delegates

    - `SceneDelegate`: `UIWindowSceneDelegate`

    ## States

    - **Idle** (initial)
    - **Playing**

    ## Transitions

    ### Play: Idle → Playing

    1. `SceneDelegate.sceneDidBecomeActive(_:)`

    ### Stop: Playing → Idle

    1. `SceneDelegate.sceneWillResignActive(_:)`
    """

  /// The same with a second delegate of the same type.
  package static let twoDelegates = delegates.replacing(
    "`SceneDelegate`: `UIWindowSceneDelegate`\n",
    with: "`SceneDelegate`: `UIWindowSceneDelegate`\n- `TVDelegate`: `UIWindowSceneDelegate`\n")

  /// The page with one delegate, with two calls on its first transition.
  package static let twoCalls = delegates.replacing(
    "1. `SceneDelegate.sceneDidBecomeActive(_:)`",
    with: "1. `SceneDelegate.sceneWillEnterForeground(_:)`\n2. `SceneDelegate.sceneDidBecomeActive(_:)`")

  /// The page with one delegate, with a section of callbacks.
  package static let callbacks = delegates.replacing(
    "## Transitions",
    with: """
      ## Callbacks

      ### SceneDelegate

      - `sceneDidBecomeActive(_:)`: start.
      - `sceneWillResignActive(_:)`: stop.

      ## Transitions
      """)

  /// A page with a chain of two segments.
  package static let chain = """
    # Player

    ## Delegates

    - `SceneDelegate`: `UIWindowSceneDelegate`

    ## States

    - **Idle** (initial)
    - **Loading**
    - **Playing**

    ## Transitions

    ### Play: Idle → Loading → Playing

    1. `SceneDelegate.sceneWillEnterForeground(_:)`
    2. **Loading**
    3. `SceneDelegate.sceneDidBecomeActive(_:)`

    ### Stop: Playing → Idle

    1. `SceneDelegate.sceneWillResignActive(_:)`
    """

  /// A page with a rule.
  package static let rules = """
    # Player

    ## Delegates

    - `Player`: one per process

    ## States

    - **Idle** (initial)
    - **Playing**

    ## Transitions

    - Play: Idle → Playing: `Player.onStart()`
    - Stop: Playing → Idle: `Player.onStop()`

    ## Rules

    - `Player.onStart()` before `Player.onStop()`
    """
}
