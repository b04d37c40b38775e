import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Callbacks that have their names in common")
struct OverloadsTests {
  @Test("A name of several callbacks is ambiguous, and the help says how to tell them apart")
  func ambiguous() {
    let found = diagnostics(of: reading("`provider(_:perform:)`"))
    #expect(found == ["Callback 'provider(_:perform:)' is ambiguous: 8 methods have this name"])
    let help = reading("`provider(_:perform:)`").diagnostics.first { $0.id == "ambiguous-callback" }?.help
    #expect(
      help == """
        Write which type the argument has, as in 'Calls.provider(_:perform: …)': 'CXStartCallAction', 'CXAnswerCallAction', \
        'CXEndCallAction', 'CXSetHeldCallAction', 'CXSetMutedCallAction', 'CXSetGroupCallAction', 'CXPlayDTMFCallAction' or \
        'CXSetTranslatingCallAction'
        """)
  }

  @Test(
    "A type behind its label chooses, and so does a whole declaration, or the selector",
    arguments: [
      "provider(_:perform: CXEndCallAction)", "provider(_:perform:CXEndCallAction)",
      "Calls.provider(_:perform: CXEndCallAction)", "provider(_: CXProvider, perform: CXEndCallAction)",
      "func provider(_ provider: CXProvider, perform action: CXEndCallAction)", "provider:performEndCallAction:",
    ])
  func chosen(code: String) {
    let reading = reading("`\(code)`")
    #expect(diagnostics(of: reading) == [])
    #expect(reading.lifecycle.callbackLines == ["Calls.provider(_:perform: CXEndCallAction)"])
    #expect(reading.lifecycle.callbacks.map(\.signature).compactMap { $0?.contains("CXEndCallAction") } == [true])
  }

  @Test("A type that none of them has is unknown")
  func unknown() {
    #expect(
      diagnostics(of: reading("`provider(_:perform: CXSingAction)`"))
        == ["Unknown callback 'provider(_:perform: CXSingAction)' in 'Calls'"])
  }

  @Test("Where the page lists one of them, its bare name means that")
  func listed() {
    let reading = reading(
      "`provider(_:perform:)`",
      callbacks: "## Callbacks\n\n- `Calls.provider(_:perform: CXSetHeldCallAction)` (once)\n\n")
    #expect(diagnostics(of: reading) == [])
    #expect(reading.lifecycle.callbackLines == ["Calls.provider(_:perform: CXSetHeldCallAction)"])
  }

  @Test("Two of them are two callbacks, in the order of their calls")
  func two() {
    let reading = reading("`provider(_:perform: CXEndCallAction)`, `provider(_:perform: CXSetHeldCallAction)`")
    #expect(
      reading.lifecycle.callbackLines == [
        "Calls.provider(_:perform: CXEndCallAction)", "Calls.provider(_:perform: CXSetHeldCallAction)",
      ])
  }

  private func diagnostics(of reading: Reading) -> [String] {
    reading.diagnostics.filter { $0.severity == .error }.map(\.summary)
  }

  private func reading(_ step: String, callbacks: String = "") -> Reading {
    LifecycleReader.read(
      SourceFile(
        path: "call.md",
        text: """
          # Call

          - Platform: iOS 26

          ## Delegates

          - `Calls`: `CXProviderDelegate`

          \(callbacks)## States

          - **Idle** (initial)
          - **Talking**

          ## Transitions

          ### Answer: Idle → Talking

          1. \(step)

          ### Hang up: Talking → Idle

          """))
  }
}
