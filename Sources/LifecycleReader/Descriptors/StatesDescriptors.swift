import Diagnostics
import LifecycleModel
import Text

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

  package static let unknownState = DiagnosticDescriptor(
    id: "unknown-state",
    severity: .error,
    headline: "State is not defined",
    explanation: """
      Every state that a transition, scenario or rule names must be in the States section. Letter case does not matter, and a
      space, `-` and `_` are the same.

      Fix the name, or add the state.
      """,
    example: ExamplePage.player.replacing("→ Playing", with: "→ Plaing"),
    fixedExample: ExamplePage.player
  )

  package static let duplicateState = DiagnosticDescriptor(
    id: "duplicate-state",
    severity: .error,
    headline: "Two states have the same name",
    explanation: """
      A state's name must be unique, even among different parents: pages, tables and generated code refer to it by name.
      Letter case does not matter, and a space, `-` and `_` are the same.

      Rename or remove one of the two.
      """,
    example: ExamplePage.player.replacing("**Playing**\n", with: "**Playing**\n- **idle**\n"),
    fixedExample: ExamplePage.player
  )

  package static let circularParent = DiagnosticDescriptor(
    id: "circular-parent",
    severity: .error,
    headline: "State is inside itself",
    explanation: """
      In a table of states, the Parent column names the state that contains another one. These parents lead back to the
      state itself.

      Fix the parent of one of them.
      """,
    example: ExamplePage.player.replacing(
      "- **Idle** (initial)\n- **Playing**",
      with: "| State | Parent |\n| --- | --- |\n| Idle (initial) | |\n| Playing | Loud |\n| Loud | Playing |"),
    fixedExample: ExamplePage.player.replacing(
      "- **Idle** (initial)\n- **Playing**",
      with: "| State | Parent |\n| --- | --- |\n| Idle (initial) | |\n| Playing | |\n| Loud | Playing |")
  )

  package static let ambiguousState = DiagnosticDescriptor(
    id: "ambiguous-state",
    severity: .error,
    headline: "Path can be read in two ways",
    explanation: """
      If a text can be split into states in several ways, the one with the longest names is used. Here two ways have
      names of the same length.

      Write the path with `→`, and rename a state whose name contains an arrow.
      """,
    example: ambiguousPathFix.replacing("- A → B to C\n- A → A to B", with: "- A to B to C"),
    fixedExample: ambiguousPathFix
  )

  package static let duplicateInitial = DiagnosticDescriptor(
    id: "duplicate-initial",
    severity: .error,
    headline: "Two states are initial",
    explanation: """
      A life cycle begins in one state: one at the top level is `initial`, and at most one of each state's substates.

      Remove the attribute from all but one.
      """,
    example: ExamplePage.player.replacing("**Playing**", with: "**Playing** (initial)"),
    fixedExample: ExamplePage.player
  )

  package static let proseBelowState = DiagnosticDescriptor(
    id: "prose-below-state",
    severity: .note,
    headline: "List item below a state is read as prose",
    explanation: """
      A list below a state holds its substates. An item that ends like a sentence, or has more than six words, is read as a
      description of the state instead, unless its beginning is in bold. The first of a page is reported.

      Put a substate's name in bold; move prose to the state's own item.
      """,
    example: ExamplePage.player.replacing(
      "**Playing**\n", with: "**Playing**\n  - The player has the network's attention.\n"),
    fixedExample: ExamplePage.player.replacing(
      "**Playing**\n", with: "**Playing**: the player has the network's attention.\n")
  )

  package static let implicitInitial = DiagnosticDescriptor(
    id: "implicit-initial",
    severity: .note,
    headline: "No state is marked initial",
    explanation: """
      If no state is `initial`, the life cycle begins in the first state of the page. The attribute keeps it the initial
      state when the page is reordered.

      Write `(initial)` after the state's name.
      """,
    example: ExamplePage.player.replacing("**Idle** (initial)", with: "**Idle**"),
    fixedExample: ExamplePage.player
  )
}

extension Diagnostic {
  /// A name that no state has.
  static func unknownState(_ name: String, nearest: NearestWord.Guess?, at range: SourceRange) -> Diagnostic {
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
      .ambiguousState, "Path '\(path)' can be split into states in more than one way", at: range,
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

  /// An item below a state that is no substate.
  static func proseBelowState(_ text: String, of state: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .proseBelowState, "'\(text)' is read as a description of '\(state)', not as a substate", at: range,
      help: "If it is a substate, write its name in bold")
  }

  /// A page without an initial state.
  static func implicitInitial(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .implicitInitial, "State '\(name)' is initial only because it is the first one", at: range,
      help: "Write (initial) after the name of the initial state")
  }
}
