import Diagnostics
import LifecycleModel

/// A declared callback is never called.
enum UncalledCallback: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "uncalled-callback",
    severity: .warning,
    headline: "Declared callback is never called",
    explanation: """
      The Callbacks section declares it, but no transition calls it: either the call is missing on the page, or the method
      compiles but is never called.

      Add it to the transition that calls it, or remove it.
      """,
    example: ExamplePage.callbacks.replacing("stop.\n", with: "stop.\n- `sceneDidDisconnect(_:)`: clean up.\n"),
    fixedExample: ExamplePage.callbacks
      .replacing("stop.", with: "stop.\n- `sceneDidDisconnect(_:)`: clean up.")
      .replacing(
        "1. `SceneDelegate.sceneWill", with: "1. `SceneDelegate.sceneDidDisconnect(_:)`\n2. `SceneDelegate.sceneWill")
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    // A transition, or a call, that cannot be read may call it.
    guard !subject.sourceMap.unread.mayCall else { return [] }
    let called = subject.lifecycle.calledCallbacks
    let uncalled = subject.lifecycle.callbackIDs.filter { subject.lifecycle[$0].isDeclared && !called.contains($0) }
    return uncalled.map { callback in
      let isObserved = subject.lifecycle.delegate(of: callback).isObserved
      let name = subject.lifecycle.shownName(of: callback)
      return Diagnostic(
        descriptor, isObserved ? "Value '\(name)' is never observed" : "Callback '\(name)' is never called",
        at: subject.sourceMap[callback], help: "Add it to a transition, or remove it")
    }
  }
}
