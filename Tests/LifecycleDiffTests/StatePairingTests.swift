import Diagnostics
import LifecycleDiff
import LifecycleModel
import LifecycleReader
import Testing

@Suite("Pairing of states")
struct StatePairingTests {
  private static let player = """
    # Player

    ## Delegates

    - `Player`: one per process

    ## States

    - **Idle** (initial)
    - **Playing**
    - **Paused**

    ## Transitions

    - Play: Idle → Playing: `Player.onStart()`
    - Pause: Playing → Paused: `Player.onPause()`
    - Resume: Paused → Playing: `Player.onResume()`
    - Stop: Playing → Idle: `Player.onStop()`
    """

  @Test("A name that differs in case, hyphens or composition is the same name")
  func folded() {
    let pairs = pairs(Self.player, Self.player.replacing("Playing", with: "PLAYING"))
    #expect(pairs == ["Idle = Idle", "Playing = PLAYING", "Paused = Paused"])
  }

  @Test("A renamed state is found by its arrows")
  func renamed() {
    #expect(
      pairs(Self.player, Self.player.replacing("Playing", with: "Running"))
        == ["Idle = Idle", "Playing = Running", "Paused = Paused"])
  }

  @Test("States that are all renamed at once are found: each pair helps to find the next")
  func allRenamed() {
    let other = Self.player.replacing("Idle", with: "待機").replacing("Playing", with: "再生").replacing(
      "Paused", with: "停止")
    #expect(pairs(Self.player, other) == ["Idle = 待機", "Playing = 再生", "Paused = 停止"])
  }

  @Test("A state with other arrows is another state")
  func replaced() {
    let other = Self.player.replacing("- **Paused**", with: "- **Broken**")
      .replacing("- Pause: Playing → Paused: `Player.onPause()`", with: "- Fail: Idle → Broken: `Player.onFail()`")
      .replacing("- Resume: Paused → Playing: `Player.onResume()`", with: "- Fix: Broken → Idle: `Player.onFix()`")
    #expect(pairs(Self.player, other) == ["Idle = Idle", "Playing = Playing"])
  }

  @Test("Of two states that are alike in everything, neither is guessed")
  func twins() {
    let page = """
      # Twins

      ## States

      - **A** (initial)
      - **B**
      - **C**

      ## Transitions

      - A → B
      - A → C
      """
    let other = page.replacing("**B**", with: "**X**").replacing("→ B", with: "→ X").replacing("**C**", with: "**Y**")
      .replacing("→ C", with: "→ Y")
    #expect(pairs(page, other) == ["A = A"])
  }

  @Test("In the opposite direction, the pairs are swapped")
  func symmetric() {
    let other = Self.player.replacing("Playing", with: "Running").replacing("Idle", with: "Silent")
    #expect(
      pairs(Self.player, other).sorted()
        == pairs(other, Self.player).map { $0.split(separator: " = ").reversed().joined(separator: " = ") }.sorted())
  }

  private func pairs(_ old: String, _ new: String) -> [String] {
    let pages = [old, new].map { LifecycleReader.read(SourceFile(path: "page.md", text: $0)).lifecycle }
    return Correspondence(of: pages[0], with: pages[1]).states.all
      .map { "\(pages[0][$0.old].name) = \(pages[1][$0.new].name)" }
  }
}
