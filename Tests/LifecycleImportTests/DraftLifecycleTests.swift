import Diagnostics
import LifecycleImport
import LifecycleModel
import LifecycleReader
import LifecycleWriter
import Testing

@Suite struct DraftLifecycleTests {
  @Test func claimsLinkToTheirLines() {
    var draft = Draft()
    draft.name = "Player"
    draft.states = [DraftState("Idle", line: 1), DraftState("Playing", line: 2)]
    draft.transitions = [DraftTransition([0, 1], event: "Play", line: 4)]
    draft.transitions[0].calls = [[DraftCall("SceneDelegate", "sceneDidBecomeActive(_:)", line: 5)]]
    let page = PageWriter.page(of: DraftLifecycle(draft, from: "notes/player.md").lifecycle)
    #expect(
      page == """
        # Player

        ## Delegates

        - `SceneDelegate`: `UIWindowSceneDelegate`, one per scene

        ## States

        - **Idle** (initial): [player.md:1](notes/player.md#L1)
        - **Playing**: [player.md:2](notes/player.md#L2)

        ## Transitions

        ### Play: Idle → Playing

        [player.md:4](notes/player.md#L4)

        1. `SceneDelegate.sceneDidBecomeActive(_:)`: [player.md:5](notes/player.md#L5)

        """)
    let reading = LifecycleReader.read(SourceFile(path: "player.md", text: page))
    #expect(reading.diagnostics.isEmpty)
    #expect(PageWriter.page(of: reading.lifecycle) == page)
  }

  @Test func substatesFollowWhatContainsThemAndNamesDiffer() {
    var draft = Draft()
    draft.states = [
      DraftState("On", parent: 2, line: 1), DraftState("off", line: 2), DraftState("Power", line: 3),
      DraftState("Off", parent: 2, line: 4),
    ]
    draft.transitions = [DraftTransition([0, 3, 1], line: 5)]
    let lifecycle = DraftLifecycle(draft, from: nil).lifecycle
    #expect(lifecycle.states.map(\.name) == ["off", "Power", "On", "Off 2"])
    #expect(lifecycle.states.map { $0.parent?.index } == [nil, nil, 1, 1])
    #expect(lifecycle.states.map(\.isInitial) == [false, true, false, false])
    #expect(lifecycle.headline(of: lifecycle.chains[0]) == "On → Off 2 → off")
  }
}
