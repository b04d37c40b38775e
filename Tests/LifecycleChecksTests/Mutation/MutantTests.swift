import Diagnostics
import LifecycleModel
import LifecycleReader
import Testing

@Suite("Mutants of a page")
struct MutantTests {
  @Test("A call is left out, or swapped with the next one of its event; calls in any order are not swapped")
  func names() {
    #expect(
      mutants.map(\.name) == [
        "Go: A → B → A, without 'one()'", "Go: A → B → A, without 'alone()'", "Go: A → B → A, without 'two()'",
        "Go: A → B → A, without 'three()'", "Go: A → B → A, without 'four()'",
        "Go: A → B → A, 'two()' before 'one()'", "Go: A → B → A, 'three()' before 'one()'",
        "Go: A → B → A, 'four()' before 'two()'", "Go: A → B → A, 'four()' before 'three()'",
        "A → A [x], without 'one()'",
      ])
  }

  @Test("Two calls are swapped, on their transitions and in the text; their groups stay")
  func exchange() throws {
    let page = Self.page
    let mutant = try #require(mutants.first { $0.name.hasSuffix("'three()' before 'one()'") })
    let steps = mutant.lifecycle.transitions.map { transition in
      transition.steps.map { mutant.lifecycle[$0.callback].name + ($0.unordered.map { " \($0)" } ?? "") }
    }
    #expect(steps == [["three()", "alone() 1"], ["two() 1", "one() 1", "four()"], ["one()"]])
    #expect(
      mutant.sourceMap.transitions.map { $0.steps.map { page.file[$0] } } == [
        ["Own.three()", "Own.alone()"], ["Own.two()", "Own.one()", "Own.four()"], ["Own.one()"],
      ])
  }

  @Test("A call that is left out is removed from its transition only")
  func removal() throws {
    let mutant = try #require(mutants.first { $0.name == "Go: A → B → A, without 'one()'" })
    #expect(mutant.lifecycle.transitions.map(\.steps.count) == [1, 3, 1])
    #expect(mutant.sourceMap.transitions.map(\.steps.count) == [1, 3, 1])
  }

  private var mutants: [Mutant] { Mutant.all(of: Self.page.lifecycle, Self.page.sourceMap) }

  private static let page = LifecycleReader.read(
    SourceFile(
      path: "page.md",
      text: """
        # T

        ## Delegates

        - `Own`: `OwnDelegate`

        ## States

        - **A** (initial)
        - **B**

        ## Transitions

        ### Go: A → B → A

        1. `Own.one()`
        2. In any order with the others:
           - `Own.alone()`
        3. **B**
        4. In any order:
           - `Own.two()`
           - `Own.three()`
        5. `Own.four()`

        ### A → A [x]

        1. `Own.one()`
        """))
}
