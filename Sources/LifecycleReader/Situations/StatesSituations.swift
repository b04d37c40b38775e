import Diagnostics
import LifecycleModel

extension DiagnosticDescriptor {
  private static let ambiguousPathFix = """
    # Trip

    ## States

    - **A** (initial)
    - **A to B**
    - **B to C**
    - **C**

    ## Transitions

    - A → B to C
    - A → A to B
    - A to B → C
    - C → B to C
    - B to C → A
    """

  /// `unknown-state`
  package static let unknownState = DiagnosticDescriptor(
    id: "unknown-state",
    severity: .error,
    headline: "A name is not that of a state",
    explanation: """
      Every state that a transition, scenario or rule names must be in the States section. Letter case does not matter, and a
      space, `-` and `_` are the same.

      Mend the name, or add the state.
      """,
    example: ExamplePage.player.replacing("→ Playing", with: "→ Plaing"),
    fixedExample: ExamplePage.player
  )

  /// `duplicate-state`
  package static let duplicateState = DiagnosticDescriptor(
    id: "duplicate-state",
    severity: .error,
    headline: "Two states have one name",
    explanation: """
      A state's name must be its own, below whatever parent it is: pages, tables and generated code know it by name. Letter
      case does not matter, and a space, `-` and `_` are the same.

      Rename one of the two, or remove it.
      """,
    example: ExamplePage.player.replacing("**Playing**\n", with: "**Playing**\n- **idle**\n"),
    fixedExample: ExamplePage.player
  )

  /// `circular-parent`
  package static let circularParent = DiagnosticDescriptor(
    id: "circular-parent",
    severity: .error,
    headline: "A state is inside itself",
    explanation: """
      In a table of states, the Parent column says inside which state another is. Followed upwards, these parents come back to
      the state they started from.

      Mend the parent of one of them.
      """,
    example: ExamplePage.player.replacing(
      "- **Idle** (initial)\n- **Playing**",
      with: "| State | Parent |\n| --- | --- |\n| Idle (initial) | |\n| Playing | Loud |\n| Loud | Playing |"),
    fixedExample: ExamplePage.player.replacing(
      "- **Idle** (initial)\n- **Playing**",
      with: "| State | Parent |\n| --- | --- |\n| Idle (initial) | |\n| Playing | |\n| Loud | Playing |")
  )

  /// `ambiguous-state`
  package static let ambiguousState = DiagnosticDescriptor(
    id: "ambiguous-state",
    severity: .error,
    headline: "A path can be read in two ways",
    explanation: """
      Where a text can be cut into states in several ways, the one with the longest names is meant. Here two ways have
      names of the same length.

      Write the path with `→`, and rename a state whose name holds an arrow.
      """,
    example: ambiguousPathFix.replacing("- A → B to C\n- A → A to B", with: "- A to B to C"),
    fixedExample: ambiguousPathFix
  )

  /// `duplicate-initial`
  package static let duplicateInitial = DiagnosticDescriptor(
    id: "duplicate-initial",
    severity: .error,
    headline: "Two states are initial",
    explanation: """
      Life begins in one state: one at the top level is `initial`, and at most one of each state's substates.

      Take the attribute from all but one.
      """,
    example: ExamplePage.player.replacing("**Playing**", with: "**Playing** (initial)"),
    fixedExample: ExamplePage.player
  )

  /// `implicit-initial`
  package static let implicitInitial = DiagnosticDescriptor(
    id: "implicit-initial",
    severity: .note,
    headline: "No state is marked initial, so the first one is",
    explanation: """
      Without a state that is `initial`, life begins in the first state of the page. That may be meant; saying so keeps it
      true when the page is sorted anew.

      Write `(initial)` behind the state's name.
      """,
    example: ExamplePage.player.replacing("**Idle** (initial)", with: "**Idle**"),
    fixedExample: ExamplePage.player
  )
}

extension Diagnostic {
  /// A name that no state has.
  static func unknownState(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownState, "State '\(name)' is not defined", at: range,
      help: nearest == nil ? "Add it to the States section" : nil,
      fixIts: .replacing(name, with: nearest, at: range))
  }

  /// A second definition of a state.
  static func duplicateState(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateState, "State '\(name)' is defined twice", at: range,
      notes: [Diagnostic.Note("The first definition is here", range: first)])
  }

  /// A parent that is inside its substate, or is the state itself.
  static func circularParent(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .circularParent, "Parent '\(name)' is inside the state itself", at: range,
      help: "Name another parent, or leave the cell empty")
  }

  /// A path with two readings that are equally good.
  static func ambiguousState(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ambiguousState, "Path '\(path)' can be cut into states in more than one way", at: range,
      help: "Write → between the states")
  }

  /// A second initial state in one place of the hierarchy.
  static func duplicateInitial(
    _ name: String, first: String, at range: SourceRange, firstPlace: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateInitial, "State '\(name)' is initial, and so is '\(first)'", at: range,
      notes: [Diagnostic.Note("'\(first)' is initial here", range: firstPlace)])
  }

  /// A page without an initial state.
  static func implicitInitial(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .implicitInitial, "State '\(name)' is taken as the initial one, because it is the first", at: range,
      help: "Write (initial) behind the name of the state in which life begins")
  }
}
