import Documents
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("The table of states")
struct StatesTableTests {
  @Test("Substates follow their parent, also if the page has them later")
  func hierarchy() {
    var lifecycle = Lifecycle(name: "L")
    lifecycle.states = [
      State(name: "A"), State(name: "B"), State(name: "A1", parent: StateID(0)), State(name: "A11", parent: StateID(2)),
    ]
    let table = TableKind.states.table(of: lifecycle)
    #expect(table.texts("state") == ["A", "A1", "A11", "B"])
    #expect(
      table.markdownLines.suffix(4) == ["| A | |", "| ↳ A1 | A |", "| &emsp;↳ A11 | A1 |", "| B | |"])
  }

  @Test("Attributes are words for people and booleans for programs")
  func attributes() {
    var lifecycle = Lifecycle.sample
    lifecycle.states[5].isFinal = true
    lifecycle.states[5].isTransient = true
    let table = TableKind.states.table(of: lifecycle)
    #expect(table.markdownLines.last == "| Suspended | | In memory, no code runs. | final, transient |")
    #expect(table.json("final").last == "true")
    #expect(table.json("initial") == ["true", "false", "false", "false", "false", "false"])
  }

  @Test("Unknown columns keep their headings")
  func remarks() {
    var lifecycle = Lifecycle.sample
    lifecycle.states[1].remarks = [.init(heading: "Time | limit", text: "none")]
    let table = TableKind.states.table(of: lifecycle)
    #expect(table.sheet.headings.contains("Time | limit"))
    #expect(table.json("remarks")[1] == #"[{"heading":"Time | limit","text":"none"}]"#)
  }

  @Test("Deeply nested states don't overflow the stack")
  func depth() {
    var lifecycle = Lifecycle(name: "L")
    lifecycle.states = (0..<2_000).map { State(name: "S\($0)", parent: $0 == 0 ? nil : StateID($0 - 1)) }
    let time = processorTime { #expect(TableKind.states.table(of: lifecycle).texts("state").last == "S1999") }
    #expect(time < .seconds(20))
  }
}
