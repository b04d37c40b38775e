import Diagnostics
import LifecycleModel

/// A callback is deprecated at the page's version.
enum DeprecatedCallback: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "deprecated-callback",
    severity: .warning,
    headline: "Callback is deprecated at the page's version",
    explanation: """
      Apple's frameworks deprecate it in the version that the page is about, or in an earlier one.

      Use its replacement, or write `(deprecated iOS 26)` after its name if the page is about a deprecated callback.
      """,
    example: ExamplePage.delegates
      .replacing("Player\n\n##", with: "Player\n\n- Platform: iOS\n- Version: 26\n\n##")
      .replacing("`SceneDelegate`: `UIWindowSceneDelegate`", with: "`AppDelegate`: `UIApplicationDelegate`")
      .replacing("SceneDelegate.scene", with: "AppDelegate.application"),
    fixedExample: ExamplePage.delegates.replacing(
      "Player\n\n##", with: "Player\n\n- Platform: iOS\n- Version: 26\n\n##")
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    guard let selection = subject.selection.map(subject.lifecycle.completing) else { return [] }
    return subject.lifecycle.livingCallbacks.compactMap { callback in
      let lifecycle = subject.lifecycle
      guard lifecycle[callback].attributes.availability.deprecated == nil,
        let deprecated = lifecycle.availability(of: callback).deprecated,
        lifecycle.availability(of: callback).isDeprecated(at: selection)
      else { return nil }
      return Diagnostic(
        descriptor, "Callback '\(lifecycle.shownName(of: callback))' is deprecated since \(deprecated)",
        at: subject.sourceMap[callback],
        help: lifecycle.replacement(of: callback).map { "Use \($0)" })
    }
  }
}
