import Diagnostics
import LifecycleModel

/// A callback of a library's type has no declaration.
enum UndeclaredCallback: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "undeclared-callback",
    severity: .warning,
    headline: "Callback of a library's type has no declaration",
    explanation: """
      The page says that the delegate's type is declared in a module, and the callback has only a name. The types of its
      parameters are not known then: a method with other types compiles, and is not the one that the library calls.

      Write the declaration in the Callbacks section as the library has it, or read the symbol graph of the module with
      `--symbols`.
      """,
    example: page(declaration: "session(_:didChange:)"),
    fixedExample: page(declaration: "func session(_ session: Session, didChange state: Session.State)"))

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    let lifecycle = subject.lifecycle
    return lifecycle.callbackIDs.filter { id in
      let callback = lifecycle[id]
      return lifecycle.hasSwift(callback.delegate) && !lifecycle[callback.delegate].isObserved
        && callback.signature == nil && lifecycle.apiEntry(of: id) == nil
        && lifecycle[callback.delegate].types.contains { lifecycle.libraryModule(ofType: $0) != nil }
    }.map { id in
      Diagnostic(
        descriptor, "Callback '\(lifecycle[id].name)' of '\(lifecycle.delegate(of: id).name)' has no declaration",
        at: subject.sourceMap[id],
        help: "Write it in the Callbacks section as the library has it: '`func …`'")
    }
  }

  private static func page(declaration: String) -> String {
    """
    # Session

    ## Delegates

    - `Talk`: `SessionDelegate` from `Sessions`

    ## States

    - **Idle** (initial)
    - **Talking** (final)

    ## Callbacks

    ### Talk

    - `\(declaration)`

    ## Transitions

    ### Answer: Idle → Talking

    1. `Talk.session(_:didChange:)`

    """
  }
}
