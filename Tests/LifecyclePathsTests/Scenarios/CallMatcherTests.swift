import Testing

@Suite("Calls of scenarios")
struct CallMatcherTests {
  /// One transition from A to B with calls in commas, `Go: A → B`, and a scenario of the same path.
  private func verdict(_ calls: String, _ listed: String) -> String {
    ScenarioPage("- Go: A → B: \(calls)", scenario: "- Go: A → B: \(listed)").verdict
  }

  /// The same with numbered steps.
  private func verdict(
    steps: String, path: String = "A → B", listed: String, on scenarioPath: String? = nil
  ) -> String {
    ScenarioPage("### Go: \(path)\n\n\(steps)", scenario: "### Go: \(scenarioPath ?? path)\n\n\(listed)").verdict
  }

  @Test("The calls are the listed ones in the listed order")
  func order() {
    #expect(verdict("`O.x()`, `O.y()`", "`O.x()`, `O.y()`") == "holds")
    #expect(verdict("`O.x()`, `O.y()`", "`O.y()`, `O.x()`") == "y() for x()")
    #expect(verdict("`O.x()`, `O.y()`", "`O.x()`") == "end for y()")
    #expect(verdict("`O.x()`", "`O.x()`, `O.y()`") == "y() for end")
    #expect(verdict("`O.x()`, `O.x()`", "`O.x()`") == "end for x()")
    #expect(verdict("", "") == "holds")
  }

  @Test("A call of the graph that may be skipped may be missing from the list, but not be elsewhere in it")
  func skippedOnGraph() {
    let calls = "`O.x()`, `O.y()` (may be skipped), `O.z()`"
    #expect(verdict(calls, "`O.x()`, `O.z()`") == "holds")
    #expect(verdict(calls, "`O.x()`, `O.y()`, `O.z()`") == "holds")
    #expect(verdict(calls, "`O.y()`, `O.x()`, `O.z()`") == "y() for x()")
    #expect(verdict(calls, "`O.x()`, `O.z()`, `O.y()`") == "y() for end")
  }

  @Test("A listed call that may be skipped may be missing from the graph, also if its callback says so")
  func skippedInList() {
    #expect(verdict("`O.x()`", "`O.x()`, `O.y()` (may be skipped)") == "holds")
    #expect(verdict("`O.x()`", "`O.y()` (may be skipped), `O.z()`, `O.x()`") == "z() for x()")
    let page = ScenarioPage(
      "- Go: A → B: `O.x()`", scenario: "- Go: A → B: `O.y()`, `O.x()`", callbacks: "- `O.y()` (may be skipped)")
    #expect(page.verdict == "holds")
  }

  @Test("A deferred call may be listed at its place, later or not at all, but not before")
  func deferred() {
    let calls = "`O.x()`, `O.y()` (deferred), `O.z()`, `O.w()`"
    for list in ["x y z w", "x z y w", "x z w y", "x z w"] {
      let listed = list.split(separator: " ").map { "`O.\($0)()`" }.joined(separator: ", ")
      #expect(verdict(calls, listed) == "holds", "\(list)")
    }
    #expect(verdict(calls, "`O.y()`, `O.x()`, `O.z()`, `O.w()`") == "y() for x()")
    #expect(verdict(calls, "`O.x()`, `O.y()`, `O.y()`, `O.z()`, `O.w()`") == "y() for z()")
  }

  @Test("A deferred call may be listed on a later segment, and after the last")
  func deferredFurther() {
    let page = "- Go: A → B: `O.x()` (deferred)\n- On: B → C: `O.y()`"
    #expect(ScenarioPage(page, scenario: "- A → B → C: `O.y()`, `O.x()`").verdict == "holds")
    #expect(ScenarioPage(page, scenario: "- A → B → C: `O.x()`, `O.y()`").verdict == "holds")
    #expect(ScenarioPage(page, scenario: "- B → C: `O.x()`, `O.y()`").verdict == "x() for y()")
  }

  @Test("Groups in any order compare without order, on either side, and only inside the group")
  func groups() {
    let group = "1. `O.a()`\n2. Any order:\n   - `O.x()`\n   - `O.y()`\n3. `O.z()`"
    #expect(verdict(steps: group, listed: "1. `O.a()`\n2. `O.y()`\n3. `O.x()`\n4. `O.z()`") == "holds")
    #expect(verdict(steps: group, listed: "1. `O.y()`\n2. `O.a()`\n3. `O.x()`\n4. `O.z()`") == "y() for a()")
    #expect(verdict(steps: group, listed: "1. `O.a()`\n2. `O.x()`\n3. `O.z()`\n4. `O.y()`") == "z() for y()")
    let list = "1. `O.a()`\n2. `O.x()`\n3. `O.y()`\n4. `O.z()`"
    #expect(
      verdict(steps: list, listed: "1. Any order:\n   - `O.y()`\n   - `O.x()`\n   - `O.a()`\n2. `O.z()`") == "holds")
    #expect(verdict(steps: list, listed: "1. Any order:\n   - `O.x()`\n   - `O.z()`\n2. `O.a()`").hasSuffix("for a()"))
    #expect(
      verdict(
        steps: group, listed: "1. Any order:\n   - `O.x()`\n   - `O.a()`\n2. Any order:\n   - `O.z()`\n   - `O.y()`")
        == "holds")
    #expect(
      verdict(steps: group, listed: "1. `O.a()`\n2. Any order:\n   - `O.y()`\n   - `O.w()`\n3. `O.z()`")
        == "w() for x()")
  }

  @Test("In a group too, calls may be skipped or deferred")
  func uncertainGroups() {
    let group = "1. Any order:\n   - `O.x()` (may be skipped)\n   - `O.y()` (deferred)\n   - `O.z()`\n2. `O.w()`"
    for list in ["z w", "x z w", "z x w", "y z w", "z y x w", "z w y", "x z w y"] {
      let listed = list.split(separator: " ").map { "1. `O.\($0)()`" }.joined(separator: "\n")
      #expect(verdict(steps: group, listed: listed) == "holds", "\(list)")
    }
    #expect(verdict(steps: group, listed: "1. `O.z()`\n2. `O.w()`\n3. `O.x()`") == "x() for end")
    let listed = "1. Any order:\n   - `O.w()` (may be skipped)\n   - `O.v()` (may be skipped)\n   - `O.z()`"
    #expect(verdict(steps: group, listed: listed) == "holds")
  }

  @Test("A call is not matched too early")
  func notGreedy() {
    #expect(verdict("`O.x()` (may be skipped), `O.x()`", "`O.x()`") == "holds")
    #expect(verdict("`O.x()`", "`O.x()` (may be skipped), `O.x()`") == "holds")
    #expect(verdict("`O.x()` (may be skipped), `O.y()`, `O.x()`", "`O.y()`, `O.x()`") == "holds")
    #expect(
      verdict(
        steps: "1. Any order:\n   - `O.x()` (may be skipped)\n   - `O.y()`\n2. `O.x()`",
        listed: "1. Any order:\n   - `O.x()`\n   - `O.y()`") == "holds")
    #expect(
      verdict(
        steps: "1. Any order:\n   - `O.x()`\n   - `O.y()`",
        listed: "1. Any order:\n   - `O.x()` (may be skipped)\n   - `O.y()`\n2. `O.x()`") == "holds")
  }

  @Test("Calls before a state in bold come before the scene enters it, those after it after; the mark is optional")
  func marks() {
    let chain = "1. `O.x()`\n2. **B**\n3. `O.y()`"
    #expect(verdict(steps: chain, path: "A → B → C", listed: "1. `O.x()`\n2. `O.y()`") == "holds")
    #expect(verdict(steps: chain, path: "A → B → C", listed: chain) == "holds")
    #expect(verdict(steps: chain, path: "A → B → C", listed: "1. `O.x()`\n2. `O.y()`\n3. **B**") == "B for end")
    #expect(verdict(steps: chain, path: "A → B → C", listed: "1. **B**\n2. `O.x()`\n3. `O.y()`") == "B for x()")
    #expect(verdict(steps: chain, path: "A → B → C", listed: "1. `O.x()`\n2. **D**\n3. `O.y()`") == "D for y()")
    #expect(
      verdict(steps: chain, path: "A → B → C", listed: "1. **A**\n2. `O.x()`\n3. **B**\n4. `O.y()`\n5. **C**")
        == "holds")
    #expect(verdict(steps: chain, path: "A → B → C", listed: "1. `O.x()`\n2. **A**\n3. `O.y()`") == "A for y()")
  }

  @Test("Calls after the last state of a chain or a scenario are calls of its last segment, as in a transition")
  func lastMark() {
    let steps = "1. `O.x()`\n2. **B**\n3. `O.y()`"
    #expect(verdict(steps: steps, listed: steps) == "holds")
    #expect(verdict(steps: steps, listed: "1. **B**\n2. `O.x()`\n3. `O.y()`") == "holds")
    let page = "### Go: A → B\n\n\(steps)\n\n### On: B → C\n\n1. `O.z()`"
    #expect(ScenarioPage(page, scenario: "### A → B → C\n\n\(steps)\n4. `O.z()`\n5. **C**").verdict == "holds")
    #expect(
      ScenarioPage(page, scenario: "### A → B → C\n\n1. `O.x()`\n2. `O.y()`\n3. `O.z()`\n4. **B**").verdict
        == "B for end")
  }

  @Test("A state in bold may be composite, and the path may reach it more than once")
  func markedStates() {
    let page = "### Go: A → Q → B → Q → C\n\n1. `O.x()`\n2. **Q**\n3. **B**\n4. `O.y()`\n5. **Q**\n6. `O.z()`"
    let path = "### Go: A → Q → B → Q → C\n\n"
    for list in ["x Q y z", "x y Q z", "x Q y Q z", "x P B y P z", "x Q Q y z"] {
      let items = list.split(separator: " ").map { $0.first?.isLowercase == true ? "1. `O.\($0)()`" : "1. **\($0)**" }
      #expect(ScenarioPage(page, scenario: path + items.joined(separator: "\n")).verdict == "holds", "\(list)")
    }
    #expect(
      ScenarioPage(page, scenario: path + "1. `O.x()`\n2. **Q**\n3. **Q**\n4. **Q**\n5. `O.y()`\n6. **B**\n7. `O.z()`")
        .verdict == "B for z()")
  }

  @Test("A late call comes before the scene is in a state or after, not between the state and itself")
  func lateAndMarks() {
    let page = "### Go: A → B → C\n\n1. `O.x()` (deferred)\n2. **B**\n3. `O.y()`"
    let path = "### Go: A → B → C\n\n"
    for list in ["x B y", "B x y", "B y x", "B y"] {
      let items = list.split(separator: " ").map { $0 == "B" ? "1. **B**" : "1. `O.\($0)()`" }
      #expect(ScenarioPage(page, scenario: path + items.joined(separator: "\n")).verdict == "holds", "\(list)")
    }
    #expect(ScenarioPage(page, scenario: path + "1. **B**\n2. `O.x()`\n3. **B**\n4. `O.y()`").verdict == "B for y()")
  }
}
