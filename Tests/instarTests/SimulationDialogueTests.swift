import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@testable import instar

@Suite("Interactive simulation")
struct SimulationDialogueTests {
  private static func dialogue(
    _ lifecycle: Lifecycle = .sample, scenes: Int = 1, at version: VersionSelection? = nil, isColored: Bool = false
  ) throws -> SimulationDialogue {
    let notation = RunNotation(RunGraph(lifecycle))
    let start = Configuration(try #require(notation.graph.graph.initial), scenes: scenes)
    return SimulationDialogue(from: start, in: notation, page: "order.md", at: version, isColored: isColored)
  }

  @Test("It shows where the scene is, the possible events, and how to continue")
  func greeting() throws {
    #expect(
      try Self.dialogue().greeting == """
        State: Not running
          1  launch  Not running → Inactive → Active

        Type a number or an event; ? for help, q to quit.

        """)
  }

  @Test("A number and a word have the same effect, and are shown as in the command's output")
  func choosing() throws {
    var byNumber = try Self.dialogue()
    var byWord = try Self.dialogue()
    let answer = byNumber.answer("1")
    #expect(answer == byWord.answer("  Launch "))
    #expect(byNumber.run == byWord.run)
    #expect(
      answer.hasSuffix(
        """
          6  SceneDelegate   sceneDidBecomeActive(_:)
          7  ScenePhase      .active

        So far: launch

        State: Active
          1  leave  Active → Inactive → Background

        """))
  }

  @Test("With several scenes, the numbers continue from one to the next")
  func scenes() throws {
    var dialogue = try Self.dialogue(scenes: 2)
    #expect(
      dialogue.answer("") == """
        Scene 1: Not running
          1  launch         Not running → Inactive → Active
        Scene 2: Not running
          2  scene2:launch  Not running → Inactive → Active

        """)
    _ = dialogue.answer("2")
    #expect(dialogue.run.events.map(\.scene) == [1])
    #expect(dialogue.answer("scene2:leave").contains("So far: scene2:launch scene2:leave\n"))
  }

  @Test("After undo, nothing of an event is left")
  func undo() throws {
    var dialogue = try Self.dialogue()
    #expect(dialogue.answer("u") == "Nothing to undo.\n")
    let beginning = dialogue.answer("")
    _ = dialogue.answer("launch")
    #expect(dialogue.answer("u") == "Back at the beginning.\n\n" + beginning)
    #expect(dialogue.run.events.isEmpty)
  }

  @Test("An invalid input is reported, and nothing happens")
  func problems() throws {
    var dialogue = try Self.dialogue()
    #expect(
      dialogue.answer("lanch") == "the page has no event 'lanch'\nDid you mean 'launch'? Possible now: 'launch'\n")
    #expect(dialogue.answer("0") == "Invalid choice 0: choose from 1 to 1.\n")
    #expect(dialogue.answer("99999999999999999999").hasPrefix("the page has no event"))
    #expect(dialogue.answer("launch(1)").hasPrefix("call 2 of 'launch' cannot be left out"))
    #expect(dialogue.answer("?").contains("undo the last event"))
    #expect(dialogue.run.events.isEmpty)
    #expect(!dialogue.isOver)
  }

  @Test("It ends with the command line that repeats the simulation", arguments: ["q", nil])
  func farewell(line: String?) throws {
    var dialogue = try Self.dialogue(scenes: 3, at: VersionSelection("iOS 12"))
    _ = dialogue.answer("launch")
    _ = dialogue.answer("leave")
    _ = dialogue.answer("return(2 3 4)")
    let again = "instar simulate order.md --at 'iOS 12' --scenes 3 launch leave 'return(2 3 4)'"
    #expect(dialogue.answer(line) == (line == nil ? "\n" : "") + "Repeat with:\n  \(again)\n")
    #expect(dialogue.isOver)
    var silent = try Self.dialogue()
    #expect(silent.answer("q") == "")
    #expect(silent.isOver)
  }

  @Test("If no event is possible any more, it says so")
  func ending() throws {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions.removeLast(7)
    var dialogue = try Self.dialogue(lifecycle)
    #expect(dialogue.answer("launch").hasSuffix("State: Active\n  no event is possible\n"))
    #expect(dialogue.answer("1") == "Invalid choice 1: no event is possible.\n")
  }

  @Test("An event named like a command can be chosen by its number")
  func namedLikeCommands() throws {
    var lifecycle = Lifecycle.sample
    for transition in 0...1 { lifecycle.transitions[transition].event = "q" }
    var dialogue = try Self.dialogue(lifecycle)
    _ = dialogue.answer("1")
    #expect(dialogue.run.events.count == 1)
    #expect(!dialogue.isOver)
  }

  @Test("Names of a page cannot control the terminal, with colours or without")
  func hostile() throws {
    var plain = try Self.dialogue(.hostile)
    var colored = try Self.dialogue(.hostile, isColored: true)
    for _ in 0..<20 {
      let text = plain.answer("1")
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
      #expect(colored.answer("1").replacing(/\u{1B}\[[0-9;]*m/, with: "") == text)
    }
  }
}
