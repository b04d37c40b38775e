import Diagnostics
import LifecycleModel

/// Most transitions call nothing, on a page that has callbacks.
enum TransitionsWithoutCalls: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "transitions-without-calls",
    severity: .note,
    headline: "Most transitions call nothing",
    explanation: """
      The page has delegates, but three quarters of its transitions call none of their callbacks. Perhaps its calls are written in a way
      that is read as prose.

      Write each call in a code span: in a list below the transition, after its path, or in a Callbacks column.
      """,
    example: ExamplePage.delegates.replacing("1. `SceneDelegate.sceneWillResignActive(_:)`", with: "")
      .replacing("1. `SceneDelegate.sceneDidBecomeActive(_:)`", with: "The scene delegate is called."),
    fixedExample: ExamplePage.delegates
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    let lifecycle = subject.lifecycle
    let chains = lifecycle.chains
    let silent = chains.filter { chain in chain.allSatisfy { lifecycle[$0].steps.isEmpty } }
    guard !lifecycle.delegates.isEmpty, silent.count * 4 > chains.count * 3, let first = silent.first?.first,
      // Of a call that was not read, its own diagnostic says how to write it.
      !subject.sourceMap.unread.mayCall
    else { return [] }
    return [
      Diagnostic(
        descriptor, "\(silent.count) of \(chains.count) transitions call nothing",
        at: subject.sourceMap[first].range, help: "Write their calls in code spans")
    ]
  }
}
