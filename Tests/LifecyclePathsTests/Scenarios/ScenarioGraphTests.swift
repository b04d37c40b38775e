import Testing

@Suite("Paths of scenarios")
struct ScenarioGraphTests {
  private func verdict(_ transitions: String, _ scenario: String) -> String {
    ScenarioPage(transitions, scenario: scenario).verdict
  }

  @Test("Each arrow is a transition between neighbours in the path")
  func neighbours() {
    let chain = "- Go: A → B → C\n- Back: C → A"
    #expect(verdict(chain, "- Go: A → B → C") == "holds")
    #expect(verdict(chain, "- Go: A → B → C → A") == "holds")
    #expect(verdict(chain, "- Go: A → C") == "A to C is missing at 0")
    #expect(verdict(chain, "- Go: A → B → C → B") == "C to B is missing at 2")
  }

  @Test("A chain that has begun continues, unless the scenario ends before")
  func chains() {
    let page = "- Go: A → B → C\n- Turn: C → B → A\n- Stop: B → D"
    #expect(verdict(page, "- Go: A → B") == "holds")
    #expect(verdict(page, "- Go: A → B → A") == "B to A is missing at 1, Go goes on, Turn leads there")
    #expect(verdict(page, "- Go: A → B → D") == "B to D is missing at 1, Go goes on, Stop leads there")
  }

  @Test("The first transition may be in the middle of a chain, and so may any after the end of one; the rest follows")
  func middle() {
    let page = "- Go: A → B → C\n- Turn: C → B\n- Through: A → B → C → D"
    #expect(verdict(page, "- Go: B → C") == "holds")
    #expect(verdict(page, "- Turn: C → B → C") == "holds")
    #expect(verdict(page, "- Turn: C → B → C → D") == "holds")
    #expect(verdict(page, "- Turn: C → B → C → B → C") == "holds")
    #expect(verdict("- Through: A → B → C → D\n- C → A", "- B → C → A").hasPrefix("C to A is missing at 1"))
  }

  @Test("A composite state in the path is any leaf inside it, and its transitions leave each of them")
  func composite() {
    let page = "- Open: A → P\n- On: Q → R\n- Close: P → A\n- Out: R → B"
    #expect(verdict(page, "- A → P → P → A") == "holds")
    #expect(verdict(page, "- A → Q → R → A") == "holds")
    #expect(verdict(page, "- P → B") == "holds")
    #expect(verdict(page, "- A → R") == "A to R is missing at 0")
    #expect(verdict(page, "- A → P → B") == "Q to B is missing at 1")
  }

  @Test("A substate's own transition comes before its parent's")
  func shadowed() {
    let page = "- Open: A → P\n- Close: P → A: `O.far()`\n- Close: Q → A: `O.near()`"
    #expect(verdict(page, "- Close: Q → A: `O.near()`") == "holds")
    #expect(verdict(page, "- Close: Q → A: `O.far()`") == "far() for near()")
    #expect(verdict(page, "- Close: P → A: `O.far()`") == "holds")
  }

  @Test("Guards about other scenes are ignored")
  func guards() {
    let page = "- Go: A → B [another scene]: `O.x()`\n- End: B → A [last scene]: `O.y()`"
    #expect(verdict(page, "- Go: A → B → A: `O.x()`, `O.y()`") == "holds")
  }

  @Test("All transitions are of one mode, that of the scenario's guard if it has one")
  func modes() {
    let page = """
      - Go: A → B [app with scenes]: `O.x()`
      - Go: A → B [app without scenes]: `O.y()`
      - End: B → A [app without scenes, last scene]: `O.z()`
      """
    #expect(verdict(page, "- Go: A → B: `O.x()`") == "holds")
    #expect(verdict(page, "- Go: A → B: `O.y()`") == "holds")
    #expect(verdict(page, "- Go: A → B [with scenes]: `O.y()`") == "y() for x()")
    #expect(verdict(page, "- Go: A → B → A: `O.y()`, `O.z()`") == "holds")
    #expect(verdict(page, "- Go: A → B → A: `O.x()`, `O.z()`") == "x() for y()")
    #expect(verdict(page, "- Go: A → B → A [app with scenes]").hasPrefix("B to A is missing at 1"))
  }

  @Test("Runs that match the title and the guard are preferred to those that match the title alone")
  func titleAndGuard() {
    let page = "- Go: A → B [x]: `O.one()`\n- Go: A → B [y]: `O.two()`\n- Go: A → B: `O.three()`"
    #expect(verdict(page, "- go: A → B [X]: `O.one()`") == "holds")
    #expect(verdict(page, "- go: A → B [x]: `O.two()`") == "two() for one()")
    #expect(verdict(page, "- Go: A → B: `O.three()`") == "holds")
    #expect(verdict(page, "- Go: A → B: `O.one()`") == "one() for three()")
    #expect(verdict(page, "- Go: A → B [z]: `O.two()`") == "holds")
  }

  @Test("Next are runs in which every transition has the title, then those whose first one has it, then all")
  func titles() {
    let page = """
      - Go: A → B: `O.one()`
      - Run: A → B: `O.two()`
      - Go: B → C [x]: `O.three()`
      - Walk: B → C: `O.four()`
      """
    #expect(verdict(page, "- Go: A → B → C: `O.one()`, `O.three()`") == "holds")
    #expect(verdict(page, "- Go: A → B → C: `O.one()`, `O.four()`") == "four() for three()")
    #expect(verdict(page, "- Run: A → B → C: `O.two()`, `O.four()`") == "holds")
    #expect(verdict(page, "- Run: A → B → C: `O.one()`, `O.four()`") == "one() for two()")
    #expect(verdict(page, "- Walk: A → B → C: `O.two()`, `O.three()`") == "holds")
    #expect(verdict(page, "- Fly: A → B → C: `O.one()`, `O.four()`") == "holds")
    #expect(verdict(page, "- Fly: A → B → C: `O.four()`") == "four() for one()")
  }

  @Test("A run that does not reach the end of the path doesn't count")
  func blindAlley() {
    let page = "- Go: A → B → D: `O.one()`\n- Other: A → B: `O.two()`\n- B → C"
    #expect(verdict(page, "- Go: A → B → C: `O.two()`") == "holds")
    #expect(verdict(page, "- Go: A → B → C: `O.one()`") == "one() for two()")
  }

  @Test("Any of several runs may match; no run may match with a part of another")
  func severalRuns() {
    let page = """
      ### A → B

      1. `O.one()`

      ### X: A → B

      1. `O.two()`

      ### B → C

      1. `O.three()`

      ### X: B → C

      1. `O.four()`
      """
    for first in ["one", "two"] {
      for second in ["three", "four"] {
        #expect(verdict(page, "- Y: A → B → C: `O.\(first)()`, `O.\(second)()`") == "holds")
      }
    }
    #expect(verdict(page, "- Y: A → B → C: `O.two()`, `O.one()`") == "one() for three()")
  }
}
